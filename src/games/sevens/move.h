// The decisions of Seven7s (a Move is one integer) and its chance outcomes.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "core/seat.h"
#include "games/outcome_list.h"
#include "games/sevens/cards.h"
#include "games/sevens/look.h"
#include "games/sevens/square.h"

namespace septem::sevens {

/// What a Lucky Gods player calls: a number or a colour (C8).
class Call {
 public:
  static constexpr int kCount = kValues + kColours;

  constexpr Call() = default;
  static constexpr Call from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kCount);
    return Call(static_cast<std::uint8_t>(index));
  }
  static constexpr Call number(int value) { return from_index(value - 1); }
  static constexpr Call colour(Colour colour) { return from_index(kValues + static_cast<int>(colour)); }

  constexpr int index() const { return index_; }
  constexpr bool is_number() const { return index_ < kValues; }
  constexpr int number() const { return index_ + 1; }
  constexpr Colour colour() const { return static_cast<Colour>(index_ - kValues); }
  /// The cards that match.
  CardSet cards(const Square& square) const { return is_number() ? all_of_value(number()) : square.cards_of(colour()); }

 private:
  explicit constexpr Call(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

/// One to three deck cards in the order in which they go back, the first one on top (C10).
struct Stacking {
  std::array<Card, Look::kMost> cards{};
  int count = 0;

  constexpr CardSet set() const {
    CardSet set;
    for (int i = 0; i < count; ++i) set.add(cards[static_cast<std::size_t>(i)]);
    return set;
  }
};

/// `H5>H`, `sin p1`, `place D3>C`, `call 4`, `call blue`, `take C`, `look deck=2 p1=1`, `stack W1 H5`.
class Move {
 public:
  enum class Kind : std::uint8_t { kPlay, kSin, kPlace, kCall, kTake, kLook, kStack };

  constexpr Move() = default;
  static constexpr Move play(Card card, Type column) { return Move(Kind::kPlay, landing(card, column)); }
  static constexpr Move sin(Seat victim) { return Move(Kind::kSin, static_cast<std::uint32_t>(victim.index())); }
  static constexpr Move place(Card card, Type column) { return Move(Kind::kPlace, landing(card, column)); }
  static constexpr Move call(Call call) { return Move(Kind::kCall, static_cast<std::uint32_t>(call.index())); }
  static constexpr Move take(Type column) { return Move(Kind::kTake, static_cast<std::uint32_t>(column)); }
  static constexpr Move look(Look look) { return Move(Kind::kLook, look.bits()); }
  static constexpr Move stack(const Stacking& stacking) {
    std::uint32_t bits = static_cast<std::uint32_t>(stacking.count) << kCountAt;
    for (int i = 0; i < stacking.count; ++i) {
      bits |= static_cast<std::uint32_t>(stacking.cards[static_cast<std::size_t>(i)].index()) << (kCardBits * i);
    }
    return Move(Kind::kStack, bits);
  }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> kKindAt); }
  /// The card played or placed.
  constexpr Card card() const { return Card::from_index(static_cast<int>(bits_ >> kColumnBits & kCardMask)); }
  /// Where a card is played or placed, or taken from.
  constexpr Type column() const { return static_cast<Type>(bits_ & kColumnMask); }
  constexpr Seat victim() const { return Seat::from_index(static_cast<int>(bits_ & kColumnMask)); }
  constexpr Call call() const { return Call::from_index(static_cast<int>(bits_ & 0xf)); }
  constexpr Look look() const { return Look::from_bits(bits_ & 0xffff); }
  constexpr Stacking stacking() const {
    Stacking stacking;
    stacking.count = static_cast<int>(bits_ >> kCountAt & 3);
    for (int i = 0; i < stacking.count; ++i) {
      stacking.cards[static_cast<std::size_t>(i)] = Card::from_index(
          static_cast<int>(bits_ >> (kCardBits * i) & kCardMask));
    }
    return stacking;
  }
  /// The move whose number is `by` higher: the next column, seat or call.
  constexpr Move plus(std::uint32_t by) const { return Move(bits_ + by); }

  friend constexpr bool operator==(Move, Move) = default;
  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  static constexpr int kColumnBits = 3;
  static constexpr std::uint32_t kColumnMask = (1U << kColumnBits) - 1;
  static constexpr int kCardBits = 6;
  static constexpr std::uint32_t kCardMask = (1U << kCardBits) - 1;
  static constexpr int kCountAt = kCardBits * Look::kMost;
  static constexpr int kKindAt = 24;

  static constexpr std::uint32_t landing(Card card, Type column) {
    return static_cast<std::uint32_t>(card.index()) << kColumnBits | static_cast<std::uint32_t>(column);
  }
  constexpr Move(Kind kind, std::uint32_t bits) : bits_(static_cast<std::uint32_t>(kind) << kKindAt | bits) {}
  explicit constexpr Move(std::uint32_t bits) : bits_(bits) {}

  std::uint32_t bits_ = 0;
};

/// Who starts (only with `first: random`); all 49 cards, top first; the card a sin picked; or the cards that a Wonders player was
/// shown out of hands, in the order of the seats looked at.
struct Outcome {
  enum class Kind : std::uint8_t { kFirst, kDeck, kSin, kWonder };

  Kind kind = Kind::kDeck;
  Seat seat{};
  std::uint8_t count = 0;  ///< of cards
  std::array<Card, Card::kCount> cards{};

  static constexpr Outcome first(Seat seat) { return {Kind::kFirst, seat, 0, {}}; }
  static constexpr Outcome deck(const std::array<Card, Card::kCount>& cards) {
    return {Kind::kDeck, {}, Card::kCount, cards};
  }
  static constexpr Outcome sin(Card card) { return {Kind::kSin, {}, 1, {card}}; }
  /// Cards are still to be added.
  static constexpr Outcome wonder() { return {Kind::kWonder, {}, 0, {}}; }
  constexpr void add(Card card) { cards[count++] = card; }
  constexpr std::span<const Card> list() const { return {cards.data(), count}; }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Who starts, a sin's pick, a wonder's look: three hands of three cards show one of each in 27 ways.
using OutcomeList = septem::OutcomeList<Outcome, 27>;

}  // namespace septem::sevens
