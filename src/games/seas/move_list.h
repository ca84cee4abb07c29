// The legal moves of a seat. Most of them need no list: a card that can only be laid down, or that has just one capture, is a bit
// in a set, and its Move is made when somebody asks for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/check.h"
#include "core/list_iterator.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move.h"

namespace septem::seas {

class MoveList {
 public:
  // Moves beyond the size stay uninitialised on purpose: a list is filled millions of times a second.
  MoveList() {}  // NOLINT(modernize-use-equals-default)

  void clear() {
    plain_ = {};
    size_ = 0;
  }
  /// Each of these cards is laid down on the display, or has one capture in it. They come before all other moves.
  void add_plain(CardSet cards, CardSet display) {
    SEPTEM_ASSERT(is_empty());
    plain_ = cards;
    display_ = display;
    strengths_ = strengths_of(display);
    size_ = static_cast<std::uint32_t>(cards.size());
  }
  void push_back(Move move) { push_back_if(true, move); }
  /// Without a branch; there must be room for the move either way.
  void push_back_if(bool condition, Move move) {
    SEPTEM_CHECK(size_ < kCapacity);
    moves_[size_] = move;
    size_ += condition ? 1U : 0U;
  }

  std::size_t size() const { return size_; }
  bool is_empty() const { return size_ == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size());
    // Read before the branch, for then they are still in registers when they come straight from add_plain.
    const CardSet display = display_;
    const StrengthBits strengths = strengths_;
    if (at >= static_cast<std::size_t>(plain_.size())) [[unlikely]]
      return moves_[at];
    const Card card = plain_.nth(static_cast<int>(at));
    const StrengthBits taken = kCaptures.only[static_cast<std::size_t>(card.strength()) - 1][strengths];
    return Move::capture(card, display & cards_of(taken));
  }

  ListIterator<MoveList> begin() const { return {*this, 0}; }
  ListIterator<MoveList> end() const { return {*this, size()}; }

 private:
  // A card is laid only where nothing equals it or adds up to it, so that all laid cards of a display differ in strength and
  // only the four cards dealt can be equal: no hand ever has more than 224 moves (tests/property tries all displays).
  static constexpr std::size_t kCapacity = 256;

  CardSet display_{};
  StrengthBits strengths_ = 0;  ///< of the display
  CardSet plain_{};
  // Counts the plain cards as well, so that as a rule it follows from the hand alone. Of another type than what moves are
  // made of: so the compiler knows that a move written does not change it.
  std::uint32_t size_ = 0;
  // The moves of plain cards have a place here, but are not written.
  std::array<Move, kCapacity> moves_;
};

}  // namespace septem::seas
