// The strong bot: the textbook's tree search, led by what good players are inclined to do, or what a game knows better; endings are solved.
#pragma once

#include <utility>

#include "bots/bot.h"
#include "bots/search/council.h"
#include "bots/thinking.h"

namespace septem {

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  /// Without limits.
  static constexpr std::int64_t kSimulations = 2'000;

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    Budget budget(limits.or_work(kSimulations));
    if (auto thought = Handover<G>::think(problem, budget, rng)) return std::move(*thought);
    return council_.think(problem, budget, static_cast<std::size_t>(limits.threads.value_or(1)), rng);
  }

 private:
  Council<G> council_;
};

}  // namespace septem
