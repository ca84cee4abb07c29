// What a card may capture from the display (A1 to A6). The ordinary case is inline: playouts live in it.
#pragma once

#include "games/game.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move_list.h"

namespace septem::seas {

namespace detail {

/// Lists the plays of cards with many ways, or with a choice among equal cards of the display.
void list_plays(CardSet display, CardSet hand, MoveList& moves);

}  // namespace detail

/// Appends every way to play one of these cards.
inline void add_plays(CardSet display, CardSet hand, MoveList& moves) {
  // Branches instead of arithmetic: nearly always each card has one way to be played, and then the processor can
  // choose among them before it has looked at the display.
  const Captures::Ways& ways = kCaptures.ways[strengths_of(display)];
  if (has_equals(display) || hand.has_any(ways.four)) [[unlikely]] {
    detail::list_plays(display, hand, moves);
  } else if (hand.has_any(ways.two)) [[unlikely]] {
    moves.add_ways(hand, display);
  } else {
    moves.add_plain(hand, display);
  }
}

/// The reason why this card may not take exactly these cards (none: be laid down).
Objection why_not_capture(CardSet display, Card card, CardSet taken);

}  // namespace septem::seas
