// The 40 cards of 7 Seas: four types with strengths 1 to 10, and sets of them as 40-bit masks.
#pragma once

#include <array>
#include <cstdint>

#include "core/check.h"
#include "core/index_set.h"

namespace septem::seas {

enum class Type : std::uint8_t { kGold, kCrystal, kRum, kCurse };
inline constexpr int kTypes = 4;
inline constexpr int kStrengths = 10;

namespace detail {
/// A look-up is cheaper than a division by ten.
inline constexpr auto kStrengthOf = [] {
  std::array<std::uint8_t, kTypes * kStrengths> strengths{};
  for (std::size_t i = 0; i < strengths.size(); ++i) strengths[i] = static_cast<std::uint8_t>(i % kStrengths + 1);
  return strengths;
}();
}  // namespace detail

class Card {
 public:
  static constexpr int kCount = kTypes * kStrengths;

  constexpr Card() = default;
  static constexpr Card from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kCount);
    return Card(static_cast<std::uint8_t>(index));
  }
  static constexpr Card of(Type type, int strength) {
    SEPTEM_ASSERT(strength >= 1 && strength <= kStrengths);
    return from_index(static_cast<int>(type) * kStrengths + strength - 1);
  }

  /// The place in deck order: G1 .. G10, C1 .. C10, R1 .. R10, X1 .. X10.
  constexpr int index() const { return index_; }
  constexpr Type type() const { return static_cast<Type>(index_ / kStrengths); }
  constexpr int strength() const { return detail::kStrengthOf[index_]; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

using CardSet = IndexSet<Card>;

inline constexpr Card kGoldOne = Card::of(Type::kGold, 1);
inline constexpr Card kLady = Card::of(Type::kCrystal, 1);
inline constexpr Card kKing = Card::of(Type::kRum, 1);
inline constexpr Card kKraken = Card::of(Type::kCurse, 1);
inline constexpr CardSet kAllCards = CardSet::first_n(Card::kCount);

/// A set of strengths 1 to 10 as the bits 0 to 9.
using StrengthBits = std::uint32_t;
inline constexpr StrengthBits kAllStrengths = (1U << kStrengths) - 1;

/// The strengths that occur in a set of cards.
constexpr StrengthBits strengths_of(CardSet cards) {
  const std::uint64_t two_types = cards.bits() | cards.bits() >> 20;
  return static_cast<StrengthBits>(two_types | two_types >> 10) & kAllStrengths;
}
/// All cards of these strengths.
constexpr CardSet cards_of(StrengthBits strengths) {
  return CardSet::from_bits(strengths * ((1ULL << 30) + (1ULL << 20) + (1ULL << 10) + 1));
}
/// The strengths of the cards of one type.
constexpr StrengthBits strengths_of(CardSet cards, Type type) {
  return static_cast<StrengthBits>(cards.bits() >> (static_cast<int>(type) * kStrengths)) & kAllStrengths;
}

constexpr int total_strength(CardSet cards) {
  int sum = 0;
  for (const Card card : cards) sum += card.strength();
  return sum;
}

constexpr CardSet all_of(Type type) {
  return CardSet::from_bits(std::uint64_t{kAllStrengths} << (static_cast<int>(type) * kStrengths));
}
namespace detail {
inline constexpr auto kEquals = [] {
  std::array<CardSet, Card::kCount> equals{};
  for (int i = 0; i < Card::kCount; ++i) equals[static_cast<std::size_t>(i)] = cards_of(1U << (i % kStrengths));
  return equals;
}();
}  // namespace detail
/// The four cards of this card's strength.
constexpr CardSet equals_of(Card card) { return detail::kEquals[static_cast<std::size_t>(card.index())]; }

inline constexpr CardSet kOnes = cards_of(1U << 0);
inline constexpr CardSet kTens = cards_of(1U << 9);

}  // namespace septem::seas
