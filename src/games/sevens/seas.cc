#include "games/sevens/seas.h"

#include "games/sevens/refusals.h"
#include "games/sevens/turn.h"

namespace septem::sevens {

Colour wild_colour(const Square& square, const Columns& columns) {
  Colour colour = Colour::kNone;
  for (const Card card : columns.cards(Type::kColors)) {
    if (card.type() == Type::kColors) colour = square.of(card);
  }
  return colour;
}

void add_takes(const State& state, MoveList& moves) {
  moves.add_range(Move::take(Type{}), Options::from_bits(takeable(state)));
}

Objection why_not_take(const State& state, Move move) {
  if (move.kind() != Move::Kind::kTake) return refusals::kMustTake;
  if (move.column() == Type::kSeas) return refusals::kNotFromSeas;
  return state.columns.size(move.column()) > 0 ? std::nullopt : Objection(refusals::kNothingToTake);
}

void take(const Setup& setup, State& state, Move move) {
  const Card card = state.columns.pop(move.column());
  state.hand(state.turn).add(card);
  if (move.column() == Type::kColors) state.wild = wild_colour(setup.square, state.columns);  // C5: it may go back
  end_turn(setup, state);
}

}  // namespace septem::sevens
