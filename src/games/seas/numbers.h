// A dense number for every move of 7 Seas, for policies, masks and tables: this card in its n-th way, a nick from the n-th
// owner clockwise, this card picked.
#pragma once

#include <array>
#include <optional>

#include "games/seas/move.h"
#include "games/seas/view.h"

namespace septem::seas {

/// In how many ways a card of strength 1, 2, ... can be played at most, over all displays that play can reach: there equal
/// cards can only come from the deal. numbers_test.cc tries them all.
inline constexpr std::array<int, kStrengths> kMostWays = {4, 6, 4, 7, 10, 12, 14, 16, 21, 25};
inline constexpr int kWaysPerType = 119;
inline constexpr int kPlayNumbers = kTypes * kWaysPerType;
/// The other owners clockwise, the harbour, nowhere.
inline constexpr int kNickNumbers = kMaxSeats - 1 + 2;
inline constexpr int kMoves = kPlayNumbers + kNickNumbers + Card::kCount;

/// Both from what the mover sees, whose view this is. Only of a legal move there is a number.
int number_of(const Setup& setup, const View& view, Move move);
std::optional<Move> move_of(const Setup& setup, const View& view, int number);

}  // namespace septem::seas
