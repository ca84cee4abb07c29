// What somebody was told of a game, from its start: all that their knowledge is made of, and nothing of anybody else's. A question to a
// bot is made of it, so that it can be sent to a thread, a worker or another machine.
#pragma once

#include <vector>

#include "play/match.h"

namespace septem {

template <Game G>
struct Story {
  /// A step as it was seen, and the view after it.
  struct Told {
    typename G::Sight sight;
    typename G::View view;
  };

  typename G::Setup setup;
  typename G::View start;
  std::vector<Told> steps{};

  typename G::Knowledge knowledge() const {
    typename G::Knowledge known = G::know(setup, start);
    for (const Told& told : steps) G::learn(setup, known, told.sight, told.view);
    return known;
  }
};

template <Game G>
Story<G> story_of(const Match<G>& match, Viewer viewer) {
  Story<G> story{match.setup(), G::view(match.setup(), match.state_after(0), viewer)};
  match.replay([&](const auto& before, const Step<G>& step, const auto& after) {
    story.steps.push_back({match.sight(before, step, viewer), G::view(match.setup(), after, viewer)});
  });
  return story;
}

}  // namespace septem
