// What cards of Seven7s are worth, counted quickly, and how near the end is.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "games/sevens/scoring.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// Worth (scoring.h) of many cards at once, by counting bits.
class QuickWorth {
 public:
  QuickWorth(const Square& square, Colour wild, int disabled)
      : highest_(kValues - disabled), wild_(square.cards_of(wild)) {}

  int of(CardSet cards) const {
    const CardSet::Bits plain = (cards - wild_).bits();
    int sum = highest_ * (cards & wild_).size();
    for (int value = 1; value <= highest_; ++value) sum += value * std::popcount(plain & all_of_value(value).bits());
    return sum;
  }
  int of(Card card) const { return of(CardSet::of(card)); }
  /// Of one of these cards, whichever it is.
  float mean(CardSet cards) const {
    return cards.is_empty() ? 0 : static_cast<float>(of(cards)) / static_cast<float>(cards.size());
  }

 private:
  int highest_;
  CardSet wild_;
};

inline std::size_t longest_column(const Columns& columns) {
  int longest = 0;
  for (int i = 0; i < kTypes; ++i) longest = std::max(longest, columns.size(static_cast<Type>(i)));
  return static_cast<std::size_t>(longest);
}

}  // namespace septem::sevens
