// What is agreed about a table when it is made.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/clock.h"

namespace septem::server {

struct Settings {
  std::string game;
  int seats = 0;
  boost::json::object options;  ///< as given; the engine fills in the defaults
  ClockRule clock{};
  bool is_open = false;  ///< in the lobby; otherwise by its link only
  bool has_chat = true;
  std::int64_t slow = 0;  ///< seconds between two messages of a person
  bool has_spectators = true;
  std::string level = "medium";          ///< of the bots that stand in
  std::optional<Millis> away = 120'000;  ///< how long a person may be gone before a bot stands in; nothing: for ever
  std::optional<Millis> idle = 600'000;  ///< the same for one who is there and does nothing while others wait
};

/// Reads `game, seats, options?, clock?, open?, chat?, slow?, spectators?, level?, away?, idle?`; the failure says what would be right. Whether
/// the game knows the options and has so many seats is the engine's business.
inline constexpr std::int64_t kSlowest = 3600;
Result<Settings, std::string> read_settings(const boost::json::object& given);
boost::json::object settings_json(const Settings& settings);

}  // namespace septem::server
