// The lines of the scoring of Seven7s.
#include <utility>

#include "games/sevens/card_text.h"
#include "games/sevens/score_lines.h"
#include "notation/sevens.h"

namespace septem {
namespace {

using namespace sevens;
using Kind = ScoreLine::Kind;
using Reason = ScoreLine::Reason;

std::string_view key_of(const ScoreLine& line) {
  const bool is_ending = line.kind == Kind::kEnding;
  switch (line.kind) {
    case Kind::kCard:
    case Kind::kEnding:
      if (line.reason == Reason::kWild) return is_ending ? "sevens.score.ending-wild" : "sevens.score.wild";
      if (line.reason == Reason::kDisabled) return is_ending ? "sevens.score.ending-disabled" : "sevens.score.disabled";
      return is_ending ? "sevens.score.ending" : "sevens.score.card";
    case Kind::kLucky:
      return "sevens.score.lucky";
    case Kind::kHidden:
      return "sevens.score.hidden";
    case Kind::kLowest:
      return "sevens.score.lowest";
  }
  return {};
}

}  // namespace

std::size_t SevensNotation::scorings(const Knowledge& knowledge) { return knowledge.view.scores ? 1 : 0; }

Scoring SevensNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  Scoring scoring;
  for (const ScoreLine& line : score_lines(setup, knowledge)) {
    ScoringLine told{key_of(line), SeatSet::of(line.seat), line.points, line.figure};
    for (const Card card : line.cards) told.cards.emplace_back(card_name(card));
    scoring.push_back(std::move(told));
  }
  return scoring;
}

}  // namespace septem
