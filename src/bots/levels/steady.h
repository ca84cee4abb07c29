// A player who always thinks as hard: `search` with so much work, unless less is allowed.
#pragma once

#include <algorithm>

#include "bots/search/search.h"

namespace septem {

template <Game G>
class SteadyBot final : public Bot<G> {
 public:
  explicit SteadyBot(std::int64_t work) : work_(work) {}

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    Limits own = limits;
    own.iterations = std::min(limits.iterations.value_or(work_), work_);
    return search_.think(problem, own, rng);
  }

 private:
  std::int64_t work_;
  SearchBot<G> search_;
};

}  // namespace septem
