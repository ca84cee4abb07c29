#include "games/sevens/scoring.h"

#include <algorithm>

namespace septem::sevens {

int lowest_in_hand(const Worth& worth, CardSet hand) {
  int lowest = kValues + 1;
  for (const Card card : hand)
    if (const int value = worth.of(card); value > 0) lowest = std::min(lowest, value);
  return lowest;
}

Scores scores(const Setup& setup, const State& state) {
  const Worth worth(setup.square, state.wild, state.disabled());
  Scores scores{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.seats); ++i) {
    int score = worth.of(state.hands[i]) + kPointsPerLuckyCard * state.lucky[i].size();
    if (state.has_ending && state.ending.seat.index() == static_cast<int>(i)) score += worth.of(state.ending.card);
    scores[i] = static_cast<std::uint8_t>(score);
  }
  return scores;
}

SeatSet winners(const Setup& setup, const State& state) {
  if (state.phase != Phase::kOver) return {};
  const Worth worth(setup.square, state.wild, state.disabled());
  const Scores points = scores(setup, state);
  const int best = *std::max_element(points.begin(), points.end());
  int lowest = kValues + 1;
  SeatSet winners;
  for (int i = 0; i < setup.seats; ++i) {
    const Seat seat = Seat::from_index(i);
    if (points[static_cast<std::size_t>(i)] != best) continue;
    const int own = lowest_in_hand(worth, state.hand(seat));
    if (own < lowest) winners = {};
    if (own <= lowest) winners.add(seat);
    lowest = std::min(lowest, own);
  }
  return winners;
}

Returns returns(const Setup& setup, const State& state) {
  const Scores points = scores(setup, state);
  const SeatSet won = winners(setup, state);
  return returns_of(setup.seats, won, won.size(),
                    [&](Seat seat) { return int{points[static_cast<std::size_t>(seat.index())]}; });
}

}  // namespace septem::sevens
