// The bot with a few plain rules: it rates each move by what it brings at once, and takes the best (any of the best, at random).
// Each game says how it rates in a header of its own (bots/greedy/seas.h).
#pragma once

#include "bots/bot.h"
#include "core/fixed_list.h"

namespace septem {

/// `static double rate(setup, knowledge, seat, move)`: more is better; moves of one decision are comparable.
template <Game G>
struct Rating;

template <Game G>
struct GreedyBot {
  static typename G::Move choose(const typename G::Setup& setup, const typename G::Knowledge& knowledge, Seat seat,
                                 Rng& rng) {
    typename G::MoveList moves;
    known_moves<G>(setup, knowledge, seat, moves, rng);
    typename G::Move best = moves[0];
    double best_rating = Rating<G>::rate(setup, knowledge, seat, best);
    std::uint32_t ties = 1;
    for (std::size_t i = 1; i < moves.size(); ++i) {
      const double rating = Rating<G>::rate(setup, knowledge, seat, moves[i]);
      if (rating < best_rating) continue;
      ties = rating > best_rating ? 1 : ties + 1;
      best_rating = rating;
      if (rng.below(ties) == 0) best = moves[i];
    }
    return best;
  }
};

}  // namespace septem
