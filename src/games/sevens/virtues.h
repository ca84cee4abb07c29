// Holy Virtues (C7).
#pragma once

#include "games/sevens/turn.h"

namespace septem::sevens {

/// The active player draws one. Whether there is another card to play: with an empty hand the turn ends.
inline bool draw_and_go_on(State& state) {
  draw_card(state, state.turn);
  return !state.hand(state.turn).is_empty();
}

}  // namespace septem::sevens
