// The 52 cards of 7 Seize, and sets of them as 52-bit masks.
#pragma once

#include <array>
#include <cstdint>

#include "core/check.h"
#include "core/index_set.h"

namespace septem::seize {

/// Highest first, also where a tie for the first captain is broken by suit (B2).
enum class Suit : std::uint8_t { kSpades, kHearts, kDiamonds, kClubs };
/// In the order of acting (B5); the numbers 10 to 2 follow the jack.
enum class Rank : std::uint8_t { kAce, kKing, kQueen, kJack, kTen, kTwo = 12 };
/// The colour of a card is the stash it seizes from.
enum class Colour : std::uint8_t { kRed, kBlack };

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kColours = 2;

class Card {
 public:
  static constexpr int kCount = kSuits * kRanks;

  constexpr Card() = default;
  static constexpr Card from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kCount);
    return Card(static_cast<std::uint8_t>(index));
  }
  static constexpr Card of(Suit suit, Rank rank) {
    return from_index(static_cast<int>(suit) * kRanks + static_cast<int>(rank));
  }

  /// The place in deck order: AS KS .. 2S, AH .. 2H, AD .. 2D, AC .. 2C.
  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ / kRanks); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ % kRanks); }
  constexpr Colour colour() const {
    // Hearts and diamonds are neighbours in deck order.
    return static_cast<unsigned>(index_ - kRanks) < 2 * kRanks ? Colour::kRed : Colour::kBlack;
  }
  constexpr bool is_number() const { return rank() >= Rank::kTen; }
  /// 2 to 10 for number cards, else 1 (B1).
  constexpr int squabble_value() const { return is_number() ? 14 - static_cast<int>(rank()) : 1; }

  friend constexpr bool operator==(Card, Card) = default;

 private:
  explicit constexpr Card(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

using CardSet = IndexSet<Card>;
inline constexpr CardSet kAllCards = CardSet::first_n(Card::kCount);

}  // namespace septem::seize
