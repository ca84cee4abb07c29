#include "server/event.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include "notation/json.h"
#include "notation/text.h"

namespace septem::server {
namespace {

namespace json = boost::json;

void put_key(json::object& object, const Key& key) {
  if (!key.empty()) object["key"] = key;
}

json::object json_of(const Created& e) {
  json::object object{{"settings", settings_json(e.settings)},
                      {"host", e.host.hash},
                      {"name", e.name},
                      {"seed", seed_text(e.seed)},
                      {"wall", e.wall}};
  put_key(object, e.key);
  if (!e.network.empty()) object["network"] = e.network;
  if (e.fork) object["fork"] = json::object{{"record", e.fork->record}, {"step", e.fork->step}};
  if (!e.files.empty()) object["files"] = json::value_from(e.files);
  return object;
}
json::object json_of(const Sat& e) {
  json::object object{{"seat", seat_name(e.seat)}, {"person", e.person.hash}, {"name", e.name}};
  put_key(object, e.key);
  return object;
}
json::object json_of(const BotSat& e) {
  return {{"seat", seat_name(e.seat)}, {"level", e.level ? json::value(*e.level) : json::value(nullptr)}};
}
json::object json_of(const Left& e) { return {{"seat", seat_name(e.seat)}}; }
json::object json_of(const Mixed& e) { return {{"seat", seat_name(e.seat)}, {"number", e.number}}; }
json::object json_of(const Started& e) { return {{"wall", e.wall}}; }
json::object json_of(const Moved& e) {
  json::object object{{"seat", seat_name(e.seat)}, {"do", e.action}};
  if (e.by_bot) object["bot"] = true;
  put_key(object, e.key);
  return object;
}
json::object json_of(const TimedOut& e) { return {{"seat", seat_name(e.seat)}}; }
json::object json_of(const UndoAsked& e) {
  json::object object{{"seat", seat_name(e.seat)}, {"asked", seats_json(e.asked)}};
  put_key(object, e.key);
  return object;
}
json::object json_of(const UndoWithdrawn& e) { return {{"seat", seat_name(e.seat)}}; }
json::object json_of(const UndoAnswered& e) { return {{"seat", seat_name(e.seat)}, {"agrees", e.agrees}}; }
json::object json_of(const Undone& e) {
  json::object object{{"seat", seat_name(e.seat)}};
  put_key(object, e.key);
  return object;
}
json::object json_of(const Chatted& e) {
  json::object object{{"seat", seat_json(e.seat)}, {"name", e.name}, {"text", e.text}, {"person", e.person.hash}};
  put_key(object, e.key);
  return object;
}
json::object json_of(const WentAway& e) { return {{"seat", seat_name(e.seat)}}; }
json::object json_of(const CameBack& e) { return {{"seat", seat_name(e.seat)}}; }
json::object json_of(const Rematched& e) { return {{"table", e.table}}; }
json::object json_of(const Closed& e) { return said_at_closing(e); }
json::object json_of(const TurnedOut& e) {
  return {{"seat", seat_json(e.seat)}, {"person", e.person.hash}, {"name", e.name}};
}
json::object json_of(const Muted& e) {
  return {{"seat", seat_json(e.seat)}, {"person", e.person.hash}, {"name", e.name}, {"muted", e.is_muted}};
}
json::object json_of(const Slowed& e) { return {{"seconds", e.seconds}}; }
json::object json_of(const Changed& e) {
  json::object object{{"settings", settings_json(e.settings)}};
  if (!e.files.empty()) object["files"] = json::value_from(e.files);
  return object;
}

/// Reads the members of a stored event; anything missing makes the whole event unreadable.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  std::string text(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    const json::string* found = value ? value->if_string() : nullptr;
    if (!found) is_good_ = false;
    return found ? std::string(*found) : std::string{};
  }
  std::string text_or_none(std::string_view key) { return object_.contains(key) ? text(key) : std::string{}; }
  bool flag(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    const bool* found = value ? value->if_bool() : nullptr;
    return found && *found;
  }
  std::int64_t number(std::string_view key) {
    const json::value* value = object_.if_contains(key);
    const std::int64_t* found = value ? value->if_int64() : nullptr;
    if (!found) is_good_ = false;
    return found ? *found : 0;
  }
  bool is_null(std::string_view key) const {
    const json::value* value = object_.if_contains(key);
    return !value || value->is_null();
  }
  Seat seat() {
    const auto seat = parse_seat(text("seat"), Seat::kMaxPlayers);
    if (!seat) is_good_ = false;
    return seat.value_or(Seat{});
  }
  SeatSet seats(std::string_view key) {
    SeatSet seats;
    const json::value* value = object_.if_contains(key);
    const json::array* list = value ? value->if_array() : nullptr;
    if (!list) return is_good_ = false, seats;
    for (const json::value& name : *list) {
      const json::string* text = name.if_string();
      const auto seat = text ? parse_seat(*text, Seat::kMaxPlayers) : std::nullopt;
      if (seat) seats.add(*seat);
      if (!seat) is_good_ = false;
    }
    return seats;
  }
  std::optional<Seat> seat_or_none() { return is_null("seat") ? std::nullopt : std::optional(seat()); }
  Seed seed() {
    const auto seed = parse_seed_text(text("seed"));
    if (!seed) is_good_ = false;
    return seed.value_or(Seed{});
  }
  Settings settings() {
    const json::value* value = object_.if_contains("settings");
    const json::object* found = value ? value->if_object() : nullptr;
    auto settings = found ? read_settings(*found) : failure(std::string{});
    if (!settings) is_good_ = false;
    return settings ? std::move(*settings) : Settings{};
  }
  std::optional<Fork> fork() {
    const json::value* value = object_.if_contains("fork");
    if (!value) return std::nullopt;
    const json::object* found = value->if_object();
    if (!found) return is_good_ = false, std::nullopt;
    Fields inside(*found);
    Fork fork{inside.text("record"), static_cast<std::uint64_t>(inside.number("step"))};
    if (!inside.is_good()) is_good_ = false;
    return fork;
  }
  FileTexts files() {
    FileTexts files;
    const json::value* value = object_.if_contains("files");
    if (!value) return files;
    const json::object* found = value->if_object();
    if (!found) return is_good_ = false, files;
    Fields inside(*found);
    for (const auto& entry : *found) files.emplace(entry.key(), inside.text(entry.key()));
    if (!inside.is_good()) is_good_ = false;
    return files;
  }
  bool is_good() const { return is_good_; }

