// The server's own time, in which clocks run. Time in which it was not there does not count: neither between two runs nor while
// the process stood still (a debugger, a paused container, a machine out of memory) or did nothing but one long thing.
#pragma once

#include <chrono>

#include "server/clock.h"

namespace septem::server {

class RunningTime {
 public:
  using Clock = std::chrono::steady_clock;

  /// The longest time between two looks at it that counts; it is looked at many times a second while the server is there.
  static constexpr auto kLongest = std::chrono::milliseconds(1000);
  /// What counts of a longer one.
  static constexpr auto kInstead = std::chrono::milliseconds(20);

  void start(Millis at, Clock::time_point now) {
    start_ = at;
    last_ = now;
    passed_ = {};
  }

  /// Never goes back.
  Millis look(Clock::time_point now) {
    const auto since = now - last_;
    last_ = now;
    passed_ += since > kLongest ? kInstead : since;
    return start_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed_).count();
  }

 private:
  Millis start_ = 0;
  Clock::time_point last_{};
  Clock::duration passed_{};
};

}  // namespace septem::server
