// The seven columns. They are open to all, with their order (C18).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/check.h"
#include "games/sevens/cards.h"

namespace septem::sevens {

class Columns {
 public:
  /// The seventh card ends the game and lies sideways, outside its column (C12).
  static constexpr int kMostUpright = 6;

  /// The columns on the table. One that Seas emptied stays (C9).
  TypeBits opened() const { return opened_; }
  TypeBits filled() const { return filled_; }
  int size(Type column) const { return sizes_[slot(column)]; }
  bool is_full(Type column) const { return size(column) == kMostUpright; }
  /// Bottom first.
  std::span<const Card> cards(Type column) const {
    return {cards_[slot(column)].data(), static_cast<std::size_t>(size(column))};
  }
  Card top(Type column) const {
    SEPTEM_ASSERT(size(column) > 0);
    return cards_[slot(column)][static_cast<std::size_t>(size(column) - 1)];
  }

  /// Opens the column if need be.
  void push(Type column, Card card) {
    SEPTEM_CHECK(!is_full(column));
    cards_[slot(column)][sizes_[slot(column)]++] = card;
    opened_ = static_cast<std::uint8_t>(opened_ | bit_of(column));
    filled_ = static_cast<std::uint8_t>(filled_ | bit_of(column));
  }
  Card pop(Type column) {
    const Card card = top(column);
    // Nothing of a card stays behind where it lay: equal tables are equal values.
    cards_[slot(column)][--sizes_[slot(column)]] = Card{};
    if (size(column) == 0) filled_ = static_cast<std::uint8_t>(filled_ & ~bit_of(column));
    return card;
  }

  friend bool operator==(const Columns&, const Columns&) = default;

 private:
  std::array<std::array<Card, kMostUpright>, kTypes> cards_{};
  std::array<std::uint8_t, kTypes> sizes_{};
  std::uint8_t opened_ = 0;
  std::uint8_t filled_ = 0;
};

}  // namespace septem::sevens
