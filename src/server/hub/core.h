// What all parts of the hub share.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <variant>

#include "engine/any_game.h"
#include "server/event.h"
#include "server/limits.h"
#include "server/world.h"

namespace septem::server {

/// Counted since the start; the metrics page is made of them.
struct Counts {
  std::uint64_t messages = 0;
  std::map<std::string, std::uint64_t, std::less<>> refusals;  ///< per message key
  std::uint64_t bot_moves = 0;
  std::uint64_t replayed = 0;  ///< events and steps of records that were played again in `Hub::work`
  std::map<std::string, std::uint64_t, std::less<>> commands;
  /// Per game and kind of event.
  std::map<std::string, std::array<std::uint64_t, std::variant_size_v<Event>>> events;
};

struct Core {
  World world;
  Opener open;
  Limits limits;
  std::string public_url;  ///< what links to tables begin with
  Millis now = 0;
  Counts counts{};
};

}  // namespace septem::server
