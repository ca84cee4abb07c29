#include "games/seas/captures.h"

#include "games/seas/combinations.h"
#include "games/seas/refusals.h"

namespace septem::seas {
namespace {

int total(CardSet cards) {
  int sum = 0;
  for (const Card card : cards) sum += card.strength();
  return sum;
}

/// A4 and A5: what a strength-1 card may do when there is none in the display.
Objection why_not_capture_with_one(CardSet display, Card card, CardSet taken) {
  if (taken.is_empty()) return std::nullopt;
  if (taken.size() == 1 && kTens.has_all(taken)) return std::nullopt;
  if (card == kKraken) return taken == display ? std::nullopt : Objection(refusals::kKrakenTakesTenOrAll);
  return refusals::kOneTakesTen;
}

}  // namespace

namespace detail {

void add_combinations(CardSet display, CardSet cards, MoveList& moves) {
  if (display.size() <= AllSubsets::kMostCards) {
    const AllSubsets subsets(display);
    for (const Card card : cards) {
      subsets.for_each(card.strength(),
                       [&](CardSet taken, bool adds_up) { moves.push_back_if(adds_up, Move::capture(card, taken)); });
    }
  } else {
    const CombinationSearch search(display);
    for (const Card card : cards) {
      search.run(card.strength(), [&](CardSet taken) { moves.push_back(Move::capture(card, taken)); });
    }
  }
}

void add_choices(CardSet display, CardSet cards, MoveList& moves) {
  const StrengthBits present = strengths_of(display);
  for (const Card card : cards) {
    for (const StrengthBits sum : sums_to(card.strength())) {
      const bool fits = (sum != 0) & ((sum & ~present) == 0);
      moves.push_back_if(fits, Move::capture(card, display & cards_of(sum)));
    }
  }
}

void add_plays_among_equals(CardSet display, CardSet hand, MoveList& moves) {
  const CardSet equals = cards_of(strengths_of(equals_beyond_first(display)));
  const CardSet same = hand & cards_of(strengths_of(display));
  const CardSet adding_up = (hand & cards_of(capturing_strengths(display))) - same;
  moves.add_lays(hand - same - adding_up);
  moves.add_takers(same - equals, display, kCaptures[strengths_of(display)]);
  for (const Card card : same& equals) {
    for (const Card equal : display& equals_of(card)) moves.push_back(Move::capture(card, CardSet::of(equal)));
  }
  for (const Card card : (hand & kOnes) - same) {
    for (const Card ten : display& kTens) moves.push_back(Move::capture(card, CardSet::of(ten)));
  }
  // Weaker than the weakest of the equal cards: those cannot be part of it.
  const CardSet weaker = cards_of((strengths_of(equals) & (~strengths_of(equals) + 1)) - 1);
  if (adding_up.has_any(weaker)) add_choices(display, adding_up & weaker, moves);
  if (weaker.has_all(adding_up)) return;
  add_combinations(display, adding_up - weaker, moves);
}

}  // namespace detail

Objection why_not_capture(CardSet display, Card card, CardSet taken) {
  if (!display.has_all(taken)) return refusals::kNotInDisplay;
  if (const CardSet same = display & equals_of(card); !same.is_empty()) {
    if (taken.size() == 1 && same.has_all(taken)) return std::nullopt;
    return refusals::kMustTakeSame;
  }
  if (card.strength() == 1) return why_not_capture_with_one(display, card, taken);
  if (!taken.is_empty()) {
    return total(taken) == card.strength() ? std::nullopt : Objection(refusals::kDoesNotAddUp);
  }
  const StrengthBits strength = 1U << (card.strength() - 1);
  if (capturing_strengths(display) & strength) return refusals::kMustTakeCombination;
  return std::nullopt;
}

}  // namespace septem::seas
