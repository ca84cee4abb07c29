// The whole truth about a 7 Seize table at one moment, in 384 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/seat.h"
#include "games/seize/booty.h"
#include "games/seize/cards.h"
#include "games/seize/piles.h"
#include "games/seize/setup.h"

namespace septem::seize {

/// The first three wait for chance.
enum class Phase : std::uint8_t {
  kBag,
  kDeck,
  kReshuffle,
  kSquabble,
  kCaptain,
  kDivvy,
  kCard,
  kOrder,
  kSeize,
  kReturn,
  kUnload,
  kOver
};

/// A SeatSet in one byte.
class SeatByte {
 public:
  constexpr SeatByte() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): the same set
  constexpr SeatByte(SeatSet seats) : bits_(static_cast<std::uint8_t>(seats.bits())) {}
  constexpr SeatSet set() const { return SeatSet::from_bits(bits_); }
  friend constexpr bool operator==(SeatByte, SeatByte) = default;

 private:
  std::uint8_t bits_ = 0;
};

/// Who acts when in the seize phase; open to all. Places are those of the acting order, 0 first.
struct Seizing {
  std::array<Seat, kMaxPlayers> order{};
  std::uint8_t turn = 0;      ///< the place that acts; while orders are asked, where the tied group begins
  std::uint8_t left = 0;      ///< pieces this turn may still take (ace, jack, ...) or must give back (king)
  std::uint8_t reds = 0;      ///< a bit for each place with a red card
  std::uint8_t queens = 0;    ///< a bit for each place with a queen
  std::uint8_t pictures = 0;  ///< how many of the first places have an ace, king, queen or jack
  friend bool operator==(const Seizing&, const Seizing&) = default;
};

/// The balance (B20); open to all. Its first side is the reigning player's, the other the challenger's.
struct Scale {
  PieceSet off{};       ///< taken off in this contest; back for the next one
  SeatByte reigning{};  ///< more than one where they share their place: the first of them fights for all
  Seat challenger{};
  std::uint8_t chosen = 0;  ///< a bit for each side whose choice is in, but still hidden
  friend bool operator==(const Scale&, const Scale&) = default;

  bool has_chosen(std::size_t side) const { return (chosen >> side & 1) != 0; }
  Seat on(std::size_t side) const { return side == 0 ? reigning.set().first() : challenger; }
};
inline constexpr std::size_t kSides = 2;

struct State {
  std::array<CardSet, kMaxSeats> hands{};
  std::array<PieceSet, kMaxPlayers> collections{};  ///< the interloper's is the last
  std::array<PieceSet, kColours> stashes{};
  Scale scale{};
  std::array<Weight, kBagSize> weights{};  ///< of the pieces of the bag; a secret until the weighing
  std::array<Piece, kBagSize> bag{};       ///< in drawing order, also those drawn already
  Piles piles{};
  std::array<Card, kMaxPlayers> laid{};  ///< for the squabble or the seize phase, by those who do not act any more
  Seizing seizing{};
  std::array<Piece, kSides> unloaded{};  ///< per side, where a choice is in
  SeatByte to_act{};
  Phase phase = Phase::kBag;
  std::uint8_t round = 1;
  bool has_captain = false;
  Seat captain{};  ///< the previous one until the new one is known

  friend bool operator==(const State&, const State&) = default;

  bool is_chance_due() const { return phase <= Phase::kReshuffle; }
  CardSet& hand(Seat seat) { return hands[at(seat)]; }
  CardSet hand(Seat seat) const { return hands[at(seat)]; }
  PieceSet& collection(Seat seat) { return collections[at(seat)]; }
  PieceSet collection(Seat seat) const { return collections[at(seat)]; }
  PieceSet& stash(Colour colour) { return stashes[static_cast<std::size_t>(colour)]; }
  PieceSet stash(Colour colour) const { return stashes[static_cast<std::size_t>(colour)]; }
  Card laid_by(Seat seat) const { return laid[at(seat)]; }

  /// Who acts in phases kSeize and kReturn, the interloper included.
  Seat acting() const { return seizing.order[seizing.turn]; }
  /// The one of two who is not captain makes the interloper's choices (B15).
  Seat non_captain() const { return Seat::from_index(1 - captain.index()); }
  /// Who decides for this player.
  Seat decider(Seat player) const { return player.is_ghost() ? non_captain() : player; }
  /// What lies on a side of the scale.
  PieceSet pan(std::size_t side) const { return collection(scale.on(side)) - scale.off; }

  /// How many pieces have left the bag.
  std::size_t drawn() const { return std::size_t{kDrawn} * (phase >= Phase::kDivvy ? round : round - 1U); }
  /// The pieces of this round, in drawing order; from phase kDivvy on.
  std::span<const Piece, kDrawn> drawn_now() const { return std::span(bag).subspan(drawn() - kDrawn).first<kDrawn>(); }

 private:
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }
};
static_assert(sizeof(State) <= 384);

}  // namespace septem::seize
