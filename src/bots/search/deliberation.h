// How a search comes to its decision.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/search/aim.h"
#include "bots/search/beliefs.h"
#include "bots/search/course.h"
#include "bots/search/guided.h"
#include "bots/search/worlds.h"
#include "bots/tree/tree_search.h"

namespace septem {

/// Kept by the bot from one decision to the next. A tree search, unless the game has a better way (bots/search/sevens_deliberation.h).
template <Game G>
class Deliberation {
 public:
  using Options = std::vector<typename Thought<G>::Option>;

  /// Which of what was thought together is played.
  static typename G::Move pick(const Options& options, Rng&) {
    return std::ranges::max_element(options, {}, &Thought<G>::Option::visits)->move;
  }

  Thought<G> think(const Problem<G>& problem, Budget& budget, Rng& rng) {
    Worlds<G> worlds(problem, rng);
    Beliefs<G> beliefs;
    const auto next_world = [&] {
      const typename G::State world = worlds.next(rng);
      beliefs.add(world);
      return world;
    };
    aim_.look_from(problem.setup, next_world());
    recall(problem, budget);
    Thought<G> thought = search_.go_on(problem.setup, problem.seat, aim_, budget, rng, next_world);
    while (!beliefs.has_enough() && !budget.is_spent()) next_world();
    thought.beliefs = beliefs.of_others(problem);
    return thought;
  }

 private:
  /// Keeps what was thought before about the game as it has gone on; nothing where the work is counted, because the same work is to give the same answer.
  void recall(const Problem<G>& problem, const Budget& budget) {
    if constexpr (HasCourse<G>) {
      std::optional<Moment<G>> last;
      std::swap(last, last_);
      if (!budget.is_counted()) last_.emplace(problem.setup, problem.knowledge);
      const auto moves = last && last_ ? Course<G>::between(*last, *last_) : std::nullopt;
      if (moves) return search_.keep_after(*moves);
    }
    search_.forget();
  }

  Aim<G> aim_;
  TreeSearch<G, Aim<G>, Guided<G>> search_;
  std::optional<Moment<G>> last_;
};

}  // namespace septem
