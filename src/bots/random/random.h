// The bot that plays any legal move, each with the same probability.
#pragma once

#include "bots/bot.h"

namespace septem {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  bool is_knowing() const override { return false; }
  Thought<G> think(const Problem<G>& problem, const Limits&, Rng& rng) override {
    const typename G::MoveList moves = known_moves(problem, rng);
    return {.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
  }
};

}  // namespace septem
