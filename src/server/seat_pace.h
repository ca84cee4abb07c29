// How fast people may sit down at a table, so that nobody uses up its seats' changes for everybody. No part of the table: a restart forgets it.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "server/limits.h"
#include "server/refusal.h"

namespace septem::server {

class SeatPace {
 public:
  /// Why nobody from this network may sit down now; nothing when they may, and then it is counted.
  std::optional<Refused> why_not(const std::string& network, Millis now);

 private:
  std::unordered_map<std::string, Credits> networks_{};
};

}  // namespace septem::server
