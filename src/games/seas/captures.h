// What a card may capture from the display (A1 to A6). The ordinary case is inline: playouts live in it.
#pragma once

#include "games/game.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move_list.h"

namespace septem::seas {

namespace detail {

/// A3 where a strength has several combinations, of different strengths, to choose from.
void add_choices(CardSet display, CardSet cards, MoveList& moves);

/// A3 in general, where no card of the display has the strength of one of these.
void add_combinations(CardSet display, CardSet cards, MoveList& moves);

/// A display that holds equal cards: where those come in, strengths no longer say which card is meant.
void add_plays_among_equals(CardSet display, CardSet hand, MoveList& moves);

inline void add_plays_among_different(CardSet display, CardSet hand, MoveList& moves) {
  const Captures& captures = kCaptures[strengths_of(display)];
  const CardSet takers = hand & cards_of(captures.possible);  // A2, A3
  const CardSet with_choice = takers & cards_of(captures.with_choice);
  moves.add_lays(hand - takers);  // A6; A4 and A5 for the ones
  moves.add_takers(takers - with_choice, display, captures);
  moves.add_ten_takers(display.has_any(kTens) ? (hand & kOnes) - takers : CardSet{});  // A4
  if (!with_choice.is_empty()) [[unlikely]]
    add_choices(display, with_choice, moves);
}

/// A5; a one in the display must be taken instead (A2), and a lone ten the kraken takes like any other one does. One
/// condition for the processor: each part of it is hard to foretell, all together are rare.
inline bool can_take_all(CardSet display, CardSet hand) {
  // As numbers, since clang takes & between truth values for a slip.
  const int is_lone_ten = int{kTens.has_all(display)} & int{display.size() == 1};
  return (int{hand.has(kKraken)} & int{!display.is_empty()} & int{!display.has_any(kOnes)} & (1 - is_lone_ten)) != 0;
}

}  // namespace detail

/// Appends every way to play one of these cards.
inline void add_plays(CardSet display, CardSet hand, MoveList& moves) {
  if (has_equals(display)) [[unlikely]] {
    detail::add_plays_among_equals(display, hand, moves);
  } else {
    detail::add_plays_among_different(display, hand, moves);
  }
  if (detail::can_take_all(display, hand)) [[unlikely]]
    moves.push_back(Move::capture(kKraken, display));
}

/// The reason why this card may not take exactly these cards (none: be laid down).
Objection why_not_capture(CardSet display, Card card, CardSet taken);

}  // namespace septem::seas
