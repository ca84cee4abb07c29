// Which of the legal moves a simulation makes next.
#pragma once

#include "bots/tree/tree.h"
#include "core/rng.h"
#include "games/game.h"

namespace septem {

template <class Move>
struct Branch {
  Move move{};
  typename Tree<Move>::Index node = Tree<Move>::kNone;  ///< none in a tree that is full
  bool is_new = false;                                  ///< it has never been made before
};

}  // namespace septem
