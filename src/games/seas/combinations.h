// Cards of a display that add up to a strength (A3).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/seas/cards.h"

namespace septem::seas {

/// Tables over sets of different strengths: what adds up to what. Most displays hold no two equal strengths, and then these
/// answer at once.
namespace sums {

/// For each set, the strengths that one or more of its members add up to.
extern const std::array<std::uint16_t, kAllStrengths + 1> kReachable;
/// For each set, how many of its subsets of two or more add up to each strength: four bits a strength, strength 1 lowest.
extern const std::array<std::uint64_t, kAllStrengths + 1> kCounts;
/// The subset of `present`, of two or more, that adds up to `strength` and has `skip` others before it.
StrengthBits nth(StrengthBits present, int strength, std::size_t skip);

namespace detail {
/// Where in kCounts the number for a card's strength stands; for no card in the four bits that are always 0.
inline constexpr auto kCountAt = [] {
  std::array<std::uint8_t, Card::kCount + 1> at{};
  for (std::size_t i = 0; i < Card::kCount; ++i) at[i] = static_cast<std::uint8_t>(4 * (i % kStrengths));
  at[Card::kCount] = 60;
  return at;
}();
}  // namespace detail

/// How many subsets of two or more of `present` add up to the strength of one of these cards, over all of them.
inline std::size_t count(StrengthBits present, CardSet cards) {
  // Two cards at once and only then a loop: whether there are any is hard to foretell, but there are hardly ever more.
  const std::uint64_t counts = kCounts[present];
  constexpr CardSet::Bits kNoCard = CardSet::Bits{1} << Card::kCount;
  const auto of_first = [counts](CardSet::Bits bits) {
    return counts >> detail::kCountAt[static_cast<std::size_t>(std::countr_zero(bits | kNoCard))] & 15;
  };
  CardSet::Bits rest = cards.bits();
  std::size_t count = of_first(rest);
  rest &= rest - 1;
  count += of_first(rest);
  for (rest &= rest - 1; rest != 0; rest &= rest - 1) count += of_first(rest);
  return count;
}

}  // namespace sums

/// Those cards that have an equal one before them in deck order.
constexpr CardSet equals_beyond_first(CardSet cards) {
  const std::uint64_t bits = cards.bits();
  return CardSet::from_bits(bits & (bits << 10 | bits << 20 | bits << 30) & kAllCards.bits());
}

/// The strengths that one or more cards of the display add up to; `equals` are its equals_beyond_first.
inline StrengthBits reachable(CardSet display, CardSet equals) {
  std::uint32_t totals = std::uint32_t{sums::kReachable[strengths_of(display)]} << 1 | 1;
  for (const Card card : equals) totals |= totals << card.strength();
  return totals >> 1 & kAllStrengths;
}

/// Calls `visit` with every set of two or more cards that adds up to `total`, where no single card does.
template <class Visit>
class CombinationSearch {
 public:
  CombinationSearch(CardSet display, Visit visit) : visit_(visit) {
    for (const Card card : display) cards_[size_++] = card;
    totals_[size_] = 1;
    for (std::size_t i = size_; i-- > 0;) totals_[i] = totals_[i + 1] | totals_[i + 1] << cards_[i].strength();
  }
  void run(int total) { search(0, total, {}); }

 private:
  void search(std::size_t from, int missing, CardSet taken) {
    if (missing == 0) return visit_(taken);
    for (std::size_t i = from; totals_[i] >> missing & 1; ++i) {
      const int rest = missing - cards_[i].strength();
      // Never enter a branch that holds no combination.
      if (rest >= 0 && totals_[i + 1] >> rest & 1) search(i + 1, rest, taken | CardSet::of(cards_[i]));
    }
  }

  Visit visit_;
  std::size_t size_ = 0;
  std::array<Card, Card::kCount> cards_;
  // Bit t of an entry: the cards from there on can add up to t. Totals above 31 fall out at the top, and nobody asks.
  std::array<std::uint32_t, Card::kCount + 1> totals_;
};

}  // namespace septem::seas
