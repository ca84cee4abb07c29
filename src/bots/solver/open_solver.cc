#include "bots/solver/open_solver.h"

#include <algorithm>

#include "bots/solver/position_key.h"
#include "core/check.h"

namespace septem::seas {

OpenSolver::Answer OpenSolver::solve(const State& state) {
  SEPTEM_CHECK(setup_.owners() == 2 && state.is_waiting() && state.aside_left(setup_) == 0);
  if (ships_ != state.ships) std::ranges::fill(slots_, Slot{});  // ships are not in the keys
  ships_ = state.ships;
  Answer answer;
  answer.value = try_moves(state, {}, &answer.move);
  return answer;
}

float OpenSolver::value(const State& state, Window window) {
  if (!state.is_waiting()) return race_.shares(state.ships)[0];
  ++work_;
  const std::uint64_t key = position_key(state);
  Slot& slot = slots_[key % kSlots];
  if (slot.key == key && narrow(slot, window)) return slot.value;
  const float value = try_moves(state, window, nullptr);
  const Bound bound = value <= window.low ? Bound::kUpper : value >= window.high ? Bound::kLower : Bound::kExact;
  slot = {key, value, bound};
  return value;
}

/// Whether that is all there is to know.
bool OpenSolver::narrow(const Slot& slot, Window& window) {
  if (slot.bound == Bound::kExact) return true;
  if (slot.bound == Bound::kLower) window.low = std::max(window.low, slot.value);
  if (slot.bound == Bound::kUpper) window.high = std::min(window.high, slot.value);
  return slot.bound != Bound::kNone && window.is_closed();
}

float OpenSolver::try_moves(const State& state, Window window, Move* best) {
  const bool is_first = setup_.owner_of(state.turn) == 0;
  MoveList moves;
  moves.clear();
  legal_moves(setup_, state, state.turn, moves);
  float result = is_first ? -1.0F : 2.0F;
  for (const Move move : moves) {
    State next = state;
    apply(setup_, next, state.turn, move);
    const float then = value(next, window);
    if (is_first ? then <= result : then >= result) continue;
    result = then;
    if (best) *best = move;
    (is_first ? window.low : window.high) = is_first ? std::max(window.low, then) : std::min(window.high, then);
    if (window.is_closed()) break;
  }
  return result;
}

}  // namespace septem::seas
