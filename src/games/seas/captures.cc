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

/// A2: cards with a choice of equal ones to take.
void add_choices(CardSet display, CardSet cards, MoveList& moves) {
  for (const Card card : cards) {
    for (const Card equal : display& equals_of(card)) moves.push_back(Move::capture(card, CardSet::of(equal)));
  }
}

/// A3 where the display holds equal cards.
void add_combinations(CardSet display, CardSet cards, MoveList& moves) {
  for (const Card card : cards) {
    CombinationSearch(display, [&](CardSet taken) {
      moves.push_back(Move::capture(card, taken));
    }).run(card.strength());
  }
}

/// A4, A5: what strength-1 cards may take where there is none in the display.
void add_with_ones(CardSet display, CardSet ones, MoveList& moves) {
  for (const Card card : ones) {
    for (const Card ten : display& kTens) moves.push_back(Move::capture(card, CardSet::of(ten)));
  }
  const bool is_lone_ten = kTens.has_all(display) && display.size() == 1;
  if (ones.has(kKraken) && !display.is_empty() && !is_lone_ten) moves.push_back(Move::capture(kKraken, display));
}

Objection why_not_capture_with_one(CardSet display, Card card, CardSet taken) {
  if (taken.is_empty()) return std::nullopt;
  if (taken.size() == 1 && kTens.has_all(taken)) return std::nullopt;
  if (card == kKraken) return taken == display ? std::nullopt : Objection(refusals::kKrakenTakesTenOrAll);
  return refusals::kOneTakesTen;
}

}  // namespace

void add_plays(CardSet display, CardSet hand, MoveList& moves) {
  const CardSet equals = equals_beyond_first(display);
  const CardSet same = hand & cards_of(strengths_of(display));
  const CardSet ones = (hand & kOnes) - same;
  const CardSet adding_up = (hand & cards_of(reachable(display, equals))) - same;  // never a one

  moves.set_display(display);
  moves.add_lays(hand - same - adding_up);  // A6; A4 and A5 for the ones
  if (equals.is_empty()) {
    moves.add_pairs(same);      // A2
    moves.add_sums(adding_up);  // A3
  } else {
    const CardSet with_choice = same & cards_of(strengths_of(equals));
    moves.add_pairs(same - with_choice);
    add_choices(display, with_choice, moves);
    add_combinations(display, adding_up, moves);
  }
  // One condition, not three: each is hard to foretell, but all together are rare.
  const CardSet useful_with_ten = display.has_any(kTens) ? kOnes : CardSet::of(kKraken);
  if (ones.has_any(useful_with_ten)) add_with_ones(display, ones, moves);
}

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
  if (reachable(display, equals_beyond_first(display)) & strength) return refusals::kMustTakeCombination;
  return std::nullopt;
}

}  // namespace septem::seas
