// Seas (C9): take the top card of another column into the hand.
#pragma once

#include "games/game.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// The columns with a card other than the one just played, which lies on the Seas column.
inline TypeBits takeable(const State& state) { return state.columns.filled() & ~bit_of(Type::kSeas); }

/// The colour of the topmost Colors card in its column, whatever lies on it; none without one (C5).
Colour wild_colour(const Square& square, const Columns& columns);

inline bool can_take(const State& state) { return takeable(state) != 0; }
void add_takes(const State& state, MoveList& moves);
Objection why_not_take(const State& state, Move move);
void take(const Setup& setup, State& state, Move move);

}  // namespace septem::sevens
