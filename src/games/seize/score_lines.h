// The weighing told from its end (B20 to B22): the contests in order, then everybody's place.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/fixed_list.h"
#include "games/seize/knowledge.h"

namespace septem::seize {

struct ScoreLine {
  enum class Kind : std::uint8_t {
    kHeavier,    ///< a contest: the heavier stays ...
    kLighter,    ///< ... or the lighter, where the treasure is cursed
    kUnloaded,   ///< both weighed the same, and taking pieces off decided
    kShared,     ///< both stayed level to the end: they share their place
    kPlace,      ///< somebody's weight and place
    kNotWeighed  ///< the interloper, where it cannot win
  };

  Kind kind = Kind::kPlace;
  SeatSet seats{};    ///< who stays; whose weight it is
  SeatSet against{};  ///< who does not stay
  int weight = 0;     ///< of one who stays, or the one told of; in tenths of a gram or pips
  int place = 0;      ///< 1 is the best; equal weights share one
  PieceSet pieces{};
};

using ScoreLines = FixedList<ScoreLine, 2 * kMaxPlayers>;
using Totals = std::array<int, kMaxPlayers>;

/// What was taken off level scales is forgotten: who won in the end tells who won there. If neither did, it does not matter which of two
/// equal weights lost later on.
ScoreLines contest_lines(const Setup& setup, const Totals& weights, SeatSet winners);

/// Weights that people read off a real scale.
struct Weighing {
  ScoreLines lines{};
  SeatSet winners{};
  SeatSet level{};  ///< who weigh the same, and nobody has said who stays; then there are no winners yet
};
/// `stays` has a word for each contest that is level, in their order: who of the two stays, or both. What is neither is `level` again.
Weighing weigh_totals(const Setup& setup, const Totals& weights, std::span<const SeatSet> stays);

/// When it is over.
ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::seize
