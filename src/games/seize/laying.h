// Cards laid face down by all seats at once, hidden until the last one lies.
#pragma once

#include "games/seize/setup.h"
#include "games/seize/state.h"

namespace septem::seize {

/// Whether that was the last one.
inline bool lay(State& state, Seat seat, Card card) {
  state.hand(seat).remove(card);
  state.laid[static_cast<std::size_t>(seat.index())] = card;
  state.to_act = state.to_act.set() - SeatSet::of(seat);
  return state.to_act.set().is_empty();
}

/// Puts the cards of the first `players` on the discards: by seat, the interloper's last.
inline void discard_laid(const Setup& setup, State& state, int players) {
  for (int i = 0; i < players; ++i) state.piles.discard(state.laid_by(setup.player(i)));
  state.laid = {};
}

/// Who has a card lying before them, face down or up.
inline SeatSet laid_seats(const Setup& setup, const State& state) {
  const SeatSet ghost = setup.has_ghost() ? SeatSet::of(Seat::ghost()) : SeatSet{};
  switch (state.phase) {
    case Phase::kSquabble:
      return setup.all_seats() - state.to_act.set();
    case Phase::kCaptain:
      return setup.all_seats();
    case Phase::kCard:
      return (setup.all_seats() - state.to_act.set()) | ghost;
    case Phase::kOrder:
    case Phase::kSeize:
    case Phase::kReturn:
      return setup.all_seats() | ghost;
    default:
      return {};
  }
}

/// Whether laid cards are still face down.
inline bool is_face_down(Phase phase) { return phase == Phase::kSquabble || phase == Phase::kCard; }

}  // namespace septem::seize
