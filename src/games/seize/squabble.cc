#include "games/seize/squabble.h"

#include <algorithm>

#include "games/seize/laying.h"
#include "games/seize/refusals.h"

namespace septem::seize {
namespace {

/// B2: by suit, then A, K, Q, J within a suit. Both together are deck order.
Seat first_in_deck_order(const State& state, SeatSet tied) {
  Seat best = tied.first();
  for (const Seat seat : tied) {
    if (state.laid_by(seat).index() < state.laid_by(best).index()) best = seat;
  }
  return best;
}

void settle(const Setup& setup, State& state) {
  const SeatSet tied = tied_for_captain(setup, state);
  if (tied.size() == 1) return make_captain(setup, state, tied.first());
  if (!state.has_captain) return make_captain(setup, state, first_in_deck_order(state, tied));
  state.phase = Phase::kCaptain;
  state.to_act = SeatSet::of(state.captain);
}

}  // namespace

void begin_squabble(const Setup& setup, State& state) {
  state.phase = Phase::kSquabble;
  state.to_act = setup.all_seats();
}

void lay_squabble_card(const Setup& setup, State& state, Seat seat, Card card) {
  if (lay(state, seat, card)) settle(setup, state);
}

SeatSet tied_for_captain(const Setup& setup, const State& state) {
  int highest = 0;
  for (int i = 0; i < setup.seats; ++i) {
    highest = std::max(highest, state.laid[static_cast<std::size_t>(i)].squabble_value());
  }
  SeatSet::Bits tied = 0;
  for (int i = 0; i < setup.seats; ++i) {
    const bool is_tied = state.laid[static_cast<std::size_t>(i)].squabble_value() == highest;
    tied |= SeatSet::Bits{is_tied} << i;
  }
  return SeatSet::from_bits(tied);
}

Objection why_not_captain(const Setup& setup, const State& state, Seat seat) {
  return tied_for_captain(setup, state).has(seat) ? std::nullopt : Objection(refusals::kNotTied);
}

void make_captain(const Setup& setup, State& state, Seat seat) {
  state.captain = seat;
  state.has_captain = true;
  discard_laid(setup, state, setup.seats);
  state.phase = Phase::kDivvy;
  state.to_act = SeatSet::of(seat);
}

}  // namespace septem::seize
