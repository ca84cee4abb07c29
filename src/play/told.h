// Whether a decision told the seat that made it anything.
#pragma once

#include "play/match.h"

namespace septem {

/// Whether the seat, whose decision was the last step, would have been shown the same in each of so many worlds that it could not tell
/// apart before: a difference is something that it learnt.
template <Game G>
bool is_told_the_same(const Match<G>& match, Seat seat, int worlds, Rng rng) {
  const Steps<G>& steps = match.steps();
  const typename G::Knowledge known = match.knowledge_after(steps.size() - 1, seat);
  const auto told = [&](const typename G::State& world) {
    typename G::Knowledge knowledge = known;
    typename G::State after = world;
    match.advance(after, steps.back());
    match.learn(knowledge, seat, world, steps.back(), after);
    return knowledge;
  };
  const auto shown = told(match.state_after(steps.size() - 1));
  for (int i = 0; i < worlds; ++i)
    if (!(told(G::sample(match.setup(), known, rng)) == shown)) return false;
  return true;
}

/// Whether the last step was a decision of this seat. What is fixed does not count.
template <Game G>
bool has_just_decided(const Match<G>& match, Seat seat) {
  const Steps<G>& steps = match.steps();
  return steps.size() > match.fixed() && steps.back().is_move() && steps.back().seat == seat;
}

/// Whether the last step was a decision of this seat that told it nothing it did not know before: no chance came after it, nobody
/// else acted, and what it knows now followed from what it knew.
template <Game G>
bool told_nothing(const Match<G>& match, Seat seat) {
  // In no game does a decision show what is rare among the worlds: the contract test tries many more of them.
  constexpr int kWorlds = 24;
  return has_just_decided(match, seat) && is_told_the_same(match, seat, kWorlds, Rng(match.steps().size()));
}

}  // namespace septem
