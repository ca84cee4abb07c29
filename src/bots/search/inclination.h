// What a good player is inclined to do, before any search.
#pragma once

#include "games/game.h"

namespace septem {

/// `weight`: how likely a legal move is, compared with the others of its decision; > 0. In a game that says nothing about it all are alike.
template <Game G>
struct Inclination {
  /// How much a move is tried for its weight alone: about as much as the moves of a decision differ.
  static constexpr float kCuriosity = 1;
  static float weight(const typename G::Setup&, const typename G::State&, const typename G::Move&) { return 1; }
};

}  // namespace septem
