// What each seat may expect of a position in which all cards lie open: for who looks back on a game.
#pragma once

#include "bots/tree/horizon.h"
#include "games/game.h"

namespace septem {

template <Game G>
Utilities shares_at_end(const typename G::Setup& setup, const typename G::State& end) {
  Utilities shares{};
  const Returns returns = G::returns(setup, end);
  for (std::size_t i = 0; i < returns.size(); ++i) shares[i] = returns[i].share;
  return shares;
}

/// The mean of so many tries; `one_try()` gives the shares that it came to.
template <class Try>
Utilities mean_shares(int tries, Try one_try) {
  Utilities sum{};
  for (int i = 0; i < tries; ++i) {
    const Utilities shares = one_try();
    for (std::size_t at = 0; at < sum.size(); ++at) sum[at] += shares[at];
  }
  for (double& share : sum) share /= tries;
  return sum;
}

/// The share of the win of each seat, if everybody plays on quickly and sensibly. Random play where the game knows nothing better.
template <Game G>
struct Outlook {
  static Utilities shares(const typename G::Setup& setup, const typename G::State& state, int tries, Rng& rng) {
    typename G::MoveList moves;
    return mean_shares(tries, [&] {
      typename G::State end = state;
      while (!G::is_over(end)) random_step<G>(setup, end, moves, rng);
      return shares_at_end<G>(setup, end);
    });
  }
};

}  // namespace septem
