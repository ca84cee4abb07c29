// Thinking time. Pure: the time is given, and follows from the table's events alone, so that a replayed table has the same clocks.
#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"
#include "core/seat.h"

namespace septem::server {

/// Milliseconds in which the server has been running: stands still while it is down.
using Millis = std::int64_t;

struct ClockRule {
  enum class Kind : std::uint8_t { kNone, kMove, kGame };

  Kind kind = Kind::kNone;
  Millis time = 0;       ///< for each move, or for the whole game
  Millis increment = 0;  ///< added after each move (whole game only)
  friend bool operator==(const ClockRule&, const ClockRule&) = default;

  /// A move may take hours: nobody sits and waits for it.
  bool is_slow() const { return kind == Kind::kMove && time >= 3'600'000; }
};

/// `null`, `{"move": seconds}` or `{"game": seconds, "increment": seconds}`.
Result<ClockRule, std::string> read_clock(const boost::json::value& given);
boost::json::value clock_json(const ClockRule& rule);

class Clocks {
 public:
  Clocks() = default;
  explicit Clocks(const ClockRule& rule) : rule_(rule) {
    left_.fill(rule.time);
    before_.fill(rule.time);
  }

  /// These seats have to act from now on; clocks of others stop.
  void set_running(SeatSet seats, Millis now);
  /// A decision was made: what was used is taken off, the increment added. Then the clock stands until the next `set_running`.
  void pressed(Seat seat, Millis now);
  /// The seat's last decision is taken back: it has the time that it had when it made it, so that nobody gains any by it.
  void taken_back(Seat seat);

  bool is_used() const { return rule_.kind != ClockRule::Kind::kNone; }
  Millis left(Seat seat, Millis now) const;
  /// When the seat's time is up; nothing while its clock stands.
  std::optional<Millis> deadline(Seat seat) const;

 private:
  static constexpr Millis kStands = -1;
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  ClockRule rule_{};
  std::array<Millis, Seat::kCount> left_{};
  std::array<Millis, Seat::kCount> before_{};  ///< what was left when the last decision was made
  SeatSet continuing_{};                       ///< whose time for a move goes on instead of beginning anew
  std::array<Millis, Seat::kCount> since_ = {kStands, kStands, kStands, kStands, kStands, kStands, kStands, kStands};
};

}  // namespace septem::server
