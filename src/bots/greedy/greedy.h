// The bot with a few plain rules: it rates each move by what it brings at once, and takes the best (any of the best, at random).
// Each game says how it rates in a header of its own (bots/greedy/seas.h).
#pragma once

#include "bots/bot.h"

namespace septem {

/// `static double rate(setup, knowledge, seat, move)`: more is better; moves of one decision are comparable.
template <Game G>
struct Rating;

template <Game G>
class GreedyBot final : public Bot<G> {
 public:
  Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) override {
    const typename G::MoveList moves = known_moves(problem, rng);
    Thought<G> thought{.move = moves[0]};
    thought.options.reserve(moves.size());
    Budget budget(limits);
    std::uint32_t ties = 0;
    double best = 0;
    for (std::size_t i = 0; i < moves.size() && budget.spend(); ++i) {
      const double rating = Rating<G>::rate(problem.setup, problem.knowledge, problem.seat, moves[i]);
      thought.options.push_back({moves[i], rating});
      if (ties > 0 && rating < best) continue;
      ties = ties == 0 || rating > best ? 1 : ties + 1;
      best = rating;
      // The first needs no number, so that a decision without a choice takes none.
      if (i == 0 || rng.below(ties) == 0) thought.move = moves[i];
    }
    thought.work = budget.work();
    return thought;
  }
};

}  // namespace septem
