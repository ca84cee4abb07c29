// Booty values: which card is worth what in the total booty value (ruling A14). They are data, not code: the default
// table is data/seas/values.txt, and the owner of a printed game can bring a file of their own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/result.h"
#include "games/data_error.h"
#include "games/seas/cards.h"

namespace septem::seas {

class Values {
 public:
  static constexpr int kHighest = 7;
  static constexpr int kLowest = -7;

  explicit Values(const std::array<std::int8_t, Card::kCount>& of_card);

  int of(Card card) const { return of_card_[static_cast<std::size_t>(card.index())]; }
  /// The best value among the cards of one type; 0 without any. With the kraken the curses' is -7, whatever else is
  /// there (A14).
  int best(CardSet cards, Type type) const { return best_[static_cast<std::size_t>(type)][strengths_of(cards, type)]; }

  friend bool operator==(const Values&, const Values&) = default;

 private:
  std::array<std::int8_t, Card::kCount> of_card_{};
  // One entry for each subset of a type's ten cards: scoring is in the playouts' hot path.
  std::array<std::array<std::int8_t, 1U << kStrengths>, kTypes> best_{};
};

/// Reads a table of values: a line `G7 7` for each of the 40 cards in any order; `#` starts a comment.
Result<Values, DataError> parse_values(std::string_view text);
/// The same with everything that is wrong; nothing where there are mistakes.
std::optional<Values> read_values(std::string_view text, Mistakes& mistakes);

/// The table that ships with the program.
const Values& default_values();

}  // namespace septem::seas
