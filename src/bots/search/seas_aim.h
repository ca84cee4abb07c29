// 7 Seas is looked ahead to the end of the round, but played for the match: a point more is worth little to a ship that is nearly home, or lost.
#pragma once

#include "bots/search/aim.h"
#include "bots/search/race.h"
#include "games/seas/seas.h"

namespace septem {

template <>
class Aim<seas::Seas> {
 public:
  void look_from(const seas::Setup& setup, const seas::State& root);

  bool is_reached(const seas::State& state) const { return !state.is_waiting(); }
  void play_out(const seas::Setup& setup, seas::State& state, seas::MoveList& moves, Rng& rng) const {
    while (!is_reached(state)) random_step<seas::Seas>(setup, state, moves, rng);
  }
  Utilities utilities(const seas::Setup& setup, const seas::State& end) const;

 private:
  const seas::Race& race() const;

  int owners_ = 0;
  int target_ = 0;
  /// Of so many owners to that target. Not asked for before it is needed: a bot without time to think need not wait for it.
  mutable const seas::Race* race_ = nullptr;
};

}  // namespace septem
