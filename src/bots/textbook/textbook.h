// The textbook's bot: tree search over worlds that agree with what the seat knows, with random playouts and nothing else. It is a baseline: what
// claims to be stronger is compared with it, so it never changes.
#pragma once

#include "bots/bot.h"
#include "bots/thinking.h"
#include "bots/tree/tree_search.h"

namespace septem {

template <Game G>
class TextbookBot final : public Bot<G> {
 public:
  /// Without limits.
  static constexpr std::int64_t kSimulations = 2'000;

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    const auto next_world = [&] { return G::sample(problem.setup, problem.knowledge, rng); };
    const Horizon<G> horizon(problem.setup, next_world());
    Budget budget(limits.or_work(kSimulations));
    return search_.think(problem.setup, problem.seat, horizon, budget, rng, next_world);
  }

 private:
  TreeSearch<G> search_;  // its room is kept, nothing else
};

}  // namespace septem
