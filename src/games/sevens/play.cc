#include "games/sevens/play.h"

#include "games/sevens/gods.h"
#include "games/sevens/refusals.h"
#include "games/sevens/seas.h"
#include "games/sevens/sins.h"
#include "games/sevens/turn.h"
#include "games/sevens/virtues.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {
namespace {

/// What the column's power asks for next, or kOver when it asks for nothing: where it cannot be carried out it does not fire,
/// and where it can it must be (C4).
Phase fire(const Setup& setup, State& state, Type column) {
  switch (column) {
    case Type::kAges:
    case Type::kColors:
      return Phase::kOver;
    case Type::kSins:
      return can_sin(state) ? Phase::kSin : Phase::kOver;
    case Type::kVirtues:
      return draw_and_go_on(state) ? Phase::kPlay : Phase::kOver;
    case Type::kGods:
      return can_call(state) ? Phase::kCall : Phase::kOver;
    case Type::kSeas:
      return can_take(state) ? Phase::kTake : Phase::kOver;
    case Type::kWonders:
      return can_look(setup, state) ? Phase::kLook : Phase::kOver;
  }
  return Phase::kOver;
}

}  // namespace

Objection why_not_place(const Setup& setup, const State& state, Card card, Type column) {
  if (card.type() == column) return std::nullopt;
  if (!(state.columns.opened() & bit_of(column))) return refusals::kColumnNotOpen;
  const bool is_free = card.type() == Type::kAges || setup.square.of(card) == state.wild;
  return is_free ? std::nullopt : Objection(refusals::kOwnColumnOnly);
}

void add_plays(const Setup& setup, const State& state, MoveList& moves) {
  const CardSet hand = state.hand(state.turn);
  Options::Bits options = 0;
  int at = 0;
  for (const Card card : hand) {
    options |= Options::Bits{places_of(setup, state, card)} << at;
    at += MoveList::kPlayStride;
  }
  moves.add_plays(hand, Options::from_bits(options));
}

Objection why_not_play(const Setup& setup, const State& state, Move move) {
  if (move.kind() != Move::Kind::kPlay) return refusals::kMustPlay;
  if (!state.hand(state.turn).has(move.card())) return refusals::kNotInHand;
  return why_not_place(setup, state, move.card(), move.column());
}

void play(const Setup& setup, State& state, Move move) {
  const Card card = move.card();
  const Type column = move.column();
  const bool fires = is_firing(setup, state, move);
  state.hand(state.turn).remove(card);
  if (!land(setup, state, card, column)) return;
  const Phase next = fires ? fire(setup, state, column) : Phase::kOver;
  if (next == Phase::kOver) return end_turn(setup, state);
  state.phase = next;
}

}  // namespace septem::sevens
