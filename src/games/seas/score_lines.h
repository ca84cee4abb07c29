// How the points of a round came about (A13, A14), line by line. Pure: it needs the figures and the chests, or what somebody saw of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/seas/knowledge.h"
#include "games/seas/scoring.h"

namespace septem::seas {

struct ScoreLine {
  /// kHasSome is for the lady and the king together, where nobody can say who had which.
  enum class Kind : std::uint8_t { kCards, kCoins, kHasLady, kHasKing, kHasSome, kValue };

  Kind kind = Kind::kCards;
  std::size_t owner = 0;
  std::optional<int> figure{};  ///< what was compared
  int points = 0;
  CardSet cards{};  ///< that make up the figure; empty where they are not known
};

/// A line for each owner and each kind that is told.
using ScoreLines = FixedList<ScoreLine, 5 * kMaxSeats>;
using Chests = std::array<CardSet, kMaxSeats>;

/// The chests may be incomplete, or hold a card that was nicked unseen: cards are named only where they make up the figure.
ScoreLines score_lines(const Setup& setup, const RoundScore& score, const Chests& chests);

/// Of the last finished round, right after it, as far as this viewer can know.
ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::seas
