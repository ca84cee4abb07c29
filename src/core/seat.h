// Seats at a table, sets of seats, and who is looking.
#pragma once

#include <compare>
#include <cstdint>

#include "core/check.h"
#include "core/index_set.h"

namespace septem {

/// `p0` to `p6` clockwise, or the interloper `g` of the two-player 7 Seize.
class Seat {
 public:
  static constexpr int kMaxPlayers = 7;
  static constexpr int kCount = kMaxPlayers + 1;

  constexpr Seat() = default;
  static constexpr Seat from_index(int index) {
    SEPTEM_ASSERT(index >= 0 && index < kCount);
    return Seat(static_cast<std::uint8_t>(index));
  }
  static constexpr Seat ghost() { return Seat(kMaxPlayers); }

  constexpr int index() const { return index_; }
  constexpr bool is_ghost() const { return index_ == kMaxPlayers; }
  /// The seat `steps` places clockwise at a table of `seats`; at most once around.
  constexpr Seat clockwise(int seats, int steps = 1) const {
    const int index = index_ + steps;
    return from_index(index < seats ? index : index - seats);
  }

  friend constexpr bool operator==(Seat, Seat) = default;
  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  explicit constexpr Seat(std::uint8_t index) : index_(index) {}
  std::uint8_t index_ = 0;
};

using SeatSet = IndexSet<Seat>;

/// `condition ? a : b` without a branch, for conditions that nobody can foretell.
constexpr Seat chosen(bool condition, Seat a, Seat b) {
  return Seat::from_index(b.index() ^ ((a.index() ^ b.index()) & -static_cast<int>(condition)));
}

/// Who looks at a game: one seat, or the referee who sees everything.
class Viewer {
 public:
  constexpr Viewer() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a seat is a viewer
  constexpr Viewer(Seat seat) : seat_(seat), is_referee_(false) {}
  static constexpr Viewer referee() { return {}; }

  constexpr bool is_referee() const { return is_referee_; }
  constexpr Seat seat() const {
    SEPTEM_CHECK(!is_referee_);
    return seat_;
  }
  /// Whether what belongs to `owner` alone is open to this viewer.
  constexpr bool sees_as(Seat owner) const { return is_referee_ || seat_ == owner; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  Seat seat_{};
  bool is_referee_ = true;
};

}  // namespace septem
