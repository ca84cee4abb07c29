// The decisions of 7 Seas and its chance outcomes.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "core/seat.h"
#include "games/outcome_list.h"
#include "games/seas/cards.h"

namespace septem::seas {

/// Where captured and hidden cards lie: the chest of an owner, or the harbour.
class Place {
 public:
  static constexpr int kCount = 5;

  constexpr Place() = default;
  static constexpr Place from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index <= kCount);
    return Place(static_cast<std::uint8_t>(index));
  }
  static constexpr Place chest(std::size_t owner) { return from_index(static_cast<int>(owner)); }
  static constexpr Place harbour() { return Place(kHarbour); }
  static constexpr Place nowhere() { return Place(kNowhere); }

  constexpr int index() const { return index_; }
  constexpr bool is_chest() const { return index_ < kHarbour; }
  constexpr bool is_harbour() const { return index_ == kHarbour; }
  constexpr bool is_nowhere() const { return index_ == kNowhere; }

  friend constexpr bool operator==(Place, Place) = default;

 private:
  static constexpr std::uint8_t kHarbour = 4;
  static constexpr std::uint8_t kNowhere = 5;
  explicit constexpr Place(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = kNowhere;
};

using PlaceSet = IndexSet<Place>;

/// `G4`, `G8xC5+R3`, `nick p2`, `nick harbour`, `nick none`, `pick C7`.
class Move {
 public:
  enum class Kind : std::uint8_t { kPlay, kNick, kPick };

  constexpr Move() = default;
  static constexpr Move lay(Card card) { return Move(Kind::kPlay, card.index(), {}); }
  static constexpr Move capture(Card card, CardSet taken) { return Move(Kind::kPlay, card.index(), taken); }
  /// From `Place::nowhere()`: decline.
  static constexpr Move nick(Place source) { return Move(Kind::kNick, source.index(), {}); }
  static constexpr Move pick(Card card) { return Move(Kind::kPick, card.index(), {}); }

  constexpr Kind kind() const { return kind_; }
  /// The card played or picked.
  constexpr Card card() const { return Card::from_index(subject_); }
  /// The cards captured; empty when the card is laid down.
  constexpr CardSet taken() const { return CardSet::from_bits(taken_); }
  constexpr Place source() const { return Place::from_index(subject_); }
  /// All of it in one number, for tables of moves.
  constexpr std::uint64_t key() const {
    return taken_ << 16 | std::uint64_t{subject_} << 8 | static_cast<std::uint64_t>(kind_);
  }

  friend constexpr bool operator==(Move, Move) = default;
  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  constexpr Move(Kind kind, int subject, CardSet taken)
      : kind_(kind), subject_(static_cast<std::uint8_t>(subject)), taken_(taken.bits()) {}

  Kind kind_ = Kind::kPlay;
  std::uint8_t subject_ = 0;  ///< the index of a card or place
  std::uint64_t taken_ = 0;
};

/// Who starts (only with `first: random`), or all 40 cards in dealing order.
struct Outcome {
  enum class Kind : std::uint8_t { kFirst, kDeal };

  Kind kind = Kind::kDeal;
  Seat seat{};
  std::array<Card, Card::kCount> cards{};

  static constexpr Outcome first(Seat seat) { return {Kind::kFirst, seat, {}}; }
  static constexpr Outcome deal(const std::array<Card, Card::kCount>& cards) { return {Kind::kDeal, {}, cards}; }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Only who starts is little enough to list.
using OutcomeList = septem::OutcomeList<Outcome, Seat::kMaxPlayers>;

}  // namespace septem::seas
