// The legal moves of a seat. Hardly any of them is listed: the cards are a set, and what a card does in its first, second or
// third way is worked out when somebody asks for that move.
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
    cards_ = {};
    size_ = 0;
    is_listed_ = false;
  }
  /// All ways of these cards, none of which has more than three, on a display of different strengths: first the first
  /// way of each card, then the second ways, then the third ones. Counted without a branch.
  void add_ways(CardSet cards, CardSet display) {
    add_plain(cards, display);
    const Captures::Ways& ways = kCaptures.ways[strengths_];
    size_ += static_cast<std::uint32_t>((cards & ways.two).size() + (cards & ways.three).size());
  }
  /// Only the first way of these cards. They come before all other moves.
  void add_plain(CardSet cards, CardSet display) {
    SEPTEM_ASSERT(is_empty());
    cards_ = cards;
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
    is_listed_ = true;
  }

  std::size_t size() const { return size_; }
  bool is_empty() const { return size_ == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size());
    // Read before the branch, for then they are still in registers when they come straight from add_ways.
    const CardSet display = display_;
    const StrengthBits strengths = strengths_;
    if (at >= static_cast<std::size_t>(cards_.size())) [[unlikely]]
      return is_listed_ ? moves_[at] : further_way(at - static_cast<std::size_t>(cards_.size()));
    const Card card = cards_.nth(static_cast<int>(at));
    const StrengthBits taken = kCaptures.first[static_cast<std::size_t>(card.strength()) - 1][strengths];
    return Move::capture(card, display & cards_of(taken));
  }

  ListIterator<MoveList> begin() const { return {*this, 0}; }
  ListIterator<MoveList> end() const { return {*this, size()}; }

 private:
  // A card is laid only where nothing equals it or adds up to it, so that all laid cards of a display differ in strength and
  // only the four cards dealt can be equal: no hand ever has more than 224 moves (tests/property tries all displays).
  static constexpr std::size_t kCapacity = 256;

  /// The second and third ways, counted from 0.
  Move further_way(std::size_t at) const {
    const Captures::Ways& ways = kCaptures.ways[strengths_];
    const CardSet two = cards_ & ways.two;
    const auto seconds = static_cast<std::size_t>(two.size());
    const bool is_third = at >= seconds;
    const CardSet among = is_third ? cards_ & ways.three : two;
    const Card card = among.nth(static_cast<int>(is_third ? at - seconds : at));
    return Move::capture(card, nth_capture(display_, card, is_third ? 2 : 1));
  }

  CardSet display_{};
  StrengthBits strengths_ = 0;  ///< of the display
  CardSet cards_{};
  // Of another type than what moves are made of: so the compiler knows that a move written does not change it.
  std::uint32_t size_ = 0;
  bool is_listed_ = false;  ///< what follows the first ways
  // The first ways have a place here, but are not written.
  std::array<Move, kCapacity> moves_;
};

}  // namespace septem::seas
