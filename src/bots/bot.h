// What a bot is asked, and how. A bot decides from a seat's Knowledge alone: the State never reaches it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/rng.h"
#include "games/game.h"

namespace septem {

struct BotOrder {
  std::string name;
  std::optional<std::int64_t> ms{};          ///< time to think; the plain bots need none
  std::optional<std::int64_t> iterations{};  ///< or work to do instead
};

/// The legal moves of the knowing seat. What may be played follows from what the seat knows, so that every state that
/// agrees with its knowledge gives the same list.
template <Game G>
void known_moves(const typename G::Setup& setup, const typename G::Knowledge& knowledge, Seat seat,
                 typename G::MoveList& moves, Rng& rng) {
  moves.clear();
  G::legal_moves(setup, G::sample(setup, knowledge, rng), seat, moves);
}

}  // namespace septem