 private:
  const json::object& object_;
  bool is_good_ = true;
};

std::optional<Event> event_of(std::string_view kind, Fields& f) {
  if (kind == "moved") return Moved{f.seat(), f.text("do"), f.flag("bot"), f.text_or_none("key")};
  if (kind == "created") {
    return Created{f.settings(), {f.text("host")}, f.text("name"),
                   f.seed(),     f.number("wall"), f.text_or_none("key"),
                   f.fork(),     f.files(),        f.text_or_none("network")};
  }
  if (kind == "sat") return Sat{f.seat(), {f.text("person")}, f.text("name"), f.text_or_none("key")};
  if (kind == "bot") {
    return BotSat{f.seat(), f.is_null("level") ? std::nullopt : std::optional(f.text("level"))};
  }
  if (kind == "left") return Left{f.seat()};
  if (kind == "mixed") return Mixed{f.seat(), f.text("number")};
  if (kind == "started") return Started{f.number("wall")};
  if (kind == "timed-out") return TimedOut{f.seat()};
  if (kind == "undo-asked") return UndoAsked{f.seat(), f.text_or_none("key"), f.seats("asked")};
  if (kind == "undo-withdrawn") return UndoWithdrawn{f.seat()};
  if (kind == "undo-answered") return UndoAnswered{f.seat(), f.flag("agrees")};
  if (kind == "undone") return Undone{f.seat(), f.text_or_none("key")};
  if (kind == "chatted") {
    return Chatted{f.seat_or_none(), f.text("name"), f.text("text"), f.text_or_none("key"), {f.text_or_none("person")}};
  }
  if (kind == "away") return WentAway{f.seat()};
  if (kind == "back") return CameBack{f.seat()};
  if (kind == "rematched") return Rematched{f.text("table")};
  if (kind == "closed") return Closed{f.text_or_none("reason"), f.text_or_none("why")};
  if (kind == "turned-out") return TurnedOut{f.seat_or_none(), {f.text("person")}, f.text("name")};
  if (kind == "muted") return Muted{f.seat_or_none(), {f.text("person")}, f.text("name"), f.flag("muted")};
  if (kind == "slowed") return Slowed{f.number("seconds")};
  if (kind == "changed") return Changed{f.settings(), f.files()};
  return std::nullopt;
}

}  // namespace

std::string_view kind_of(const Event& event) { return kind_name(event.index()); }

std::string_view kind_name(std::size_t index) {
  static constexpr std::string_view kKinds[] = {
      "created",        "sat",           "bot",    "left",    "mixed",  "started", "moved",     "timed-out",
      "undo-asked",     "undo-answered", "undone", "chatted", "away",   "back",    "rematched", "closed",
      "undo-withdrawn", "turned-out",    "muted",  "slowed",  "changed"};
  static_assert(std::size(kKinds) == std::variant_size_v<Event>);
  return kKinds[index];
}

json::object said_at_closing(const Closed& event) {
  json::object object;
  if (!event.reason.empty()) object["reason"] = event.reason;
  if (!event.why.empty()) object["why"] = event.why;
  return object;
}

std::string write_event(const Event& event) {
  // The common one by hand: an action and a key hold nothing that JSON would have to escape.
  if (const Moved* moved = std::get_if<Moved>(&event)) {
    std::string text = R"({"is":"moved","seat":")" + seat_name(moved->seat) + R"(","do":")" + moved->action + '"';
    if (moved->by_bot) text += R"(,"bot":true)";
    if (!moved->key.empty()) text += R"(,"key":")" + moved->key + '"';
    return text + '}';
  }
  json::object object{{"is", kind_of(event)}};
  for (auto& entry : std::visit([](const auto& e) { return json_of(e); }, event)) {
    object.emplace(entry.key(), std::move(entry.value()));
  }
  return json::serialize(object);
}

Result<Event, std::string> read_event(std::string_view text) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  const json::object* object = error ? nullptr : value.if_object();
  if (!object) return failure(std::string("an event is a JSON object"));
  Fields fields(*object);
  const std::string kind = fields.text("is");
  auto event = event_of(kind, fields);
  if (!event) return failure("there is no event '" + kind + "'");
  if (!fields.is_good()) return failure("event '" + kind + "' is not complete");
  return std::move(*event);
}

}  // namespace septem::server
