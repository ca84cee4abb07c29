// Flat Monte Carlo: every move is tried equally often, each time in the same worlds, with random play to the horizon. A baseline: it never
// changes.
#pragma once

#include <algorithm>

#include "bots/bot.h"
#include "bots/thinking.h"
#include "bots/tree/horizon.h"

namespace septem {

template <Game G>
class FlatBot final : public Bot<G> {
 public:
  /// Without limits.
  static constexpr std::int64_t kPlayouts = 2'000;

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    const typename G::MoveList moves = known_moves(problem, rng);
    Thought<G> thought{.move = moves[0]};
    for (std::size_t i = 0; i < moves.size(); ++i) thought.options.push_back({moves[i]});
    Budget budget(limits.or_work(kPlayouts));
    while (moves.size() > 1 && try_all(problem, thought, budget, rng)) {
    }
    for (auto& option : thought.options) option.value /= static_cast<double>(std::max<std::int64_t>(option.visits, 1));
    thought.move = std::ranges::max_element(thought.options, {}, &Thought<G>::Option::value)->move;
    thought.work = budget.work();
    return thought;
  }

 private:
  /// Each move once, in one world; sums up in the options. Whether there was time for all of them.
  static bool try_all(const Problem<G>& problem, Thought<G>& thought, Budget& budget, Rng& rng) {
    const typename G::State world = G::sample(problem.setup, problem.knowledge, rng);
    for (auto& option : thought.options) {
      if (!budget.spend()) return false;
      option.value += play_out(problem, world, option.move, rng);
      ++option.visits;
    }
    return true;
  }

  static double play_out(const Problem<G>& problem, typename G::State state, const typename G::Move& move, Rng& rng) {
    const Horizon<G> horizon(problem.setup, state);
    typename G::MoveList moves;
    G::apply(problem.setup, state, problem.seat, move);
    horizon.play_out(problem.setup, state, moves, rng);
    return horizon.utilities(problem.setup, state)[static_cast<std::size_t>(problem.seat.index())];
  }
};

}  // namespace septem
