// Seize the booty and swab the deck (B5 to B12): cards, the captain's orders, who acts when, and what they may take.
#pragma once

#include <span>

#include "games/game.h"
#include "games/seize/move.h"
#include "games/seize/move_list.h"
#include "games/seize/state.h"

namespace septem::seize {

/// Lays a card face down; the last one turns all of them up, and then the orders of tied ranks are asked, highest rank first.
void lay_seize_card(const Setup& setup, State& state, Seat seat, Card card);

/// The tied group that is asked about, in seat order; in phase kOrder.
std::span<const Seat> tied_group(const Setup& setup, const State& state);
Objection why_not_order(const Setup& setup, const State& state, Move move);
void set_order(const Setup& setup, State& state, Move move);

/// What whoever acts may seize or steal; in phase kSeize.
void add_takings(const Setup& setup, const State& state, MoveList& moves);
Objection why_not_take(const Setup& setup, const State& state, Move move);
void take(const Setup& setup, State& state, Move move);

/// What the king may give back; in phase kReturn.
void add_returns(const State& state, MoveList& moves);
Objection why_not_return(const State& state, Move move);
void give_back(const Setup& setup, State& state, Move move);

}  // namespace septem::seize
