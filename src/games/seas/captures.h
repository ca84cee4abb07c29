// What a card may capture from the display (A1 to A6). The ordinary case is inline: playouts live in it.
#pragma once

#include "games/game.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move_list.h"

namespace septem::seas {

namespace detail {

/// Where some cards have a choice of what to do.
void add_plays_with_choice(CardSet display, CardSet hand, MoveList& moves);

/// Where some cards of the display are equal, so that strengths no longer say which card is meant.
void add_plays_among_equals(CardSet display, CardSet hand, MoveList& moves);

}  // namespace detail

/// Appends every way to play one of these cards.
inline void add_plays(CardSet display, CardSet hand, MoveList& moves) {
  // Branches instead of arithmetic: nearly always each card has one way to be played, and then the processor can
  // choose among them before it has looked at the display.
  if (has_equals(display)) [[unlikely]] {
    detail::add_plays_among_equals(display, hand, moves);
  } else if (hand.has_any(kCaptures.with_choice[strengths_of(display)])) [[unlikely]] {
    detail::add_plays_with_choice(display, hand, moves);
  } else {
    moves.add_plain(hand, display);
  }
}

/// The reason why this card may not take exactly these cards (none: be laid down).
Objection why_not_capture(CardSet display, Card card, CardSet taken);

}  // namespace septem::seas
