// A player who overlooks some of the moves, and makes the best of the others by the rules of `greedy`.
#pragma once

#include "bots/greedy/greedy.h"

namespace septem {

template <Game G>
class CarelessBot final : public Bot<G> {
 public:
  /// `sees`: how many of a hundred moves.
  explicit CarelessBot(std::uint32_t sees) : sees_(sees) {}

  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    const typename G::MoveList moves = known_moves(problem, rng);
    Thought<G> thought{.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
    Budget budget(limits);
    double best = 0;
    for (std::size_t i = 0; i < moves.size() && budget.spend(); ++i) {
      if (rng.below(100) >= sees_) continue;
      const double rating = Rating<G>::rate(problem.setup, problem.knowledge, problem.seat, moves[i]);
      if (thought.options.empty() || rating > best) {
        best = rating;
        thought.move = moves[i];
      }
      thought.options.push_back({moves[i], rating});
    }
    thought.work = budget.work();
    return thought;
  }

 private:
  std::uint32_t sees_;
};

}  // namespace septem
