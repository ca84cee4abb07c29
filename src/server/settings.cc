#include "server/settings.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "server/levels.h"

namespace septem::server {
namespace {

namespace json = boost::json;

constexpr Millis kSecond = 1000;
constexpr std::int64_t kMostSeconds = 60LL * 24 * 3600;

/// Readers that keep the first thing that is wrong.
class Reader {
 public:
  explicit Reader(const json::object& given) : given_(given) {}

  std::string text(std::string_view key, std::string_view fallback) {
    const json::value* value = given_.if_contains(key);
    if (!value) return std::string(fallback);
    if (const json::string* found = value->if_string()) return std::string(*found);
    return refuse(key, "a text"), std::string{};
  }
  bool flag(std::string_view key, bool fallback) {
    const json::value* value = given_.if_contains(key);
    if (!value) return fallback;
    if (const bool* found = value->if_bool()) return *found;
    return refuse(key, "true or false"), fallback;
  }
  std::int64_t number(std::string_view key) {
    const json::value* value = given_.if_contains(key);
    const std::int64_t* found = value ? value->if_int64() : nullptr;
    return found ? *found : (refuse(key, "a whole number"), 0);
  }
  json::object object(std::string_view key) {
    const json::value* value = given_.if_contains(key);
    if (!value) return {};
    if (const json::object* found = value->if_object()) return *found;
    return refuse(key, "an object"), json::object{};
  }
  std::optional<Millis> patience(std::string_view key, std::optional<Millis> fallback) {
    const json::value* value = given_.if_contains(key);
    if (!value) return fallback;
    if (value->is_null()) return std::nullopt;
    const std::int64_t* found = value->if_int64();
    if (found && *found >= 1 && *found <= kMostSeconds) return *found * kSecond;
    return refuse(key, "null or seconds from 1 to 5184000"), std::nullopt;
  }
  ClockRule clock() {
    const json::value* value = given_.if_contains("clock");
    const auto rule = value ? read_clock(*value) : ClockRule{};
    if (!rule && why_.empty()) why_ = rule.error();
    return rule.value_or(ClockRule{});
  }
  void refuse(std::string_view key, std::string_view expected) {
    if (why_.empty()) why_ = "'" + std::string(key) + "' must be " + std::string(expected);
  }
  const std::string& why() const { return why_; }

 private:
  const json::object& given_;
  std::string why_;
};

json::value seconds_json(std::optional<Millis> time) {
  return time ? json::value(*time / kSecond) : json::value(nullptr);
}

}  // namespace

Result<Settings, std::string> read_settings(const json::object& given) {
  Reader reader(given);
  Settings settings;
  settings.game = reader.text("game", "");
  const std::int64_t seats = reader.number("seats");
  // What no game has is cut to fit, and refused by the game.
  settings.seats = static_cast<int>(std::clamp<std::int64_t>(seats, 0, Seat::kMaxPlayers + 1));
  settings.options = reader.object("options");
  settings.clock = reader.clock();
  settings.is_open = reader.flag("open", false);
  settings.has_chat = reader.flag("chat", true);
  settings.slow = given.contains("slow") ? reader.number("slow") : 0;
  if (settings.slow < 0 || settings.slow > kSlowest) reader.refuse("slow", "seconds from 0 to 3600");
  settings.has_spectators = reader.flag("spectators", true);
  settings.level = reader.text("level", settings.level);
  // Where a move may take hours nobody is missed who is gone.
  settings.away = reader.patience("away", settings.clock.is_slow() ? std::nullopt : settings.away);
  // Where nobody who is gone is replaced, nobody who is there is. So it is at tables from before there was this setting, too.
  settings.idle = reader.patience("idle", settings.away ? settings.idle : std::nullopt);
  if (!is_level(settings.level)) reader.refuse("level", "one of hello's levels");
  if (!reader.why().empty()) return failure(reader.why());
  return settings;
}

json::object settings_json(const Settings& settings) {
  return {{"game", settings.game},
          {"seats", settings.seats},
          {"options", settings.options},
          {"clock", clock_json(settings.clock)},
          {"open", settings.is_open},
          {"chat", settings.has_chat},
          {"slow", settings.slow},
          {"spectators", settings.has_spectators},
          {"level", settings.level},
          {"away", seconds_json(settings.away)},
          {"idle", seconds_json(settings.idle)}};
}

}  // namespace septem::server
