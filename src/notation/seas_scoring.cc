// The lines of a scoring of 7 Seas.
#include <utility>

#include "games/seas/card_text.h"
#include "games/seas/score_lines.h"
#include "notation/seas.h"

namespace septem {
namespace {

using namespace seas;

std::string_view key_of(ScoreLine::Kind kind) {
  switch (kind) {
    case ScoreLine::Kind::kCards:
      return "seas.score.cards";
    case ScoreLine::Kind::kCoins:
      return "seas.score.coins";
    case ScoreLine::Kind::kHasLady:
      return "seas.score.lady";
    case ScoreLine::Kind::kHasKing:
      return "seas.score.king";
    case ScoreLine::Kind::kValue:
      return "seas.score.value";
  }
  return {};
}

SeatSet members(const Setup& setup, std::size_t owner) {
  SeatSet seats;
  for (int i = 0; i < setup.seats; ++i)
    if (setup.owner_of(Seat::from_index(i)) == owner) seats.add(Seat::from_index(i));
  return seats;
}

}  // namespace

std::size_t SeasNotation::scorings(const Knowledge& knowledge) { return knowledge.scores.size(); }

Scoring SeasNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  Scoring scoring;
  for (const ScoreLine& line : score_lines(setup, knowledge.scores.back())) {
    ScoringLine told{key_of(line.kind), members(setup, line.owner), line.points, line.figure};
    for (const Card card : line.cards) told.cards.emplace_back(card_name(card));
    scoring.push_back(std::move(told));
  }
  return scoring;
}

}  // namespace septem
