// Cards of a display that add up to a strength (A3).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/seas/cards.h"

namespace septem::seas {

/// What a display of different strengths gives to each strength played.
struct Captures {
  /// The strengths that can capture: one of the display has the same (A2), or some add up to it (A3).
  std::uint16_t possible = 0;
  /// Those of them that have more than one combination to choose from.
  std::uint16_t with_choice = 0;
  /// What strength 1, 2, ... captures: the only possibility, or the first of several.
  std::array<std::uint16_t, kStrengths> first{};
};

/// For each set of different strengths. Hardly any display holds two equal cards, so that this table answers nearly
/// every question at once.
extern const std::array<Captures, kAllStrengths + 1> kCaptures;

/// All sets of two or more different strengths that add up to this one; zeros fill up.
using Sums = std::array<StrengthBits, 9>;
const Sums& sums_to(int strength);

/// Whether two of these cards have the same strength.
inline bool has_equals(CardSet cards) { return std::popcount(strengths_of(cards)) != cards.size(); }

/// Those cards that have an equal one before them in deck order.
constexpr CardSet equals_beyond_first(CardSet cards) {
  const std::uint64_t bits = cards.bits();
  return CardSet::from_bits(bits & (bits << 10 | bits << 20 | bits << 30));
}

/// The strengths that can capture something from this display, equal cards or not.
StrengthBits capturing_strengths(CardSet display);

/// All sets of cards of a small display with their totals, in one sweep without a branch that depends on the cards.
class AllSubsets {
 public:
  static constexpr int kMostCards = 6;

  explicit AllSubsets(CardSet display) {
    sets_[0] = {};
    totals_[0] = 0;
    for (const Card card : display) {
      for (std::size_t i = 0; i < size_; ++i) {
        sets_[size_ + i] = sets_[i] | CardSet::of(card);
        totals_[size_ + i] = static_cast<std::uint8_t>(totals_[i] + card.strength());
      }
      size_ *= 2;
    }
  }
  /// Calls `visit(set, whether it adds up to the total)` for every set.
  template <class Visit>
  void for_each(int total, Visit visit) const {
    for (std::size_t i = 0; i < size_; ++i) visit(sets_[i], totals_[i] == total);
  }

 private:
  std::size_t size_ = 1;
  // Only the first size_ entries are ever written.
  std::array<CardSet, 1U << kMostCards> sets_;
  std::array<std::uint8_t, 1U << kMostCards> totals_;
};

/// Finds every set of cards of a display of any size that adds up to a total.
class CombinationSearch {
 public:
  explicit CombinationSearch(CardSet display) {
    for (const Card card : display) cards_[size_++] = card;
    totals_[size_] = 1;
    for (std::size_t i = size_; i-- > 0;) totals_[i] = totals_[i + 1] | totals_[i + 1] << cards_[i].strength();
  }
  template <class Visit>
  void run(int total, Visit visit) const {
    search(0, total, {}, visit);
  }

 private:
  template <class Visit>
  void search(std::size_t from, int missing, CardSet taken, Visit& visit) const {
    if (missing == 0) return visit(taken);
    for (std::size_t i = from; totals_[i] >> missing & 1; ++i) {
      const int rest = missing - cards_[i].strength();
      // Never enter a branch that holds no combination.
      if (rest >= 0 && totals_[i + 1] >> rest & 1) search(i + 1, rest, taken | CardSet::of(cards_[i]), visit);
    }
  }

  std::size_t size_ = 0;
  std::array<Card, Card::kCount> cards_;
  // Bit t of an entry: the cards from there on can add up to t. Totals above 31 fall out at the top, and nobody asks.
  std::array<std::uint32_t, Card::kCount + 1> totals_;
};

}  // namespace septem::seas
