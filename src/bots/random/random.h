// The bot that plays any legal move, each with the same probability.
#pragma once

#include "bots/bot.h"

namespace septem {

template <Game G>
struct RandomBot {
  static typename G::Move choose(const typename G::Setup& setup, const typename G::Knowledge& knowledge, Seat seat,
                                 Rng& rng) {
    typename G::MoveList moves;
    known_moves<G>(setup, knowledge, seat, moves, rng);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
};

}  // namespace septem
