// Moves are compared by trying each of them in the same worlds: what a world brings by luck it brings to all of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "bots/limits.h"
#include "bots/thought.h"
#include "games/game.h"

namespace septem {

/// `next_world()` gives a function that tries a move in a world of its own, and says what came of it. A piece of work is a move tried.
template <Game G, class NextWorld>
Thought<G> compare_in_same_worlds(const typename G::MoveList& moves, Budget& budget, NextWorld next_world) {
  Thought<G> thought{.move = moves[0]};
  thought.options.reserve(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) thought.options.push_back({moves[i]});
  for (bool has_time = moves.size() > 1; has_time;) {
    const auto try_move = next_world();
    for (auto& option : thought.options) {
      has_time = budget.spend();
      if (!has_time) break;
      option.value += try_move(option.move);
      ++option.visits;
    }
  }
  for (auto& option : thought.options) option.value /= static_cast<double>(std::max<std::int64_t>(option.visits, 1));
  thought.move = std::ranges::max_element(thought.options, {}, &Thought<G>::Option::value)->move;
  thought.work = budget.work();
  return thought;
}

}  // namespace septem
