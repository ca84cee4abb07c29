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

}  // namespace

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
