// Clearing the display and nicking a card (A7 to A9).
#pragma once

#include "games/game.h"
#include "games/seas/move.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"

namespace septem::seas {

/// What this seat may nick from: the non-empty chests of others and the non-empty harbour (A8).
PlaceSet sources(const Setup& setup, const State& state, Seat seat);
Objection why_not_source(const Setup& setup, const State& state, Seat seat, Place source);

/// Carries out the choice of a source or the pick. Whether the turn is over.
bool nick(const Setup& setup, State& state, Seat seat, Move move);

}  // namespace septem::seas
