// The worlds that a search looks at: states that agree with what the seat knows.
#pragma once

#include "bots/bot.h"

namespace septem {

/// For one decision. As they were shuffled, unless the game knows better what the others hold (bots/search/seas_worlds.h).
template <Game G>
class Worlds {
 public:
  Worlds(const Problem<G>& problem, Rng&) : problem_(problem) {}
  typename G::State next(Rng& rng) { return G::sample(problem_.setup, problem_.knowledge, rng); }

 private:
  const Problem<G>& problem_;
};

}  // namespace septem
