// Where a simulated game is broken off, and what each seat has from it there.
#pragma once

#include <array>
#include <cstddef>

#include "core/seat.h"
#include "games/game.h"
#include "play/playout.h"

namespace septem {

/// What a seat got, 0 to 1; more is better.
using Utilities = std::array<double, Seat::kCount>;

/// Of the game that goes on from `root`: its end, and the share of the win, unless the game has a horizon of its own (bots/tree/seas.h).
template <Game G>
class Horizon {
 public:
  /// How much UCB1 likes to try what it knows little about.
  static constexpr float kExploration = 0.7F;

  Horizon(const typename G::Setup&, const typename G::State& /*root*/) {}
  bool is_reached(const typename G::State& state) const { return G::is_over(state); }
  /// From a move that nobody has tried before.
  void play_out(const typename G::Setup& setup, typename G::State& state, typename G::MoveList& moves, Rng& rng) const {
    while (!is_reached(state)) random_step<G>(setup, state, moves, rng);
  }
  Utilities utilities(const typename G::Setup& setup, const typename G::State& end) const {
    Utilities utilities{};
    const Returns returns = G::returns(setup, end);
    for (std::size_t i = 0; i < returns.size(); ++i) utilities[i] = returns[i].share;
    return utilities;
  }
};

}  // namespace septem
