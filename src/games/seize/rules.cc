#include "games/seize/rules.h"

#include "games/seize/divvy.h"
#include "games/seize/refusals.h"
#include "games/seize/seizing.h"
#include "games/seize/squabble.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

Objection why_not_card(const State& state, Seat seat, Card card) {
  return state.hand(seat).has(card) ? std::nullopt : Objection(refusals::kNotInHand);
}

}  // namespace

bool has_pending(const Setup& setup, const State& state) {
  switch (state.phase) {
    case Phase::kSquabble:
    case Phase::kCard:
      return state.to_act != setup.all_seats();
    case Phase::kUnload:
      return state.scale.chosen != 0;
    default:
      return false;
  }
}

void legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (!state.to_act.set().has(seat)) return;
  switch (state.phase) {
    case Phase::kSquabble:
      return moves.add(Move::squabble({}), state.hand(seat));
    case Phase::kCaptain:
      return moves.add(Move::captain({}), tied_for_captain(setup, state));
    case Phase::kDivvy:
      return moves.add_divvies(state.drawn_now());
    case Phase::kCard:
      return moves.add(Move::card(Card{}), state.hand(seat));
    case Phase::kOrder:
      return moves.add_orders(tied_group(setup, state));
    case Phase::kSeize:
      return add_takings(setup, state, moves);
    case Phase::kReturn:
      return add_returns(state, moves);
    default:
      return add_unloadings(state, seat, moves);
  }
}

Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
  if (!state.to_act.set().has(seat)) return refusals::kNotYourMove;
  switch (state.phase) {
    case Phase::kSquabble:
      if (move.kind() != Move::Kind::kSquabble) return refusals::kMustSquabble;
      return why_not_card(state, seat, move.card());
    case Phase::kCaptain:
      if (move.kind() != Move::Kind::kCaptain) return refusals::kMustNameCaptain;
      return why_not_captain(setup, state, move.seat());
    case Phase::kDivvy:
      if (move.kind() != Move::Kind::kRed) return refusals::kMustDivvy;
      return why_not_divvy(state, move);
    case Phase::kCard:
      if (move.kind() != Move::Kind::kCard) return refusals::kMustLayCard;
      return why_not_card(state, seat, move.card());
    case Phase::kOrder:
      if (move.kind() != Move::Kind::kOrder) return refusals::kMustOrder;
      return why_not_order(setup, state, move);
    case Phase::kSeize:
      return why_not_take(setup, state, move);
    case Phase::kReturn:
      return why_not_return(state, move);
    default:
      return why_not_unload(state, seat, move);
  }
}

void apply(const Setup& setup, State& state, Seat seat, Move move) {
  SEPTEM_ASSERT(!why_illegal(setup, state, seat, move));
  switch (move.kind()) {
    case Move::Kind::kSquabble:
      return lay_squabble_card(setup, state, seat, move.card());
    case Move::Kind::kCaptain:
      return make_captain(setup, state, move.seat());
    case Move::Kind::kRed:
      return divvy(setup, state, move);
    case Move::Kind::kCard:
      return lay_seize_card(setup, state, seat, move.card());
    case Move::Kind::kOrder:
      return set_order(setup, state, move);
    case Move::Kind::kSeize:
    case Move::Kind::kSteal:
      return take(setup, state, move);
    case Move::Kind::kReturn:
      return give_back(setup, state, move);
    case Move::Kind::kUnload:
      return unload(setup, state, seat, move);
  }
}

SeatSet winners(const State& state) { return state.phase == Phase::kOver ? state.scale.reigning.set() : SeatSet{}; }

Returns returns(const Setup& setup, const State& state) {
  const Weights weights(state);
  const SeatSet won = winners(state);
  return returns_of(setup.seats, won, won.size(), [&](Seat seat) {
    const int weight = weights.of(state.collection(seat));
    return setup.is_cursed ? -weight : weight;  // B21: the lightest wins
  });
}

}  // namespace septem::seize
