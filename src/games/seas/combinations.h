// What a card captures from a display (A2 to A5): how many ways there are, and which.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/seas/cards.h"
#include "games/seas/move.h"

namespace septem::seas {

// Hardly any display holds two equal cards. For each set of different strengths that it may hold, the tables answer nearly every
// question at once.
inline constexpr std::size_t kStrengthSets = kAllStrengths + 1;

/// The cards with at least so many ways to be played: a choice of equal cards (A2), several combinations (A3), or ones that
/// may take a ten (A4) or, as the kraken, everything (A5) but may be laid down as well.
struct Ways {
  CardSet two{};
  CardSet three{};
  CardSet four{};
};
extern const std::array<Ways, kStrengthSets> kWays;

/// What strength 1, 2, ... captures in its first way; nothing: it is laid down. By strength first: a card is known before the
/// display when many moves are played in a row, and then its row is at hand.
extern const std::array<std::array<std::uint16_t, kStrengthSets>, kStrengths> kFirstCaptures;

/// Whether two of these cards have the same strength.
inline bool has_equals(CardSet cards) { return std::popcount(strengths_of(cards)) != cards.size(); }

/// Those cards that have an equal one before them in deck order.
constexpr CardSet equals_beyond_first(CardSet cards) {
  const std::uint64_t bits = cards.bits();
  return CardSet::from_bits(bits & (bits << 10 | bits << 20 | bits << 30));
}

/// How many ways there are to play one of these cards on any display, and the n-th, counted from 0: first the first way of
/// each card, then the second ways, then the third ones ...
int count_plays(CardSet display, CardSet hand);
Move nth_play(CardSet display, CardSet hand, int n);

/// The strengths that can capture something from this display, equal cards or not. Asks no table: legality is judged apart
/// from the lists that come out of them.
StrengthBits capturing_strengths(CardSet display);

}  // namespace septem::seas
