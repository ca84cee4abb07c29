// What every turn is made of, whatever power it brings: drawing, landing on a column, the end of a turn.
#pragma once

#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// Takes the top card off the deck, which must have one.
inline Card take_top(State& state) {
  const Card card = state.deck_at(0);
  state.deck_at(0) = Card{};
  ++state.drawn;
  return card;
}

/// The deck is never reshuffled: from an empty one nobody draws (C11).
inline void draw_card(State& state, Seat seat) {
  if (state.has_deck()) state.hand(seat).add(take_top(state));
}

/// Puts a card of the active player on a column. Whether the game goes on: the seventh card ends it at once and lies
/// sideways, where it changes nothing (C12).
inline bool land(const Setup& setup, State& state, Card card, Type column) {
  if (state.columns.is_full(column)) {
    state.has_ending = true;
    state.ending = {card, column, state.turn};
    state.phase = Phase::kOver;
    return false;
  }
  state.columns.push(column, card);
  const bool sets_colour = column == Type::kColors && card.type() == Type::kColors;  // C5
  state.wild = sets_colour ? setup.square.of(card) : state.wild;
  return true;
}

/// Refills the hand and passes the turn on to the next player with a card (C11).
inline void end_turn(const Setup& setup, State& state) {
  // One card is enough: while the deck lasts everybody has three cards between turns, since a turn takes one away for
  // good and each card of a chain or a sin is replaced at once. It is also why Seas needs no rule against drawing here (C9): its card
  // made the hand full.
  if (state.hand(state.turn).size() < kHandSize) draw_card(state, state.turn);
  state.phase = Phase::kPlay;
  for (int i = 0; i < setup.seats; ++i) {
    state.turn = state.turn.clockwise(setup.seats);
    if (!state.hand(state.turn).is_empty()) return;
  }
  state.phase = Phase::kOver;
}

}  // namespace septem::sevens
