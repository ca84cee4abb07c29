// Cards of a display that add up to a strength (A3).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/seas/cards.h"

namespace septem::seas {

/// What cards may do with a display, for each set of different strengths that it may hold. Hardly any display holds two
/// equal cards, so that these tables answer nearly every question at once.
struct Captures {
  static constexpr std::size_t kSets = kAllStrengths + 1;

  /// The cards with at least so many ways to be played: several combinations (A3), or ones that may take a ten (A4) or, as
  /// the kraken, everything (A5) but may be laid down as well.
  struct Ways {
    CardSet two{};
    CardSet three{};
    CardSet four{};
  };
  std::array<Ways, kSets> ways{};
  /// What strength 1, 2, ... captures in its first way; nothing: it is laid down. By strength first: a card is known
  /// before the display when many moves are played in a row, and then its row is at hand.
  std::array<std::array<std::uint16_t, kSets>, kStrengths> first{};
  /// What can be added up from the strengths: bit t for the total t.
  std::array<std::uint16_t, kSets> totals{};
};
extern const Captures kCaptures;

/// All sets of different strengths that add up to a total; kNeverPresent fills up.
using Sums = std::array<std::uint16_t, 10>;
inline constexpr std::uint16_t kNeverPresent = kAllStrengths + 1;
/// For the totals 0 to 10.
extern const std::array<Sums, kStrengths + 1> kSums;

/// Whether two of these cards have the same strength.
inline bool has_equals(CardSet cards) { return std::popcount(strengths_of(cards)) != cards.size(); }

/// Those cards that have an equal one before them in deck order.
constexpr CardSet equals_beyond_first(CardSet cards) {
  const std::uint64_t bits = cards.bits();
  return CardSet::from_bits(bits & (bits << 10 | bits << 20 | bits << 30));
}

/// What this card captures in its n-th way, counted from 0, where all cards of the display differ in strength.
CardSet nth_capture(CardSet display, Card card, int n);

/// The strengths that can capture something from this display, equal cards or not. Asks no table: legality is judged apart
/// from the lists that come out of them.
StrengthBits capturing_strengths(CardSet display);

/// The strengths that can capture one of several equal cards of this display, alone or with others.
StrengthBits strengths_taking_equals(CardSet display);

}  // namespace septem::seas
