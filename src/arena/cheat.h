// The tree search of the textbook on the true cards: what could be made of perfect knowledge. Only the arena can make it, because a Bot is
// never given a State.
#pragma once

#include "bots/tree/seas.h"
#include "bots/tree/tree_search.h"

namespace septem {

template <Game G>
class CheatBot {
 public:
  /// As Bot::think, with the truth.
  Thought<G> think(const typename G::Setup& setup, const typename G::State& truth, Seat seat, const Limits& limits,
                   Rng& rng) {
    return search_.think(setup, seat, Horizon<G>(setup, truth), limits.or_work(kSimulations), rng,
                         [&] { return truth; });
  }

 private:
  static constexpr std::int64_t kSimulations = 2'000;

  TreeSearch<G> search_;
};

}  // namespace septem
