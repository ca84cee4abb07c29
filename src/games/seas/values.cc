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

/// What has been read so far. A card is seen as soon as it is named, whatever its value.
struct Reading {
  std::array<std::int8_t, Card::kCount> of_card{};
  CardSet seen;
};

/// The two cells of a line are looked at one by one, so that a mistake in one hides none in the other.
void read_line(const DataLines& lines, const DataLines::Words& words, Reading& reading, Mistakes& mistakes) {
  const int line = lines.number();
  if (words.size() != 2) {
    if (const auto card = parse_card(words[0])) reading.seen.add(*card);
    return mistakes.add({line, "seas.values.not-a-pair", lines.text()});
  }
  const auto card = parse_card(words[0]);
  if (!card) mistakes.add({line, "seas.values.no-such-card", words[0], 1});
  if (card && reading.seen.has(*card)) mistakes.add({line, "seas.values.card-twice", words[0], 1});
  const auto value = parse_number(words[1]);
  if (!value) mistakes.add({line, "seas.values.not-a-number", words[1], 2});
  if (!card) return;
  reading.seen.add(*card);
  if (!value) return;
  if (const auto why = why_bad(*card, *value); !why.empty()) return mistakes.add({line, why, lines.text(), 2});
  reading.of_card[static_cast<std::size_t>(card->index())] = static_cast<std::int8_t>(*value);
}

}  // namespace

Values::Values(const std::array<std::int8_t, Card::kCount>& of_card) : of_card_(of_card) {
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) {
      best_[type][strengths] = static_cast<std::int8_t>(best_of(of_card, static_cast<Type>(type), strengths));
    }
  }
}

std::optional<Values> read_values(std::string_view text, Mistakes& mistakes) {
  Reading reading;
  DataLines lines(text);
  while (const auto words = lines.next()) {
    const std::size_t before = mistakes.size();
    read_line(lines, *words, reading, mistakes);
    if (mistakes.size() == before) mistakes.add_good_line();
  }
  for (const Card card : kAllCards - reading.seen) {
    mistakes.add({lines.number() + 1, "seas.values.card-missing", card_name(card)});
  }
  return mistakes.is_empty() ? std::optional(Values(reading.of_card)) : std::nullopt;
}

Result<Values, DataError> parse_values(std::string_view text) {
  Mistakes mistakes;
  const auto values = read_values(text, mistakes);
  if (!values) return failure(mistakes.first());
  return *values;
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
