#include "games/sevens/gods.h"

#include "games/sevens/refusals.h"
#include "games/sevens/turn.h"

namespace septem::sevens {

void add_calls(MoveList& moves) { moves.add_range(Move::call(Call{}), Options::first_n(Call::kCount)); }

Objection why_not_call(Move move) {
  return move.kind() == Move::Kind::kCall ? std::nullopt : Objection(refusals::kMustCall);
}

void call(const Setup& setup, State& state, Move move) {
  const Card flipped = take_top(state);
  const bool is_hit = move.call().cards(setup.square).has(flipped);
  (is_hit ? state.lucky[static_cast<std::size_t>(state.turn.index())] : state.gone).add(flipped);
  end_turn(setup, state);
}

}  // namespace septem::sevens
