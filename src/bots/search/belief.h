// The worlds that a search imagines: who may hold which card.
#pragma once

#include "core/rng.h"
#include "games/game.h"

namespace septem {

/// As the cards were shuffled, unless what players keep tells more than that (bots/search/sevens_belief.h).
template <Game G>
struct Belief {
  static typename G::State world(const typename G::Setup& setup, const typename G::Knowledge& knowledge, Rng& rng) {
    return G::sample(setup, knowledge, rng);
  }
};

}  // namespace septem
