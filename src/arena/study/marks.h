// What only one game has to be asked about. A game's marks see every step and give figures at the end; a game without any has none. Who makes
// contests includes them (arena/contest.cc).
#pragma once

#include <vector>

#include "arena/deal_result.h"
#include "games/game.h"

namespace septem {

template <Game G>
struct Marks {
  void see(const typename G::Setup&, const typename G::State&, const typename G::State&) {}
  void tell(const typename G::Setup&, const typename G::State&, const Returns&, std::vector<Figure>&) const {}
};

}  // namespace septem
