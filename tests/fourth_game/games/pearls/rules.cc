// The dives, the end, and the invariants.
#include "games/pearls/pearls.h"
#include "games/pearls/refusals.h"

namespace septem::pearls {
namespace {

/// The seats for whom this is most.
template <class Value>
SeatSet best(const Setup& setup, Value value) {
  SeatSet found;
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    if (!found.is_empty() && value(seat) > value(found.first())) found = {};
    if (found.is_empty() || value(seat) == value(found.first())) found.add(seat);
  }
  return found;
}

void turn_up(const Setup& setup, State& state) {
  const SeatSet deepest = best(setup, [&](Seat seat) { return depth(state.dives[at(seat)].first()); });
  const bool is_tie = deepest.size() > 1;
  if (!is_tie) state.won[at(deepest.first())] |= state.offer;
  if (!is_tie || setup.ties_sink) state.offer = {};
  for (std::size_t i = 0; i < kMaxSeats; ++i) state.hands[i] -= state.dives[i];
  state.dives = {};
  state.phase = state.hands[0].is_empty() ? Phase::kOver : Phase::kPearl;
}

bool has_sound_pearls(const Setup& setup, const State& state) {
  PearlSet all = state.offer | state.bag;
  int count = state.offer.size() + state.bag.size();
  for (const PearlSet won : state.won) {
    all |= won;
    count += won.size();
  }
  return count == all.size() && (setup.ties_sink || all == kAllPearls);
}

}  // namespace

int points(PearlSet pearls) {
  int sum = 0;
  for (const Pearl pearl : pearls) sum += worth(pearl);
  return sum;
}

SeatSet Pearls::to_act(const Setup& setup, const State& state) {
  SeatSet seats;
  for (const Seat seat : SeatSet::first_n(setup.seats))
    if (state.dives[at(seat)].is_empty()) seats.add(seat);
  return seats.only_if(state.phase == Phase::kDive);
}

bool Pearls::has_pending(const Setup& setup, const State& state) {
  return state.phase == Phase::kDive && to_act(setup, state).size() < setup.seats;
}

void Pearls::legal_moves(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (!to_act(setup, state).has(seat)) return;
  for (const Card card : state.hands[at(seat)]) moves.push_back(card);
}

Objection Pearls::why_illegal(const Setup&, const State& state, Seat seat, Move move) {
  if (state.phase != Phase::kDive) return refusals::kNobodyDives;
  if (!state.dives[at(seat)].is_empty()) return refusals::kHasChosen;
  return state.hands[at(seat)].has(move) ? std::nullopt : Objection(refusals::kNotInHand);
}

void Pearls::apply(const Setup& setup, State& state, Seat seat, Move move) {
  SEPTEM_ASSERT(!why_illegal(setup, state, seat, move));
  state.dives[at(seat)].add(move);
  if (to_act(setup, state).is_empty()) turn_up(setup, state);
}

SeatSet Pearls::winners(const Setup& setup, const State& state) {
  return best(setup, [&](Seat seat) { return points(state.won[at(seat)]); }).only_if(is_over(state));
}

Returns Pearls::returns(const Setup& setup, const State& state) {
  const SeatSet shared = winners(setup, state);
  return returns_of(setup.seats, shared, shared.size(), [&](Seat seat) { return points(state.won[at(seat)]); });
}

bool Pearls::is_sound(const Setup& setup, const State& state) {
  if (state.phase == Phase::kDeal) return state == begin(setup);
  const int dives = state.phase == Phase::kDive ? 1 : 0;
  const int left = state.hands[0].size();
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    if (!state.hands[i].has_all(state.dives[i]) || state.dives[i].size() > dives) return false;
  return is_dealt(setup, state.hands, left) && is_over(state) == (left == 0) && has_sound_pearls(setup, state) &&
         state.bag.size() == Pearl::kCount - (setup.hand - left + dives);
}

}  // namespace septem::pearls
