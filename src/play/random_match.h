// A match that plays on by itself.
#pragma once

#include "play/match.h"
#include "play/playout.h"

namespace septem {

/// Chance draws, or a random seat makes a random move.
template <Game G>
void random_step(Match<G>& match, Rng& rng) {
  if (match.is_chance_due()) return match.take(G::draw(match.setup(), match.state(), rng));
  const Seat seat = random_seat(match.to_act(), rng);
  typename G::MoveList moves;
  match.take(seat, random_move<G>(match.setup(), match.state(), seat, moves, rng));
}

}  // namespace septem
