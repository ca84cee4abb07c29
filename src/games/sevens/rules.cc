#include "games/sevens/rules.h"

#include "games/sevens/gods.h"
#include "games/sevens/play.h"
#include "games/sevens/refusals.h"
#include "games/sevens/seas.h"
#include "games/sevens/sins.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {

State begin(const Setup& setup) {
  State state;
  state.phase = setup.first ? Phase::kDeck : Phase::kFirst;
  state.turn = setup.first.value_or(Seat{});
  return state;
}

void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (state.turn != seat) return;
  switch (state.phase) {
    case Phase::kPlay:
      return add_plays(setup, state, moves);
    case Phase::kSin:
      return add_victims(state, moves);
    case Phase::kPlace:
      return add_placings(setup, state, moves);
    case Phase::kCall:
      return add_calls(moves);
    case Phase::kTake:
      return add_takes(state, moves);
    case Phase::kLook:
      return add_looks(setup, state, moves);
    case Phase::kStack:
      return add_stackings(state, moves);
    default:
      return;
  }
}

Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
  if (!state.is_waiting() || state.turn != seat) return refusals::kNotYourTurn;
  switch (state.phase) {
    case Phase::kSin:
      return why_not_sin(setup, state, move);
    case Phase::kPlace:
      return why_not_placing(setup, state, move);
    case Phase::kCall:
      return why_not_call(move);
    case Phase::kTake:
      return why_not_take(state, move);
    case Phase::kLook:
      return why_not_look(setup, state, move);
    case Phase::kStack:
      return why_not_stack(state, move);
    default:
      return why_not_play(setup, state, move);
  }
}

void apply(const Setup& setup, State& state, Seat seat, Move move) {
  SEPTEM_ASSERT(!why_illegal(setup, state, seat, move));
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return play(setup, state, move);
    case Move::Kind::kSin:
      return sin(state, move);
    case Move::Kind::kPlace:
      return place_sinned(setup, state, move);
    case Move::Kind::kCall:
      return call(setup, state, move);
    case Move::Kind::kTake:
      return take(setup, state, move);
    case Move::Kind::kLook:
      return look(setup, state, move);
    case Move::Kind::kStack:
      return stack(setup, state, move);
  }
}

}  // namespace septem::sevens
