// How much work bots do in a second.
#pragma once

#include <cstdint>
#include <string_view>

#include "arena/bench.h"
#include "bots/bots.h"
#include "bots/tree/move_key.h"
#include "play/random_match.h"

namespace septem {

struct WorkSpeed {
  double per_second = 0;
  std::uint64_t checksum = 0;  ///< of the moves that were decided on
};

/// Decisions in the middle of a round, after a dozen random moves.
template <Game G>
WorkSpeed measure_work(const typename G::Setup& setup, std::string_view name, double seconds) {
  constexpr int kMoves = 12;
  constexpr std::int64_t kWork = 2'000;
  const auto bot = make_bot<G>(name);
  WorkSpeed speed;
  std::int64_t work = 0;
  double spent = 0;
  for (std::uint64_t game = 0; spent < seconds; ++game) {
    Match<G> match(setup, Seed::from_number(game));
    Rng rng(game);
    for (int i = 0; i < kMoves || match.to_act().is_empty(); ++i) random_step(match, rng);
    const Seat seat = match.to_act().first();
    const Problem<G> problem{setup, match.knowledge(seat), seat};
    const Stopwatch watch;
    const Thought<G> thought = bot->think(problem, {.iterations = kWork}, rng);
    spent += watch.seconds();
    work += thought.work;
    mix(speed.checksum, key_of(thought.move));
  }
  speed.per_second = static_cast<double>(work) / spent;
  return speed;
}

}  // namespace septem
