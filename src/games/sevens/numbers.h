// A dense number for every move of Seven7s, for policies, masks and tables: this card on that column, the n-th opponent
// clockwise, a column, a call, what is looked at, the n-th order of the deck's cards.
#pragma once

#include <optional>

#include "games/sevens/move.h"
#include "games/sevens/view.h"

namespace septem::sevens {

inline constexpr int kPlayNumbers = Card::kCount * kTypes;
inline constexpr int kVictimNumbers = kMaxSeats - 1;
/// One to three cards out of the deck and three hands.
inline constexpr int kLookNumbers = 4 + 10 + 20;
inline constexpr int kStackNumbers = 3 * 2;
inline constexpr int kMoves = kPlayNumbers + kVictimNumbers + kTypes + Call::kCount + kTypes + kLookNumbers +
                              kStackNumbers;

/// Both from what the mover sees, whose view this is. Only of a legal move there is a number.
int number_of(const Setup& setup, const View& view, Move move);
std::optional<Move> move_of(const Setup& setup, const View& view, int number);

}  // namespace septem::sevens
