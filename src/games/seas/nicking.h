// Clearing the display and nicking a card (A7 to A9).
#pragma once

#include "games/game.h"
#include "games/seas/move.h"
#include "games/seas/move_list.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"

namespace septem::seas {

/// Whether there is anything that this seat may nick from.
bool has_source(const Setup& setup, const State& state, Seat seat);
/// Appends the choices of a source, to decline included, or of the card to pick.
void add_nicks(const Setup& setup, const State& state, Seat seat, MoveList& moves);
Objection why_not_source(const Setup& setup, const State& state, Seat seat, Place source);

/// Carries out the choice of a source or the pick. Whether the turn is over.
bool nick(const Setup& setup, State& state, Seat seat, Move move);

}  // namespace septem::seas
