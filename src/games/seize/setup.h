// Seats and options of a 7 Seize table, and what follows from them.
#pragma once

#include "core/seat.h"
#include "games/seize/booty.h"

namespace septem::seize {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 7;
/// The seats and the interloper.
inline constexpr std::size_t kMaxPlayers = Seat::kCount;

inline constexpr int kRounds = 7;
inline constexpr int kDrawn = 7;                   ///< pieces a round
inline constexpr int kBagSize = kRounds * kDrawn;  ///< B23
inline constexpr int kHandSize = 3;                ///< at the beginning of a round

struct Setup {
  int seats = 4;
  bool is_cursed = false;        ///< B21
  bool interloper_wins = false;  ///< B16
  Booty booty = treasure();

  friend bool operator==(const Setup&, const Setup&) = default;

  SeatSet all_seats() const { return SeatSet::first_n(seats); }
  /// With two seats the interloper plays along (B15).
  bool has_ghost() const { return seats == 2; }
  /// All who have a card and a collection: the seats, then the interloper.
  int players() const { return has_ghost() ? 3 : seats; }
  Seat player(int i) const { return i < seats ? Seat::from_index(i) : Seat::ghost(); }
  /// Those who are weighed, in this order (B16, B20).
  int contestants() const { return has_ghost() && interloper_wins ? 3 : seats; }
};

}  // namespace septem::seize
