// How fast people may talk at a table. No part of the table: after a restart everybody may speak at once.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/limits.h"
#include "server/refusal.h"

namespace septem::server {

class ChatPace {
 public:
  /// Why this person may not say something now; nothing when they may, and then they have. `slow` is the time
  /// between two messages of a person. Players and spectators do not use up each other's share.
  std::optional<Refused> why_not(const std::string& person, bool is_player, Millis slow, Millis now);

 private:
  struct Share {
    std::optional<Credits> credits{};
    Millis flooded_until = 0;
  };
  std::array<Share, 2> shares_{};
  std::unordered_map<std::string, Millis> said_at_{};  ///< per hash of a person
};

}  // namespace septem::server
