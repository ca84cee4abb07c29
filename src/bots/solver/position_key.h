// States of 7 Seas in tables of what has been solved.
#pragma once

#include "core/mix.h"
#include "games/seas/seas.h"

namespace septem::seas {

/// Of all that can still matter in this round; the ships are not in it.
inline std::uint64_t position_key(const State& state) {
  Hash hash;
  hash.add(state.hands, state.chests, state.display, state.harbour, state.last_taker, state.turn);
  hash.add(static_cast<std::uint64_t>(state.phase), static_cast<std::uint64_t>(state.source.index()));
  return hash.value();
}

}  // namespace septem::seas
