// How the server asks the bots of the levels that people choose from (bots/levels/names.h).
#pragma once

#include <string>
#include <string_view>

#include "bots/levels/names.h"

namespace septem::server {

/// A level has so much work to do, and does it on a busy machine, too: late, but as well as ever. Only what would keep people waiting for ages is cut short.
inline constexpr int kLongestThoughtMs = 10'000;

/// What to ask for.
inline std::string order_for(std::string_view level) {
  return std::string(level) + ":ms=" + std::to_string(kLongestThoughtMs);
}

}  // namespace septem::server
