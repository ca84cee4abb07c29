// Divvy the booty: the captain puts the seven drawn pieces on red or black (B4).
#pragma once

#include "games/game.h"
#include "games/seize/move.h"
#include "games/seize/state.h"

namespace septem::seize {

Objection why_not_divvy(const State& state, Move move);
/// Fills the stashes; then everyone lays a card for the seize phase, the interloper's first.
void divvy(const Setup& setup, State& state, Move move);

}  // namespace septem::seize
