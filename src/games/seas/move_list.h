// The legal moves of a seat. Most of them need no list: a card that can only be laid down, or that has just one capture, is a bit
// in a set, and its Move is made when somebody asks for it.
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
    lays_ = takers_ = ten_takers_ = picks_ = {};
    others_.clear();
  }
  /// Each of these cards may be laid down.
  void add_lays(CardSet cards) { lays_ = cards; }
  /// Each of these cards has one capture in the display, which holds no equal cards.
  void add_takers(CardSet cards, CardSet display, const Captures& captures) {
    takers_ = cards;
    display_ = display;
    captures_ = &captures;
  }
  /// Each of these cards may take the only card of strength 10 in the display.
  void add_ten_takers(CardSet cards) { ten_takers_ = cards; }
  void add_picks(CardSet cards) { picks_ = cards; }
  void push_back(Move move) { others_.push_back(move); }
  void push_back_if(bool condition, Move move) { others_.push_back_if(condition, move); }

  std::size_t size() const {
    return count(lays_) + count(takers_) + count(ten_takers_) + count(picks_) + others_.size();
  }
  bool is_empty() const { return size() == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size());
    const std::size_t lays = count(lays_);
    const std::size_t plays = lays + count(takers_);
    if (at >= plays) [[unlikely]]
      return special(at - plays);
    // Without a branch: whether a card is laid or takes, nobody can foretell in random play.
    const CardSet::Bits if_taker = at < lays ? 0 : ~CardSet::Bits{0};
    const auto cards = CardSet::from_bits((lays_.bits() & ~if_taker) | (takers_.bits() & if_taker));
    const Card card = cards.nth(static_cast<int>(at - (lays & if_taker)));
    const CardSet taken = cards_of(captures_->first[static_cast<std::size_t>(card.strength() - 1)]);
    return Move::capture(card, CardSet::from_bits(display_.bits() & if_taker) & taken);
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

  Move special(std::size_t at) const {
    if (at < count(ten_takers_)) return Move::capture(ten_takers_.nth(static_cast<int>(at)), display_ & kTens);
    at -= count(ten_takers_);
    if (at < count(picks_)) return Move::pick(picks_.nth(static_cast<int>(at)));
    return others_[at - count(picks_)];
  }

  CardSet lays_{};
  CardSet takers_{};
  CardSet ten_takers_{};
  CardSet picks_{};
  CardSet display_{};
  const Captures* captures_ = &kCaptures[0];
  // A card is laid only where nothing equals it or adds up to it, so that all laid cards of a display differ in strength and
  // only the four cards dealt can be equal: no hand ever has more than 224 moves (tests/property tries all displays).
  FixedList<Move, 256> others_{};
};

}  // namespace septem::seas
