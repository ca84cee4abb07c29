// How the points of a round came about (A13, A14), line by line. The chests are open by then (A10), so it is the same for everyone.
#pragma once

#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/seas/scoring.h"

namespace septem::seas {

struct ScoreLine {
  enum class Kind : std::uint8_t { kCards, kCoins, kHasLady, kHasKing, kValue };

  Kind kind = Kind::kCards;
  std::size_t owner = 0;
  std::optional<int> figure{};  ///< what was compared
  int points = 0;
  CardSet cards{};  ///< that make up the figure
};

/// A line for each owner and each kind.
using ScoreLines = FixedList<ScoreLine, 5 * kMaxSeats>;

ScoreLines score_lines(const Setup& setup, const RoundScore& score);

}  // namespace septem::seas
