// How 7 Seas is played: whose decision, which moves, what they do. The game as a whole is in seas.h.
#pragma once

#include <optional>

#include "core/rng.h"
#include "games/game.h"
#include "games/seas/move.h"
#include "games/seas/move_list.h"
#include "games/seas/scoring.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"

namespace septem::seas {

State begin(const Setup& setup);

inline SeatSet to_act(const Setup&, const State& state) {
  return state.is_waiting() ? SeatSet::of(state.turn) : SeatSet{};
}
void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves);
Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move);
void apply(const Setup& setup, State& state, Seat seat, Move move);

Outcome draw(const Setup& setup, const State& state, Rng& rng);
Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome);
void apply(const Setup& setup, State& state, const Outcome& outcome);

/// The scoring that this move brings about, if it is the last of its round.
std::optional<RoundScore> score_after(const Setup& setup, const State& state, Seat seat, Move move);

SeatSet winners(const Setup& setup, const State& state);
bool is_sound(const Setup& setup, const State& state);

}  // namespace septem::seas
