// Playing a card: where it may go (C2), and which power fires there (C3).
#pragma once

#include "games/game.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// The columns that this card may go to: its own, and any column that is there for an Ages card or one of the wild colour.
inline TypeBits places_of(const Setup& setup, const State& state, Card card) {
  const CardSet free = kAgesCards | setup.square.cards_of(state.wild);
  return bit_of(card.type()) | (free.has(card) ? state.columns.opened() : 0);
}
Objection why_not_place(const Setup& setup, const State& state, Card card, Type column);

/// Whether the column's power is this card's to bring (C3), before the card lands: a Colors card may be about to change the colour.
inline bool is_firing(const Setup& setup, const State& state, Move move) {
  return move.card().type() == move.column() || setup.square.of(move.card()) == state.wild;
}

void add_plays(const Setup& setup, const State& state, MoveList& moves);
Objection why_not_play(const Setup& setup, const State& state, Move move);
void play(const Setup& setup, State& state, Move move);

}  // namespace septem::sevens
