// The 49 cards of Seven7s: seven types with values 1 to 7, and sets of them as bit masks. Their colours are data (square.h).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/check.h"
#include "core/index_set.h"

namespace septem::sevens {

/// Also the name of a column: each column belongs to a type.
enum class Type : std::uint8_t { kAges, kColors, kSins, kVirtues, kGods, kSeas, kWonders };
inline constexpr int kTypes = 7;
inline constexpr int kValues = 7;

class Card {
 public:
  static constexpr int kCount = kTypes * kValues;
  /// Types are eight indices apart, so that type and value are a shift and a mask; the eighth is not used.
  static constexpr int kStride = 8;
  static constexpr int kIndexEnd = kTypes * kStride;

  constexpr Card() = default;
  static constexpr Card from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kIndexEnd && index % kStride < kValues);
    return Card(static_cast<std::uint8_t>(index));
  }
  static constexpr Card of(Type type, int value) {
    SEPTEM_ASSERT(value >= 1 && value <= kValues);
    return from_index(static_cast<int>(type) * kStride + value - 1);
  }

  /// Grows in deck order: A1 .. A7, C1 .. C7, D1 .. W7; below 64.
  constexpr int index() const { return index_; }
  constexpr Type type() const { return static_cast<Type>(index_ / kStride); }
  constexpr int value() const { return index_ % kStride + 1; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

using CardSet = IndexSet<Card>;

constexpr CardSet all_of(Type type) {
  return CardSet::from_bits(CardSet::Bits{0x7f} << (static_cast<int>(type) * Card::kStride));
}
constexpr CardSet all_of_value(int value) {
  return CardSet::from_bits(CardSet::Bits{0x01'0101'0101'0101} << (value - 1));
}
inline constexpr CardSet kAllCards = CardSet::from_bits(0x7f'7f7f'7f7f'7f7f);
inline constexpr CardSet kAgesCards = all_of(Type::kAges);

/// All cards in deck order.
inline constexpr auto kDeckOrder = [] {
  std::array<Card, Card::kCount> order{};
  std::size_t at = 0;
  for (const Card card : kAllCards) order[at++] = card;
  return order;
}();

/// A set of types, or of columns: the type's number is the bit.
using TypeBits = std::uint32_t;
constexpr TypeBits bit_of(Type type) { return TypeBits{1} << static_cast<int>(type); }
constexpr std::size_t slot(Type type) { return static_cast<std::size_t>(type); }

template <class Visit>
constexpr void for_each_type(TypeBits types, Visit visit) {
  for (; types != 0; types &= types - 1) visit(static_cast<Type>(std::countr_zero(types)));
}

}  // namespace septem::sevens
