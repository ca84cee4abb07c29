// A dense number for every move of 7 Seize, for policies, masks and tables: this card, the n-th seat clockwise, these of the
// seven drawn pieces, the n-th order of those tied, this piece.
#pragma once

#include <optional>

#include "games/seize/cards.h"
#include "games/seize/move.h"
#include "games/seize/view.h"

namespace septem::seize {

inline constexpr int kDivvyNumbers = (1 << kDrawn) - 2;
/// Four tied seats at most: there are four cards of a rank.
inline constexpr int kOrderNumbers = 4 * 3 * 2;
/// Seize, steal, return, unload: each for the mover and for the interloper, who wants the opposite.
inline constexpr int kPieceNumbers = 4 * 2 * Piece::kCount;
inline constexpr int kMoves = 2 * Card::kCount + kMaxSeats + kDivvyNumbers + kOrderNumbers + kPieceNumbers;

/// Both from what the mover sees, whose view this is. Only of a legal move there is a number.
int number_of(const Setup& setup, const View& view, Move move);
std::optional<Move> move_of(const Setup& setup, const View& view, int number);

}  // namespace septem::seize
