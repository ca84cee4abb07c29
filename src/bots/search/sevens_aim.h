// A game of Seven7s is long and full of luck: after the moves of the tree everybody plays one more turn, and then who stands better is taken for more likely to win.
#pragma once

#include "bots/search/aim.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
class Aim<sevens::Sevens> {
 public:
  void look_from(const sevens::Setup&, const sevens::State&) {}

  bool is_reached(const sevens::State& state) const { return state.phase == sevens::Phase::kOver; }
  /// To the next turn, by those who like what they are inclined to.
  void play_out(const sevens::Setup& setup, sevens::State& state, sevens::MoveList& moves, Rng& rng) const;
  /// The shares of the win, or what they may be.
  Utilities utilities(const sevens::Setup& setup, const sevens::State& end) const;
};

}  // namespace septem
