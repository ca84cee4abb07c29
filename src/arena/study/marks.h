// What only one game has to be asked about. A game's marks see every step and tell what they saw at the end; a game without any has none. Who makes
// contests includes them (arena/contest.cc).
#pragma once

#include "arena/deal_result.h"
#include "games/game.h"

namespace septem {

template <Game G>
struct Marks {
  void see(const typename G::Setup&, const typename G::State&, const typename G::State&) {}
  /// Adds what it saw to the result of the game that is over.
  void tell(const typename G::Setup&, const typename G::State&, GameResult&) const {}
};

}  // namespace septem
