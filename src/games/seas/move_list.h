// The legal moves of a seat. Most of them need no list: a card that can only be laid down, or that takes the one card of
// its strength, or different cards that add up to it, is a bit in a set; its Move is made when somebody asks for it.
#pragma once

#include <cstddef>

#include "core/fixed_list.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move.h"

namespace septem::seas {

class MoveList {
 public:
  void clear() {
    lays_ = pairs_ = sums_ = picks_ = {};
    sums_count_ = 0;
    others_.clear();
  }
  void set_display(CardSet display) { display_ = display; }
  /// Each of these cards may be laid down.
  void add_lays(CardSet cards) { lays_ = cards; }
  /// Each of these cards may take the one card of its strength in the display.
  void add_pairs(CardSet cards) { pairs_ = cards; }
  /// Each of these cards may take cards of the display, all of different strengths, that add up to it.
  void add_sums(CardSet cards) {
    sums_ = cards;
    sums_count_ = sums::count(strengths_of(display_), cards);
  }
  void add_picks(CardSet cards) { picks_ = cards; }
  void push_back(Move move) { others_.push_back(move); }

  std::size_t size() const { return count(lays_) + count(pairs_) + count(picks_) + sums_count_ + others_.size(); }
  bool is_empty() const { return size() == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size());
    const std::size_t lays = count(lays_);
    const std::size_t plays = lays + count(pairs_);
    if (at < plays) [[likely]] {
      // Without a branch: in random play nobody can foretell it.
      const CardSet::Bits if_pair = at < lays ? 0 : ~CardSet::Bits{0};
      const auto cards = CardSet::from_bits((lays_.bits() & ~if_pair) | (pairs_.bits() & if_pair));
      const Card card = cards.nth(static_cast<int>(at - (lays & if_pair)));
      return Move::capture(card, CardSet::from_bits(display_.bits() & if_pair) & equals_of(card));
    }
    return special(at - plays);
  }

  class Iterator {
   public:
    Iterator(const MoveList& list, std::size_t at) : list_(&list), at_(at) {}
    Move operator*() const { return (*list_)[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const MoveList* list_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

 private:
  static std::size_t count(CardSet cards) { return static_cast<std::size_t>(cards.size()); }
  std::size_t sums_of(Card card) const { return sums::count(strengths_of(display_), CardSet::of(card)); }

  Move special(std::size_t at) const {
    for (const Card card : sums_) {
      if (at < sums_of(card)) {
        return Move::capture(card, display_ & cards_of(sums::nth(strengths_of(display_), card.strength(), at)));
      }
      at -= sums_of(card);
    }
    const std::size_t picks = count(picks_);
    return at < picks ? Move::pick(picks_.nth(static_cast<int>(at))) : others_[at - picks];
  }

  CardSet lays_{};
  CardSet pairs_{};
  CardSet sums_{};
  CardSet picks_{};
  CardSet display_{};
  std::size_t sums_count_ = 0;
  // A card is laid only where nothing equals it or adds up to it, so that all laid cards of a display differ in strength and
  // only the four cards dealt can be equal: there are never more than a few dozen combinations.
  FixedList<Move, 256> others_{};
};

}  // namespace septem::seas
