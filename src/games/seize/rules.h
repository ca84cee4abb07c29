// How 7 Seize is played: whose decision, which moves, what they do. Each phase has a file of its own (see seize.h); this one only
// says which phase is asked.
#pragma once

#include <array>
#include <optional>

#include "core/rng.h"
#include "games/game.h"
#include "games/seize/dealing.h"
#include "games/seize/move.h"
#include "games/seize/move_list.h"
#include "games/seize/setup.h"
#include "games/seize/state.h"

namespace septem::seize {

inline State begin(const Setup&) { return {}; }

/// Whether some, but not all, of the cards or choices that are made at once are in.
bool has_pending(const Setup& setup, const State& state);
void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves);
Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move);
void apply(const Setup& setup, State& state, Seat seat, Move move);

SeatSet winners(const State& state);
Returns returns(const Setup& setup, const State& state);
bool is_sound(const Setup& setup, const State& state);

}  // namespace septem::seize
