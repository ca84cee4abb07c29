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

/// Who looks at a game: one seat, a spectator who sees what every seat sees, or the referee who sees everything.
class Viewer {
 public:
  constexpr Viewer() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a seat is a viewer
  constexpr Viewer(Seat seat) : seat_(seat), kind_(Kind::kSeat) {}
  static constexpr Viewer referee() { return {}; }
  static constexpr Viewer spectator() {
    Viewer viewer;
    viewer.kind_ = Kind::kSpectator;
    return viewer;
  }

  constexpr bool is_referee() const { return kind_ == Kind::kReferee; }
  constexpr bool is_spectator() const { return kind_ == Kind::kSpectator; }
  constexpr bool is_seat() const { return kind_ == Kind::kSeat; }
  constexpr Seat seat() const {
    SEPTEM_CHECK(is_seat());
    return seat_;
  }
  /// Whether what belongs to `owner` alone is open to this viewer.
  constexpr bool sees_as(Seat owner) const { return is_referee() || (is_seat() && seat_ == owner); }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  enum class Kind : std::uint8_t { kReferee, kSpectator, kSeat };

  Seat seat_{};
  Kind kind_ = Kind::kReferee;
};

}  // namespace septem
