// The legal moves of a seat. None of them is stored: moves that differ in one card, seat or piece are a bit mask, and the
// ways to divvy and to order follow from their number. A Move is made when somebody asks for it.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "core/fixed_list.h"
#include "core/list_iterator.h"
#include "core/orders.h"
#include "games/seize/move.h"

namespace septem::seize {

class MoveList {
 public:
  void clear() {
    size_ = 0;
    groups_ = 0;
    special_ = Special::kNone;
  }

  /// The moves like `first`, which is about the first of its kind, about each of these cards, seats or pieces.
  template <class T>
  void add(Move first, IndexSet<T> items) {
    group_[groups_++] = {first, items.bits()};
    size_ += static_cast<std::size_t>(items.size());
  }
  /// Every way to put some of these pieces on red, but not all (B4).
  void add_divvies(std::span<const Piece, kDrawn> drawn) {
    special_ = Special::kDivvy;
    for (std::size_t i = 0; i < drawn.size(); ++i) drawn_[i] = drawn[i];
    size_ = kDivvies;
  }
  /// Every order of these seats, who are two to four (B5).
  void add_orders(std::span<const Seat> tied) {
    special_ = Special::kOrder;
    tied_.clear();
    for (const Seat seat : tied) tied_.push_back(seat);
    size_ = count_orders(tied.size());
  }

  std::size_t size() const { return size_; }
  bool is_empty() const { return size_ == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size_);
    if (special_ != Special::kNone) return special_ == Special::kDivvy ? divvy(at) : order(at);
    const Group* group = group_.data();
    for (std::size_t count = group->size(); at >= count; count = group->size()) {
      at -= count;
      ++group;
    }
    return group->first.about(IndexSet<Piece>::from_bits(group->bits).nth(static_cast<int>(at)).index());
  }

  ListIterator<MoveList> begin() const { return {*this, 0}; }
  ListIterator<MoveList> end() const { return {*this, size()}; }

 private:
  enum class Special : std::uint8_t { kNone, kDivvy, kOrder };
  struct Group {
    Move first;
    std::uint64_t bits;
    std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits)); }
  };

  static constexpr std::size_t kDivvies = (1U << kDrawn) - 2;
  /// A queen's own stash and the collections of all others.
  static constexpr std::size_t kMaxGroups = kMaxPlayers;
  /// There are four cards of a rank.
  static constexpr std::size_t kMaxTied = kSuits;

  /// The number's bits, from 1 on, say which of the drawn pieces go to red.
  Move divvy(std::size_t at) const {
    std::uint64_t pieces = 0;
    int shift = 0;
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
      const std::size_t is_red = (at + 1) >> i & 1;
      pieces |= (Move::packed(drawn_[i]) * is_red) << shift;
      shift += Move::kBitsPerPiece * static_cast<int>(is_red);
    }
    return Move::red_of(pieces);
  }

  Move order(std::size_t at) const {
    Move::Seats seats;
    for (const std::size_t place : nth_order<kMaxTied>(tied_.size(), at)) seats.push_back(tied_[place]);
    return Move::order(seats);
  }

  std::size_t size_ = 0;
  std::size_t groups_ = 0;
  Special special_ = Special::kNone;
  // Uninitialised beyond what was added: a list is filled millions of times a second.
  std::array<Group, kMaxGroups> group_;
  std::array<Piece, kDrawn> drawn_;
  FixedList<Seat, kMaxTied> tied_;
};

}  // namespace septem::seize
