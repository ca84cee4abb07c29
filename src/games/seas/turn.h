// One turn of 7 Seas. Inline, because playouts do little else; what is rare stands in nicking.cc and round.cc.
#pragma once

#include "games/seas/move.h"
#include "games/seas/nicking.h"
#include "games/seas/round.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"

namespace septem::seas {

/// Plays a card. Whether it clears the display and its player may nick (A7, A8).
inline bool play(const Setup& setup, State& state, Seat seat, Move move) {
  // Laying down or capturing is a coin toss to the processor, hence sets instead of branches.
  const CardSet card = CardSet::of(move.card());
  const CardSet taken = move.taken();
  const bool is_laid = taken.is_empty();
  const CardSet laid = card.only_if(is_laid);
  state.hand(seat) -= card;
  state.chests[setup.owner_of(seat)] |= (taken | card) - laid;
  state.display = (state.display - taken) | laid;
  state.last_taker = state.last_taker.only_if(is_laid) | SeatSet::of(seat).only_if(!is_laid);
  return state.display.is_empty() && move.card() != kKraken && !sources(setup, state, seat).is_empty();
}

/// Hands the turn on. Whether that was the last turn of the round.
inline bool end_turn(const Setup& setup, State& state) {
  state.turn = state.turn.clockwise(setup.seats);
  if (!state.hand(state.turn).is_empty()) [[likely]]
    return false;
  if (state.aside_left(setup) == 0) return true;
  begin_second_cycle(setup, state);
  return false;
}

/// Carries out a move up to, but without, the scoring. Whether a round is now to be scored.
inline bool step(const Setup& setup, State& state, Seat seat, Move move) {
  if (move.kind() != Move::Kind::kPlay) [[unlikely]] {
    return nick(setup, state, seat, move) && end_turn(setup, state);
  }
  if (play(setup, state, seat, move)) [[unlikely]] {
    state.phase = Phase::kNick;
    return false;
  }
  return end_turn(setup, state);
}

}  // namespace septem::seas
