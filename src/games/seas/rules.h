// How 7 Seas is played: whose decision, which moves, what they do. The game as a whole is in seas.h; moves are inline for the
// playouts' sake.
#pragma once

#include <optional>

#include "core/rng.h"
#include "games/game.h"
#include "games/seas/move.h"
#include "games/seas/move_list.h"
#include "games/seas/scoring.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"
#include "games/seas/turn.h"

namespace septem::seas {

State begin(const Setup& setup);

inline SeatSet to_act(const Setup&, const State& state) {
  return state.is_waiting() ? SeatSet::of(state.turn) : SeatSet{};
}
Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move);

inline void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (!state.is_waiting() || state.turn != seat) return;
  if (state.phase == Phase::kPlay) [[likely]]
    return moves.add_plays(state.display, state.hand(seat));
  if (state.phase == Phase::kPick) return moves.add_picks(state.at(state.source));
  moves.add_nicks(sources(setup, state, seat) | PlaceSet::of(Place::nowhere()));
}

inline void apply(const Setup& setup, State& state, Seat seat, Move move) {
  SEPTEM_ASSERT(!why_illegal(setup, state, seat, move));
  if (step(setup, state, seat, move)) [[unlikely]]
    end_round(setup, state);
}

Outcome draw(const Setup& setup, const State& state, Rng& rng);
OutcomeList outcomes(const Setup& setup, const State& state);
Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome);
void apply(const Setup& setup, State& state, const Outcome& outcome);

/// The scoring that this move brings about, if it is the last of its round.
std::optional<RoundScore> score_after(const Setup& setup, const State& state, Seat seat, Move move);

SeatSet winners(const Setup& setup, const State& state);
Returns returns(const Setup& setup, const State& state);
bool is_sound(const Setup& setup, const State& state);

}  // namespace septem::seas
