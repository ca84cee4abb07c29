// Random games in which what each seat knows is looked at.
#pragma once

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "play/random_match.h"
#include "tests/contract/play.h"

namespace septem {

/// Plays a random game and calls `look(match)` at about one step in `rate`, but not at the end.
template <Notated G, class Look>
void play_known(const typename G::Setup& setup, Rng& rng, std::uint32_t rate, Look look) {
  Match<G> match(setup);
  for (int step = 0; step < kMostSteps && !match.is_over(); ++step) {
    if (rng.below(rate) == 0) look(match);
    if (testing::Test::HasFailure()) return;
    random_step(match, rng);
  }
}

}  // namespace septem
