// The legal moves of a seat. They need no list: a decision's options are bits, and a Move is made when somebody asks for it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/index_set.h"
#include "core/list_iterator.h"
#include "games/sevens/look.h"
#include "games/sevens/move.h"

namespace septem::sevens {

/// The number of an option.
class Option {
 public:
  static constexpr Option from_index(int index) { return Option(index); }
  constexpr int index() const { return index_; }

 private:
  explicit constexpr Option(int index) : index_(index) {}
  int index_;
};
using Options = IndexSet<Option>;

class MoveList {
 public:
  /// Three hand cards, eight options each: option 8 * i + t plays the i-th card of the hand on the column of type t.
  static constexpr int kPlayStride = 8;

  void clear() { options_ = {}; }
  void add_plays(CardSet hand, Options options) {
    make_ = Make::kPlay;
    hand_ = hand;
    options_ = options;
  }
  /// Option i is `first.plus(i)`.
  void add_range(Move first, Options options) {
    make_ = Make::kRange;
    first_ = first;
    options_ = options;
  }
  void add_looks(const Looks& looks) {
    make_ = Make::kLook;
    looks_ = looks;
    options_ = Options::from_bits(looks.ways());
  }
  /// Every order of these cards.
  void add_stackings(const Stacking& stacking) {
    constexpr std::array<int, Look::kMost + 1> kOrderings = {0, 1, 2, 6};
    make_ = Make::kStack;
    stacking_ = stacking;
    options_ = Options::first_n(kOrderings[static_cast<std::size_t>(stacking.count)]);
  }

  std::size_t size() const { return static_cast<std::size_t>(options_.size()); }
  bool is_empty() const { return options_.is_empty(); }

  Move operator[](std::size_t at) const {
    const int option = options_.nth(static_cast<int>(at)).index();
    switch (make_) {
      case Make::kPlay:
        return Move::play(hand_.nth(option / kPlayStride), static_cast<Type>(option % kPlayStride));
      case Make::kRange:
        return first_.plus(static_cast<std::uint32_t>(option));
      case Make::kLook:
        return Move::look(looks_.way(option));
      case Make::kStack:
        return Move::stack(ordered(option));
    }
    return {};
  }

  ListIterator<MoveList> begin() const { return {*this, 0}; }
  ListIterator<MoveList> end() const { return {*this, size()}; }

 private:
  enum class Make : std::uint8_t { kPlay, kRange, kLook, kStack };

  Stacking ordered(int ordering) const {
    // The orders of two cards are the first two rows with the third card left out.
    constexpr std::array<std::array<std::size_t, Look::kMost>, 6> kOrders = {
        {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    Stacking result;
    result.count = stacking_.count;
    for (std::size_t i = 0; i < static_cast<std::size_t>(stacking_.count); ++i) {
      result.cards[i] = stacking_.cards[kOrders[static_cast<std::size_t>(ordering)][i]];
    }
    return result;
  }

  Options options_{};
  CardSet hand_{};
  Make make_ = Make::kPlay;
  Move first_{};
  Looks looks_{};
  Stacking stacking_{};
};

}  // namespace septem::sevens
