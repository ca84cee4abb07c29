// How somebody who watches a game keeps up with it, step by step.
#pragma once

#include "games/game.h"

namespace septem {

/// Adds one step (a seat and its move, or an outcome), which led from one state to the next.
template <Game G, class... Step>
void follow(const typename G::Setup& setup, typename G::Knowledge& knowledge, Viewer viewer,
            const typename G::State& before, const typename G::State& after, const Step&... step) {
  G::learn(setup, knowledge, G::sight(setup, before, step..., viewer), G::view(setup, after, viewer));
}

}  // namespace septem
