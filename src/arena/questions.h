// Questions to bots as tables ask them, and what it costs to ask.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "arena/bench.h"
#include "engine/any_game.h"

namespace septem {

/// Plays random games with default options, and calls `ask(game, seat)` at each decision, until it says that it is enough.
template <class Ask>
void at_random_decisions(const GameEntry& entry, int seats, Ask ask) {
  const NoDataFiles none;
  Rng rng(29);
  for (std::uint64_t deal = 0;; ++deal) {
    const auto game = entry.open({seats, Options(*entry.options), Seed::from_number(deal)}, none);
    while (!(*game)->status().is_over) {
      const Seat seat = random_seat((*game)->status().to_act, rng);
      if (!ask(**game, seat)) return;
      const auto actions = (*game)->legal(seat);
      (void)(*game)->act(seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

/// From the whole length of random games.
inline std::vector<BotQuestion> random_questions(const GameEntry& entry, int seats, std::size_t count) {
  std::vector<BotQuestion> questions;
  at_random_decisions(entry, seats, [&](AnyGame& game, Seat seat) {
    questions.push_back(game.question(seat));
    return questions.size() < count;
  });
  return questions;
}

/// Of a table on which every seat is a bot, so that each decision is asked about.
inline Cost measure_asking(const GameEntry& entry, int seats, double seconds) {
  using Clock = std::chrono::steady_clock;
  Cost cost;
  Clock::duration spent{};
  double count = 0;
  at_random_decisions(entry, seats, [&](AnyGame& game, Seat seat) {
    const Clock::time_point begun = Clock::now();
    const std::size_t size = game.question(seat).told.size();
    spent += Clock::now() - begun;
    mix(cost.checksum, size);
    ++count;
    return std::chrono::duration<double>(spent).count() < seconds;
  });
  cost.nanoseconds = static_cast<double>(std::chrono::nanoseconds(spent).count()) / count;
  return cost;
}

}  // namespace septem
