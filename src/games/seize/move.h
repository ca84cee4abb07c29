// The decisions of 7 Seize: a Move is one integer.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/fixed_list.h"
#include "core/seat.h"
#include "games/outcome_list.h"
#include "games/seize/booty.h"
#include "games/seize/cards.h"
#include "games/seize/setup.h"

namespace septem::seize {

/// `squabble 10H`, `captain p2`, `red 3:4 5:5`, `card KH`, `order p2 g p0`, `seize 3:4`, `steal p1 3:4`, `return 3:4`,
/// `unload 3:4`; the last four also for the interloper, as `g seize 3:4`.
///
/// The kind stands in the highest four bits, whether it is for the interloper below it, so that of two moves of one kind the
/// seat's own comes first. What it is about, the subject, fills the lowest 56 bits: a card, seat or piece in the lowest byte
/// (a steal's victim in the next); the pieces of `red` in drawing order, a byte each; the seats of `order`, four bits each.
class Move {
 public:
  enum class Kind : std::uint8_t { kSquabble, kCaptain, kRed, kCard, kOrder, kSeize, kSteal, kReturn, kUnload };
  using Pieces = FixedList<Piece, kDrawn>;
  using Seats = FixedList<Seat, kMaxPlayers>;

  constexpr Move() = default;
  static constexpr Move squabble(Card card) { return Move(Kind::kSquabble, false, index(card)); }
  static constexpr Move captain(Seat seat) { return Move(Kind::kCaptain, false, index(seat)); }
  static constexpr Move card(Card card) { return Move(Kind::kCard, false, index(card)); }
  /// The pieces put on red, in the order they are named.
  static constexpr Move red(const Pieces& pieces);
  static constexpr Move order(const Seats& seats);
  static constexpr Move seize(Piece piece, bool for_ghost = false) {
    return Move(Kind::kSeize, for_ghost, index(piece));
  }
  static constexpr Move steal(Seat victim, Piece piece, bool for_ghost = false) {
    return Move(Kind::kSteal, for_ghost, index(piece) | index(victim) << kVictimAt);
  }
  static constexpr Move give_back(Piece piece, bool for_ghost = false) {
    return Move(Kind::kReturn, for_ghost, index(piece));
  }
  static constexpr Move unload(Piece piece, bool for_ghost = false) {
    return Move(Kind::kUnload, for_ghost, index(piece));
  }
  /// From a list of `red` pieces as packed by `packed`.
  static constexpr Move red_of(std::uint64_t packed_pieces) { return Move(Kind::kRed, false, packed_pieces); }

  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> kKindAt); }
  constexpr bool is_for_ghost() const { return (bits_ >> kGhostAt & 1) != 0; }
  /// The card of a squabble or card.
  constexpr Card card() const { return Card::from_index(lowest_byte()); }
  /// The seat named captain.
  constexpr Seat seat() const { return Seat::from_index(lowest_byte()); }
  /// The piece of a seize, steal, return or unload.
  constexpr Piece piece() const { return Piece::from_index(lowest_byte()); }
  constexpr Seat victim() const { return Seat::from_index(static_cast<int>(bits_ >> kVictimAt & 0xff)); }
  constexpr Pieces pieces() const;
  constexpr Seats seats() const;

  /// The same move about another card, seat or piece; this one must be about the first of them.
  constexpr Move about(int index) const { return Move(bits_ | static_cast<std::uint64_t>(index)); }
  /// A place in a list of `red` pieces, where 0 is none.
  static constexpr std::uint64_t packed(Piece piece) { return index(piece) + 1; }

  friend constexpr bool operator==(Move, Move) = default;
  friend constexpr auto operator<=>(Move, Move) = default;

  static constexpr int kBitsPerPiece = 8;

 private:
  static constexpr int kBitsPerSeat = 4;
  static constexpr int kVictimAt = 8;
  static constexpr int kGhostAt = 59;
  static constexpr int kKindAt = 60;
  static constexpr std::uint64_t kSubject = (std::uint64_t{1} << 56) - 1;

  explicit constexpr Move(std::uint64_t bits) : bits_(bits) {}
  constexpr Move(Kind kind, bool for_ghost, std::uint64_t subject)
      : bits_(subject | std::uint64_t{for_ghost} << kGhostAt | static_cast<std::uint64_t>(kind) << kKindAt) {}

  template <class T>
  static constexpr std::uint64_t index(T item) {
    return static_cast<std::uint64_t>(item.index());
  }
  constexpr int lowest_byte() const { return static_cast<int>(bits_ & 0xff); }

  std::uint64_t bits_ = 0;
};

constexpr Move Move::red(const Pieces& pieces) {
  std::uint64_t list = 0;
  for (std::size_t i = pieces.size(); i-- > 0;) list = list << kBitsPerPiece | packed(pieces[i]);
  return red_of(list);
}

constexpr Move Move::order(const Seats& seats) {
  std::uint64_t list = 0;
  for (std::size_t i = seats.size(); i-- > 0;) list = list << kBitsPerSeat | (index(seats[i]) + 1);
  return Move(Kind::kOrder, false, list);
}

constexpr Move::Pieces Move::pieces() const {
  Pieces pieces;
  for (std::uint64_t rest = bits_ & kSubject; rest != 0; rest >>= kBitsPerPiece) {
    pieces.push_back(Piece::from_index(static_cast<int>(rest & 0xff) - 1));
  }
  return pieces;
}

constexpr Move::Seats Move::seats() const {
  Seats seats;
  for (std::uint64_t rest = bits_ & kSubject; rest != 0; rest >>= kBitsPerSeat) {
    seats.push_back(Seat::from_index(static_cast<int>(rest & 0xf) - 1));
  }
  return seats;
}

/// What chance decided: the pieces of the bag in drawing order, with their true weights, or cards, top first.
struct Outcome {
  enum class Kind : std::uint8_t { kBag, kDeck, kReshuffle };
  using Cards = FixedList<Card, Card::kCount>;

  Kind kind = Kind::kBag;
  std::array<Piece, kBagSize> pieces{};
  std::array<Weight, kBagSize> weights{};
  Cards cards{};

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Shuffles only, which are too many to list.
using OutcomeList = septem::OutcomeList<Outcome, 1>;

}  // namespace septem::seize
