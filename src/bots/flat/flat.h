// Flat Monte Carlo: every move is tried equally often, each time in the same worlds, with random play to the horizon. A baseline: it never
// changes.
#pragma once

#include "bots/bot.h"
#include "bots/same_worlds.h"
#include "bots/thinking.h"
#include "bots/tree/horizon.h"

namespace septem {

template <Game G>
class FlatBot final : public Bot<G> {
 public:
  /// Without limits.
  static constexpr std::int64_t kPlayouts = 2'000;

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    Budget budget(limits.or_work(kPlayouts));
    return compare_in_same_worlds<G>(known_moves(problem, rng), budget, [&] {
      return [&, world = G::sample(problem.setup, problem.knowledge, rng)](const typename G::Move& move) {
        return play_out(problem, world, move, rng);
      };
    });
  }

 private:
  static double play_out(const Problem<G>& problem, typename G::State state, const typename G::Move& move, Rng& rng) {
    const Horizon<G> horizon(problem.setup, state);
    typename G::MoveList moves;
    G::apply(problem.setup, state, problem.seat, move);
    horizon.play_out(problem.setup, state, moves, rng);
    return horizon.utilities(problem.setup, state)[static_cast<std::size_t>(problem.seat.index())];
  }
};

}  // namespace septem
