// Seats and options of a Seven7s table.
#pragma once

#include <optional>

#include "core/seat.h"
#include "games/sevens/square.h"

namespace septem::sevens {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;
inline constexpr int kHandSize = 3;

struct Setup {
  int seats = kMaxSeats;
  std::optional<Seat> first{};  ///< nothing: chance decides (C17)
  Square square = default_square();

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace septem::sevens
