// What a Wonders player asks to see (C10): so many cards from the deck's top, and so many out of each opponent's hand.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "core/seat.h"
#include "games/sevens/setup.h"

namespace septem::sevens {

class Look {
 public:
  /// Three in all, fewer only where fewer exist.
  static constexpr int kMost = 3;

  constexpr Look() = default;
  static constexpr Look from_bits(std::uint32_t bits) { return Look(static_cast<std::uint16_t>(bits)); }
  constexpr std::uint32_t bits() const { return bits_; }

  constexpr int deck() const { return bits_ & kField; }
  constexpr int of(Seat seat) const { return bits_ >> at(seat) & kField; }
  constexpr int from_hands() const { return total() - deck(); }
  constexpr int total() const {
    int sum = 0;
    for (int rest = bits_; rest != 0; rest >>= kFieldBits) sum += rest & kField;
    return sum;
  }
  /// Counts are 0 to 3.
  constexpr Look with_deck(int count) const { return from_bits(bits_ | static_cast<std::uint32_t>(count)); }
  constexpr Look with(Seat seat, int count) const {
    return from_bits(bits_ | static_cast<std::uint32_t>(count) << at(seat));
  }

  friend constexpr bool operator==(Look, Look) = default;
  friend constexpr auto operator<=>(Look, Look) = default;

 private:
  static constexpr int kFieldBits = 2;
  static constexpr int kField = (1 << kFieldBits) - 1;
  static constexpr int at(Seat seat) { return kFieldBits * (1 + seat.index()); }

  explicit constexpr Look(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

/// All the ways in which one player may look at a given table. Ways are bits: which of them there are is found by a few masks,
/// and a Look is made only of the one that is asked for.
class Looks {
 public:
  /// `sizes`: how many cards the deck has, then the opponents in seat order (0 for a seat that is not there).
  using Sizes = std::array<int, kMaxSeats>;

  constexpr Looks() = default;
  Looks(Seat looker, const Sizes& sizes);

  /// Bit i is way i.
  constexpr std::uint32_t ways() const { return ways_; }
  Look way(int i) const;

 private:
  std::uint32_t ways_ = 0;
  std::uint8_t total_ = 0;
  Seat looker_{};
};

}  // namespace septem::sevens
