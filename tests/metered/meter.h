// How much a bot does, whatever it is made of: everything below the notation is compiled so that it tells the meter of each branch that it takes.
#pragma once

#include <cstdint>

#include "bots/limits.h"

namespace septem {

/// One for the program, which has one thread.
struct Meter {
  std::int64_t branches = 0;
  std::int64_t stop_at = 0;  ///< so many branches
  StopSource source{};
};
inline Meter meter;

}  // namespace septem
