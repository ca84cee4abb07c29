// The draw deck and the discards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/check.h"
#include "games/seize/cards.h"

namespace septem::seize {

/// Both share the room of 52 cards: the discards lie at its beginning, the deck at its end, and cards in between are with the players.
/// A place without a card holds Card{}, so that equal piles are equal bytes.
class Piles {
 public:
  int deck_size() const { return Card::kCount - top_; }
  /// Top first.
  std::span<const Card> deck() const { return std::span(cards_).subspan(top_); }
  /// Oldest first.
  std::span<const Card> discards() const { return std::span(cards_).first(discards_); }
  CardSet discarded() const {
    CardSet set;
    for (const Card card : discards()) set.add(card);
    return set;
  }

  /// The deck must not be empty.
  Card draw() {
    SEPTEM_ASSERT(top_ < Card::kCount);
    const Card card = cards_[top_];
    cards_[top_++] = {};
    return card;
  }
  void discard(Card card) {
    SEPTEM_ASSERT(discards_ < top_);
    cards_[discards_++] = card;
  }
  /// Makes these cards, top first, the deck; an older one must be empty. Nothing remains discarded.
  void stack(std::span<const Card> cards) {
    SEPTEM_ASSERT(deck_size() == 0 && cards.size() <= cards_.size());
    cards_ = {};
    discards_ = 0;
    top_ = static_cast<std::uint8_t>(cards_.size() - cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) cards_[top_ + i] = cards[i];
  }

  friend bool operator==(const Piles&, const Piles&) = default;

 private:
  std::array<Card, Card::kCount> cards_{};
  std::uint8_t discards_ = 0;
  std::uint8_t top_ = Card::kCount;
};

}  // namespace septem::seize
