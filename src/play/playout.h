// Random play through the ordinary game interface: on states alone, without a virtual call or an allocation.
#pragma once

#include "core/rng.h"
#include "games/game.h"

namespace septem {

/// One of the seats that are to act, each equally likely.
inline Seat random_seat(SeatSet seats, Rng& rng) {
  if (seats.size() == 1) return seats.first();
  return seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
}

/// One of the legal moves of this seat, each equally likely. The list is the caller's, so that nobody allocates.
template <Game G>
typename G::Move random_move(const typename G::Setup& setup, const typename G::State& state, Seat seat,
                             typename G::MoveList& moves, Rng& rng) {
  moves.clear();
  G::legal_moves(setup, state, seat, moves);
  if constexpr (requires { moves.random(rng); }) {
    return moves.random(rng);  // the list knows a quicker way
  } else {
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
}

/// Chance draws, or a random seat makes a random move. Whether it was a move.
template <Game G>
bool random_step(const typename G::Setup& setup, typename G::State& state, typename G::MoveList& moves, Rng& rng) {
  if (G::is_chance_due(setup, state)) {
    G::apply(setup, state, G::draw(setup, state, rng));
    return false;
  }
  const Seat seat = random_seat(G::to_act(setup, state), rng);
  G::apply(setup, state, seat, random_move<G>(setup, state, seat, moves, rng));
  return true;
}

}  // namespace septem
