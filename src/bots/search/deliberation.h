// How a search comes to its decision.
#pragma once

#include "bots/bot.h"
#include "bots/search/aim.h"
#include "bots/search/guided.h"
#include "bots/tree/tree_search.h"

namespace septem {

/// Kept by the bot from one decision to the next. A tree search, unless the game has a better way (bots/search/sevens_deliberation.h).
template <Game G>
class Deliberation {
 public:
  Thought<G> think(const Problem<G>& problem, Budget& budget, Rng& rng) {
    const auto next_world = [&] { return G::sample(problem.setup, problem.knowledge, rng); };
    aim_.look_from(problem.setup, next_world());
    return search_.think(problem.setup, problem.seat, aim_, budget, rng, next_world);
  }

 private:
  Aim<G> aim_;
  TreeSearch<G, Aim<G>, Guided<G>> search_;  // its room is kept, nothing else
};

}  // namespace septem
