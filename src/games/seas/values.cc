#include "games/seas/values.h"

#include <algorithm>

#include "core/check.h"
#include "data/seas_values.h"
#include "games/data_lines.h"
#include "games/seas/card_text.h"

namespace septem::seas {
namespace {

int best_of(const std::array<std::int8_t, Card::kCount>& of_card, Type type, StrengthBits strengths) {
  const CardSet cards = cards_of(strengths) & all_of(type);
  if (cards.is_empty()) return 0;
  if (cards.has(kKraken)) return of_card[static_cast<std::size_t>(kKraken.index())];
  int best = Values::kLowest;
  for (const Card card : cards) best = std::max<int>(best, of_card[static_cast<std::size_t>(card.index())]);
  return best;
}

/// The message key of what is wrong with this value of this card, or nothing.
std::string_view why_bad(Card card, int value) {
  if (value < Values::kLowest || value > Values::kHighest) return "seas.values.out-of-range";
  if (card == kKraken && value != Values::kLowest) return "seas.values.kraken";
  if (card.type() == Type::kCurse && value >= 0) return "seas.values.curse-not-negative";
  return {};
}

}  // namespace

Values::Values(const std::array<std::int8_t, Card::kCount>& of_card) : of_card_(of_card) {
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) {
      best_[type][strengths] = static_cast<std::int8_t>(best_of(of_card, static_cast<Type>(type), strengths));
    }
  }
}

Result<Values, DataError> parse_values(std::string_view text) {
  std::array<std::int8_t, Card::kCount> of_card{};
  CardSet seen;
  DataLines lines(text);
  while (const auto words = lines.next()) {
    const int line = lines.number();
    if (words->size() != 2) return failure(DataError{line, "seas.values.not-a-pair", lines.text()});
    const auto card = parse_card((*words)[0]);
    if (!card) return failure(DataError{line, "seas.values.no-such-card", (*words)[0]});
    if (seen.has(*card)) return failure(DataError{line, "seas.values.card-twice", (*words)[0]});
    const auto value = parse_number((*words)[1]);
    if (!value) return failure(DataError{line, "seas.values.not-a-number", (*words)[1]});
    if (const auto why = why_bad(*card, *value); !why.empty()) return failure(DataError{line, why, lines.text()});
    seen.add(*card);
    of_card[static_cast<std::size_t>(card->index())] = static_cast<std::int8_t>(*value);
  }
  if (seen != kAllCards) {
    return failure(DataError{lines.number() + 1, "seas.values.card-missing", card_name((kAllCards - seen).first())});
  }
  return Values(of_card);
}

const Values& default_values() {
  static const Values values = [] {
    const auto parsed = parse_values(data::kSeasValues);
    SEPTEM_CHECK(parsed.has_value());
    return *parsed;
  }();
  return values;
}

}  // namespace septem::seas
