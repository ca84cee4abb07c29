// What the moves of a decision are worth, by what the seat knows and nothing else.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bots/bot.h"
#include "bots/levels/strengths.h"
#include "bots/search/search.h"

namespace septem {

/// How much the coach thinks about a decision unless it is told: more than the strongest level.
template <Game G>
inline constexpr std::int64_t kCoachWork = 4 * kStrengths<G>.master_work;

template <Game G>
struct Appraised {
  typename G::Move move{};
  double chance = 0;  ///< the share of the win
};

/// Best first.
template <Game G>
using Appraisal = std::vector<Appraised<G>>;

/// All moves that were compared; only the one there is where there is no choice, and its chance is not asked for then. The same numbers give the same answer.
template <Game G>
Appraisal<G> appraise(const Problem<G>& problem, std::int64_t work, Rng& rng) {
  SearchBot<G> bot;
  Limits limits;
  limits.iterations = work;
  auto thought = bot.think(problem, limits, rng);
  auto& options = thought.options;
  if (options.empty()) return {{thought.move}};
  // What was hardly tried is not known well enough to be called the best.
  const std::int64_t most = std::ranges::max(options, {}, &Thought<G>::Option::visits).visits;
  const auto is_tried = [most](const auto& option) { return option.visits * 10 >= most; };
  std::ranges::stable_sort(options, [&](const auto& a, const auto& b) {
    return std::pair(is_tried(a), a.value) > std::pair(is_tried(b), b.value);
  });
  Appraisal<G> appraisal;
  for (const auto& option : options) appraisal.push_back({option.move, std::min(option.value, options[0].value)});
  std::ranges::stable_sort(appraisal, std::ranges::greater(), &Appraised<G>::chance);
  return appraisal;
}

}  // namespace septem
