// How Seven7s is played: whose decision, which moves, what they do. Each power has a file of its own (sins.h, gods.h, ...);
// here the phase says which of them is asked. The game as a whole is in sevens.h.
#pragma once

#include "core/rng.h"
#include "games/game.h"
#include "games/sevens/move.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

State begin(const Setup& setup);

inline SeatSet to_act(const Setup&, const State& state) {
  return state.is_waiting() ? SeatSet::of(state.turn) : SeatSet{};
}
void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves);
Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move);
void apply(const Setup& setup, State& state, Seat seat, Move move);

Outcome draw(const Setup& setup, const State& state, Rng& rng);
OutcomeList outcomes(const Setup& setup, const State& state);
Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome);
void apply(const Setup& setup, State& state, const Outcome& outcome);

bool is_sound(const Setup& setup, const State& state);

}  // namespace septem::sevens
