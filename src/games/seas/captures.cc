#include "games/seas/captures.h"

#include "games/seas/combinations.h"
#include "games/seas/refusals.h"

namespace septem::seas {
namespace {

/// A4 and A5, when there is no strength-1 card in the display.
Objection why_not_capture_with_one(CardSet display, Card card, CardSet taken) {
  if (taken.is_empty()) return std::nullopt;
  if (taken.size() == 1 && kTens.has_all(taken)) return std::nullopt;
  if (card == kKraken) return taken == display ? std::nullopt : Objection(refusals::kKrakenTakesTenOrAll);
  return refusals::kOneTakesTen;
}

/// A3: takes these cards and others, all of different strengths, that add up to what is missing.
void add_sums(Card card, CardSet some, CardSet others, int missing, MoveList& moves) {
  const StrengthBits present = strengths_of(others);
  for (const StrengthBits sum : kSums[static_cast<std::size_t>(missing)]) {
    moves.push_back_if((sum & ~present) == 0, Move::capture(card, some | (others & cards_of(sum))));
  }
}

/// A4 and A5, when the display holds no one.
void add_plays_of_one(CardSet display, Card card, MoveList& moves) {
  const CardSet tens = display & kTens;
  moves.push_back(Move::lay(card));
  for (const Card ten : tens) moves.push_back(Move::capture(card, CardSet::of(ten)));
  const bool is_ten_alone = tens == display && tens.size() == 1;
  if (card == kKraken && !is_ten_alone) moves.push_back(Move::capture(card, display));
}

/// All ways to play a card that takes something or may.
void add_each_way(CardSet display, Card card, MoveList& moves) {
  const CardSet same = display & equals_of(card);
  for (const Card equal : same) moves.push_back(Move::capture(card, CardSet::of(equal)));  // A2
  if (!same.is_empty()) return;
  if (card.strength() == 1) return add_plays_of_one(display, card, moves);
  // Each set of those that have an equal before them, with cards of different strengths.
  const CardSet beyond = equals_beyond_first(display);
  CardSet some;
  do {
    const int missing = card.strength() - total_strength(some);
    if (missing >= 0) add_sums(card, some, display - beyond, missing, moves);
    some = CardSet::from_bits(some.bits() - beyond.bits()) & beyond;
  } while (!some.is_empty());
}

}  // namespace

void detail::list_plays(CardSet display, CardSet hand, MoveList& moves) {
  const CardSet with_choice = kCaptures.ways[strengths_of(display)].two | cards_of(strengths_taking_equals(display));
  const CardSet listed = hand & with_choice;
  moves.add_plain(hand - listed, display);
  for (const Card card : listed) add_each_way(display, card, moves);
}

Objection why_not_capture(CardSet display, Card card, CardSet taken) {
  if (!display.has_all(taken)) return refusals::kNotInDisplay;
  if (const CardSet same = display & equals_of(card); !same.is_empty()) {
    if (taken.size() == 1 && same.has_all(taken)) return std::nullopt;
    return refusals::kMustTakeSame;
  }
  if (card.strength() == 1) return why_not_capture_with_one(display, card, taken);
  if (!taken.is_empty()) {
    return total_strength(taken) == card.strength() ? std::nullopt : Objection(refusals::kDoesNotAddUp);
  }
  const StrengthBits strength = 1U << (card.strength() - 1);
  if (capturing_strengths(display) & strength) return refusals::kMustTakeCombination;
  return std::nullopt;
}

}  // namespace septem::seas
