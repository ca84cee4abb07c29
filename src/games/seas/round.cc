#include "games/seas/round.h"

#include <algorithm>

#include "games/seas/scoring.h"

namespace septem::seas {
namespace {

void begin_round(const Setup& setup, State& state) {
  State next;
  next.ships = state.ships;
  next.round = static_cast<std::uint8_t>(state.round + 1);
  next.start = next.turn = state.start.clockwise(setup.seats);
  state = next;
}

}  // namespace

void deal(const Setup& setup, State& state, const std::array<Card, Card::kCount>& cards) {
  auto next = cards.begin();
  const auto take = [&next](int count) {
    CardSet set;
    for (int i = 0; i < count; ++i) set.add(*next++);
    return set;
  };
  const CardSet display = take(setup.display_size());
  if ((display & kTens).size() >= 3) return;
  state.display = display;
  Seat seat = state.start;
  for (int i = 0; i < setup.seats; ++i, seat = seat.clockwise(setup.seats)) state.hand(seat) = take(setup.hand_size());
  state.harbour = take(setup.harbour_size());
  std::copy(next, cards.end(), state.aside.begin());
  state.phase = Phase::kPlay;
  state.turn = state.start;
}

void begin_second_cycle(const Setup& setup, State& state) {
  const auto each = static_cast<std::size_t>(setup.hand_size());
  for (std::size_t i = 0; i < kAside; ++i) {
    state.hand(state.start.clockwise(setup.seats, static_cast<int>(i / each))).add(state.aside[i]);
  }
  state.aside = {};
  state.cycle = 2;
}

void clear_display(const Setup& setup, State& state) {
  if (!setup.last_clears || state.last_taker.is_empty()) return;
  state.chests[setup.owner_of(state.last_taker.first())] |= state.display;
  state.display = {};
}

void end_round(const Setup& setup, State& state) {
  clear_display(setup, state);
  const RoundScore score = score_round(setup, state.chests);
  bool is_over = false;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    state.ships[i] = static_cast<std::uint8_t>(state.ships[i] + score.points[i]);
    is_over |= state.ships[i] >= setup.target;
  }
  if (is_over) {
    state.phase = Phase::kOver;
    state.turn = state.start;
  } else {
    begin_round(setup, state);
  }
}

}  // namespace septem::seas
