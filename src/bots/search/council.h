// Several think about the same decision, each on a core of its own, and put together what they found.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#ifndef __wasm__  // which has one core
#include <thread>
#endif

#include "bots/search/deliberation.h"

namespace septem {

/// Kept by the bot from one decision to the next.
template <Game G>
class Council {
 public:
  Council() { members_.push_back(std::make_unique<Deliberation<G>>()); }

  /// `heads` counts what is asked for; more than there are cores would only wait for each other.
  Thought<G> think(const Problem<G>& problem, Budget& budget, std::size_t heads, Rng& rng) {
    heads = std::min(heads, cores());
    if (heads <= 1 || budget.is_counted()) return members_[0]->think(problem, budget, rng);
    while (members_.size() < heads) members_.push_back(std::make_unique<Deliberation<G>>());
    std::vector<Thought<G>> thoughts(heads);
    std::vector<Rng> luck;
    for (std::size_t i = 0; i < heads; ++i) luck.emplace_back(rng.next());
    at_once(heads, [&](std::size_t i) {
      Budget own = budget;
      thoughts[i] = members_[i]->think(problem, own, luck[i]);
    });
    return together(std::move(thoughts), rng);
  }

 private:
  using Option = typename Thought<G>::Option;

#ifdef __wasm__
  static std::size_t cores() { return 1; }
  template <class Think>
  static void at_once(std::size_t, Think think) {
    think(0);
  }
#else
  static std::size_t cores() { return std::max(1U, std::thread::hardware_concurrency()); }
  /// Calls `think(0)`, `think(1)`, ... each in a thread; the first in this one.
  template <class Think>
  static void at_once(std::size_t heads, Think think) {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < heads; ++i) threads.emplace_back([&think, i] { think(i); });
    think(0);
  }
#endif

  static void add(std::vector<Option>& options, const Option& found) {
    const auto known = std::ranges::find(options, found.move, &Option::move);
    if (known == options.end()) return options.push_back(found);
    const std::int64_t visits = std::max<std::int64_t>(known->visits + found.visits, 1);
    const double sum = known->value * static_cast<double>(known->visits) +
                       found.value * static_cast<double>(found.visits);
    known->value = sum / static_cast<double>(visits);
    known->visits += found.visits;
  }

  static Thought<G> together(std::vector<Thought<G>> thoughts, Rng& rng) {
    Thought<G> all = std::move(thoughts[0]);
    for (std::size_t i = 1; i < thoughts.size(); ++i) {
      for (const Option& option : thoughts[i].options) add(all.options, option);
      all.work += thoughts[i].work;
    }
    if (all.options.empty()) return all;
    all.move = Deliberation<G>::pick(all.options, rng);
    thoughts[0].line = all.line;
    const auto same = std::ranges::find_if(
        thoughts, [&](const auto& one) { return !one.line.empty() && one.line[0] == all.move; });
    all.line = same == thoughts.end() ? std::vector{all.move} : same->line;
    return all;
  }

  std::vector<std::unique_ptr<Deliberation<G>>> members_;
};

}  // namespace septem
