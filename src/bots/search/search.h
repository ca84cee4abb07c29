// The strong bot: the textbook's tree search, led by what good players are inclined to do; endings are solved.
#pragma once

#include <utility>

#include "bots/bot.h"
#include "bots/search/belief.h"
#include "bots/search/guided.h"
#include "bots/thinking.h"
#include "bots/tree/tree_search.h"

namespace septem {

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  /// Without limits.
  static constexpr std::int64_t kSimulations = 2'000;

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    Budget budget(limits.or_work(kSimulations));
    if (auto thought = Handover<G>::think(problem, budget, rng)) return std::move(*thought);
    const auto next_world = [&] { return Belief<G>::world(problem.setup, problem.knowledge, rng); };
    aim_.look_from(problem.setup, next_world());
    return search_.think(problem.setup, problem.seat, aim_, budget, rng, next_world);
  }

 private:
  Aim<G> aim_;
  TreeSearch<G, Aim<G>, Guided<G>> search_;  // its room is kept, nothing else
};

}  // namespace septem
