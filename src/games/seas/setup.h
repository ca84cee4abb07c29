// Seats and options of a 7 Seas table, and what follows from them.
#pragma once

#include <cstdint>
#include <optional>

#include "core/seat.h"
#include "games/seas/cards.h"
#include "games/seas/values.h"

namespace septem::seas {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;

enum class Teams : std::uint8_t { kNone, kTeams, kUltimate };

struct Setup {
  int seats = kMaxSeats;
  int target = 7;
  bool last_clears = false;
  Teams teams = Teams::kNone;
  std::optional<Seat> first = Seat::from_index(0);  ///< nothing: chance decides
  Values values = default_values();

  friend bool operator==(const Setup&, const Setup&) = default;

  /// Owners have a chest and a ship: the seats, or the two teams p0+p2 and p1+p3 (A18).
  int owners() const { return teams == Teams::kNone ? seats : 2; }
  std::size_t owner_of(Seat seat) const {
    return static_cast<std::size_t>(teams == Teams::kNone ? seat.index() : seat.index() & 1);
  }
  SeatSet seats_of(int owner) const {
    SeatSet set{Seat::from_index(owner)};
    if (teams != Teams::kNone) set.add(Seat::from_index(owner + 2));
    return set;
  }
  SeatSet all_seats() const { return SeatSet::first_n(seats); }

  // How the 40 cards are dealt (A11, A12, A19).
  int display_size() const { return teams == Teams::kUltimate ? 0 : 4; }
  int hand_size() const {
    if (teams == Teams::kUltimate) return 10;
    return seats == 3 ? 11 : 8;
  }
  int aside_size() const { return seats == 2 ? 2 * hand_size() : 0; }
  int harbour_size() const { return Card::kCount - display_size() - seats * hand_size() - aside_size(); }
};

}  // namespace septem::seas
