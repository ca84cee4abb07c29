// The lines of the weighing of 7 Seize.
#include <utility>

#include "games/seize/score_lines.h"
#include "notation/seize.h"

namespace septem {
namespace {

using namespace seize;

std::string_view key_of(ScoreLine::Kind kind) {
  switch (kind) {
    case ScoreLine::Kind::kHeavier:
      return "seize.score.heavier";
    case ScoreLine::Kind::kLighter:
      return "seize.score.lighter";
    case ScoreLine::Kind::kUnloaded:
      return "seize.score.unloaded";
    case ScoreLine::Kind::kShared:
      return "seize.score.shared";
    case ScoreLine::Kind::kPlace:
      return "seize.score.place";
    case ScoreLine::Kind::kNotWeighed:
      return "seize.score.not-weighed";
  }
  return {};
}

}  // namespace

std::size_t SeizeNotation::scorings(const Knowledge& knowledge) { return knowledge.view.phase == Phase::kOver ? 1 : 0; }

Scoring SeizeNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  Scoring scoring;
  for (const ScoreLine& line : score_lines(setup, knowledge)) {
    ScoringLine told{key_of(line.kind), line.seats, line.weight};
    if (line.place > 0) told.figure = line.place;
    for (const Piece piece : line.pieces) told.cards.emplace_back(setup.booty.id(piece));
    told.against = line.against;
    scoring.push_back(std::move(told));
  }
  return scoring;
}

}  // namespace septem
