// Squabble for captain (B1 to B3).
#pragma once

#include "games/game.h"
#include "games/seize/state.h"

namespace septem::seize {

void begin_squabble(const Setup& setup, State& state);

/// Lays a card face down; the last one turns all of them up.
void lay_squabble_card(const Setup& setup, State& state, Seat seat, Card card);

/// Those with the highest card, in phase kCaptain and at the end of phase kSquabble.
SeatSet tied_for_captain(const Setup& setup, const State& state);
Objection why_not_captain(const Setup& setup, const State& state, Seat seat);
/// The squabble is over: its cards are discarded and the captain divvies.
void make_captain(const Setup& setup, State& state, Seat seat);

}  // namespace septem::seize
