// Whether a decision told the seat that made it anything.
#pragma once

#include "play/match.h"

namespace septem {

/// Whether the last step was a decision of this seat that told it nothing it did not know before: no chance came after it, nobody
/// else acted, and what it knows now followed from what it knew. What is fixed does not count.
template <Game G>
bool told_nothing(const Match<G>& match, Seat seat) {
  const Steps<G>& steps = match.steps();
  if (steps.size() == match.fixed() || !steps.back().is_move() || steps.back().seat != seat) return false;
  const typename G::Knowledge known = match.knowledge_after(steps.size() - 1, seat);
  const auto told = [&](const typename G::State& world) {
    typename G::Knowledge knowledge = known;
    typename G::State after = world;
    match.advance(after, steps.back());
    match.learn(knowledge, seat, world, steps.back(), after);
    return knowledge;
  };
  // Worlds that the seat could not tell apart before: a difference now is something it learnt.
  constexpr int kWorlds = 24;
  const auto shown = told(match.state_after(steps.size() - 1));
  Rng rng(steps.size());
  for (int i = 0; i < kWorlds; ++i)
    if (!(told(G::sample(match.setup(), known, rng)) == shown)) return false;
  return true;
}

}  // namespace septem
