#include "bots/solver/max_n.h"

#include <algorithm>

#include "bots/solver/position_key.h"
#include "core/check.h"

namespace septem::seas {

Race::Shares MaxN::solve(const State& state) {
  SEPTEM_CHECK(state.aside_left(setup_) == 0);
  if (ships_ != state.ships) std::ranges::fill(slots_, Slot{});  // ships are not in the keys
  ships_ = state.ships;
  return shares(state);
}

Race::Shares MaxN::shares(const State& state) {
  if (!state.is_waiting()) return race_.shares(state.ships);
  const std::uint64_t key = position_key(state);
  Slot& slot = slots_[key % kSlots];
  if (slot.key == key) return slot.shares;
  const Race::Shares best = best_of(state);
  slot = {key, best};
  return best;
}

Race::Shares MaxN::best_of(const State& state) {
  const std::size_t owner = setup_.owner_of(state.turn);
  MoveList moves;
  moves.clear();
  legal_moves(setup_, state, state.turn, moves);
  Race::Shares best{};
  best[owner] = -1;
  for (const Move move : moves) {
    State next = state;
    apply(setup_, next, state.turn, move);
    const Race::Shares then = shares(next);
    if (then[owner] > best[owner]) best = then;
  }
  return best;
}

}  // namespace septem::seas
