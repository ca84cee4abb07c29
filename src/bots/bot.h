// What a bot is. It decides from what a seat knows: the State never reaches it.
#pragma once

#include "bots/limits.h"
#include "bots/thought.h"
#include "core/rng.h"
#include "games/game.h"

namespace septem {

/// A decision to make: what the seat knows, which is to act. Refers to its parts.
template <Game G>
struct Problem {
  const typename G::Setup& setup;
  const typename G::Knowledge& knowledge;
  Seat seat;
  /// The legal moves, where the asker has them at hand. They follow from the knowledge, so nobody learns anything by them.
  const typename G::MoveList* moves = nullptr;
};

/// One thread at a time. Bots may keep what they worked out from one problem to the next.
template <Game G>
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  /// Whether it looks at the knowledge at all; if not, who asks may leave it empty and give the legal moves instead.
  virtual bool is_knowing() const { return true; }

  /// Ends soon after the limits say so, with the best move it has found until then. The same numbers give the same answer, unless time
  /// or a stop came in between.
  virtual Thought<G> think(const Problem<G>& problem, const Limits& limits, Rng& rng) = 0;
};

/// The legal moves of the knowing seat. What may be played follows from what the seat knows, so that every state that
/// agrees with its knowledge gives the same list.
template <Game G>
typename G::MoveList known_moves(const Problem<G>& problem, Rng& rng) {
  if (problem.moves) return *problem.moves;
  typename G::MoveList moves;
  moves.clear();
  G::legal_moves(problem.setup, G::sample(problem.setup, problem.knowledge, rng), problem.seat, moves);
  return moves;
}

}  // namespace septem
