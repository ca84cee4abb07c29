// What methods have in common, and those about people and lists of tables (docs/server-protocol.md).
// hub_create.cc makes tables, hub_seats.cc has who follows and sits at them, hub_play.cc the game.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include "notation/json.h"
#include "notation/text.h"
#include "server/clean_text.h"
#include "server/hub.h"
#include "server/hub_parts.h"
#include "server/network.h"

namespace septem::server {
namespace {

namespace json = boost::json;

json::object game_json(const GameEntry& entry) {
  return {{"id", entry.id},
          {"seats", json::array{entry.min_seats, entry.max_seats}},
          {"options", describe(*entry.options)}};
}

/// Names travel in the log as JSON texts; letters, digits and a few signs need no care anywhere.
bool is_key(std::string_view text) {
  return text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
                  c == '.' || c == ':';
         });
}

}  // namespace

// --- pieces

Result<Hub::Room*, Refused> Hub::room_of(Call& call) {
  auto room = named_room(call);
  if (!room) return room;
  if (auto why = heard_of(call, **room)) return failure(std::move(*why));
  return room;
}

/// Whoever does something at a table is there, whatever the table believed.
std::optional<Refused> Hub::heard_of(Call& call, Room& room) {
  const auto seat = call.client.person ? room.table.seat_of(*call.client.person) : std::nullopt;
  if (!seat || room.is_archived) return std::nullopt;
  const std::size_t i = static_cast<std::size_t>(seat->index());
  if (room.idle_since[i]) room.idle_since[i] = now_;
  if (room.gone_since[i] != Room::kHere) room.gone_since[i] = now_;
  if (!room.table.chair(*seat).is_away) return std::nullopt;
  call.came_back = true;
  return change(room, CameBack{*seat});
}

Result<Hub::Room*, Refused> Hub::named_room(Call& call) {
  const std::string_view id = call.params.text("table");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  const std::string table(id.substr(0, 40));
  Room* room = find_room(call, table);
  if (!room && set_apart_.contains(table)) return failure(set_apart_refusal());
  if (!room) return failure(refused(Fault{Code::kNoSuchTable, "there is no such table"}));
  if (auto why = why_held_up(call.client, *room)) return failure(std::move(*why));
  depend_on(*room);
  return room;
}

Result<Seat, Refused> Hub::own_seat(const Call& call, const Room& room) const {
  if (!call.client.person) return failure(need_hello());
  const auto seat = room.table.seat_of(*call.client.person);
  if (!seat) return failure(refused(ServerCode::kNotAllowed, "not-seated", "you have no seat at this table"));
  return *seat;
}

Result<Seat, Refused> Hub::played_seat(const Call& call, const Room& room) const {
  auto seat = own_seat(call, room);
  if (seat && room.table.chair(*seat).has_left) {
    return failure(refused(ServerCode::kNotAllowed, "left", "you left this table; 'sit' down again first"));
  }
  return seat;
}

Result<Key, Refused> Hub::key_of(Call& call) {
  if (!call.params.has("key")) return Key{};
  const std::string_view key = call.params.text("key");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (key.empty() || !is_key(key)) {
    return failure(bad_params("'key' must have 1 to 40 letters, digits or signs of - _ . :"));
  }
  return Key(key);
}

std::string Hub::seq_answer(std::uint64_t seq) { return R"({"seq":)" + std::to_string(seq) + '}'; }

// --- people and lists

/// The name that a person who comes back has at a table.
std::string Hub::known_name(const Person& person) const {
  const auto tables = tables_of_.find(person.hash);
  if (tables == tables_of_.end()) return {};
  for (const std::string& id : tables->second) {
    const auto room = rooms_.find(id);
    const auto seat = room == rooms_.end() ? std::nullopt : room->second->table.seat_of(person);
    if (seat) return room->second->table.chair(*seat).name;
  }
  return {};
}

/// Whether the token is one that this server gave, as far as it can tell: it keeps no list of people, but those at its tables, those who
/// did something there that must not be done twice, and those who are connected can have no other.
bool Hub::is_known(const Person& person) {
  const auto tables = tables_of_.find(person.hash);
  return connections_of_.contains(person.hash) || (tables != tables_of_.end() && !tables->second.empty()) ||
         !world_.log.list(person).empty();
}

Hub::Answer Hub::hello(Call& call) {
  Client& client = call.client;
  std::optional<Person> person = client.person;
  std::string name = client.name;
  if (call.params.has("name")) {
    name = cleaned(call.params.text("name"), kMostNameLetters);
    if (call.params.fault()) return failure(refused(*call.params.fault()));
    if (name.empty()) return failure(bad_params("'name' must have a visible letter"));
  }
  if (call.params.has("token")) {
    person = person_of(call.params.text("token"));
    if (call.params.fault()) return failure(refused(*call.params.fault()));
    if (!person) return failure(bad_params("'token' must be one that this server gave"));
    if (client.person && *client.person != *person) {
      return failure(refused(ServerCode::kNotAllowed, "already-known", "this connection belongs to another person"));
    }
    // A token of the client's own making could be guessed, so nobody gets one.
    if (!is_known(*person)) person.reset();
  }
  std::string token;
  if (!person) {
    token = token_from(world_.system.entropy());
    person = person_of(token);
  }
  if (!client.person) {
    stop_following_all(client);  // a stranger's eyes are not this person's
    ++connections_of_[person->hash];
  }
  client.person = person;
  client.of_person = shared_credits(person->hash, limits_.per_person());
  if (name.empty()) name = known_name(*person);
  client.name = name.empty() ? std::string(kNameless) : name;
  json::array games;
  for (const GameEntry& entry : game_entries()) games.push_back(game_json(entry));
  json::object result{{"name", client.name},
                      {"server", "Septem"},
                      {"version", SEPTEM_VERSION},
                      {"protocol", 3},
                      {"games", std::move(games)},
                      {"levels", json::value_from(levels())},
                      {"emotes", json::array(std::begin(kEmotes), std::end(kEmotes))}};
  if (!token.empty()) result["token"] = token;
  return json::serialize(result);
}

Hub::Listing Hub::listing(const Room& room) const {
  return {room.table.stage(), room.table.changed_at(), shown_in_list(room.table, here(room))};
}

/// Waits for nothing: shows each table as it was when all its events were on disk.
Hub::Answer Hub::lobby(Call&) {
  constexpr std::size_t kMost = 100;
  struct Found {
    bool is_running;
    Millis changed_at;
    const Room* room;
  };
  std::vector<Found> open;
  for (const auto& [id, room] : rooms_) {
    if (!room->table.settings().is_open || (is_waiting(*room) && !room->on_disk)) continue;
    const Table::Stage stage = room->on_disk ? room->on_disk->stage : room->table.stage();
    const bool is_running = stage == Table::Stage::kPlaying;
    if (stage != Table::Stage::kWaiting && !(is_running && room->table.settings().has_spectators)) continue;
    open.push_back({is_running, room->on_disk ? room->on_disk->changed_at : room->table.changed_at(), room.get()});
  }
  // Those that wait for players first, then the latest.
  std::sort(open.begin(), open.end(), [](const Found& a, const Found& b) {
    const auto rank = [](const Found& found) {
      return std::tuple(found.is_running, -found.changed_at, found.room->table.id());
    };
    return rank(a) < rank(b);
  });
  if (open.size() > kMost) open.resize(kMost);
  json::array tables;
  for (const Found& found : open) {
    tables.push_back(found.room->on_disk ? found.room->on_disk->shown : listing(*found.room).shown);
  }
  return json::serialize(json::object{{"tables", std::move(tables)}});
}

Hub::Answer Hub::tables(Call& call) {
  if (!call.client.person) return failure(need_hello());
  const auto own = tables_of_.find(call.client.person->hash);
  std::set<std::string> ids = own == tables_of_.end() ? std::set<std::string>{} : own->second;
  for (std::string& id : world_.log.list(*call.client.person)) ids.insert(std::move(id));
  json::array list;
  json::array set_apart;
  for (const std::string& id : ids) {
    const Room* room = find_room(call, id);
    if (!room && set_apart_.contains(id)) set_apart.emplace_back(id);
    if (!room) continue;
    if (auto why = why_held_up(call.client, *room)) return failure(std::move(*why));
    depend_on(*room);
    if (room->table.stage() == Table::Stage::kClosed) continue;
    const auto seat = room->table.seat_of(*call.client.person);
    if (!seat && *call.client.person != room->table.host()) continue;  // spoke there, or got up again
    json::object entry = shown_in_list(room->table, here(*room));
    entry["you"] = seat_json(seat);
    entry["your_move"] = seat && room->table.to_act().has(*seat);
    list.push_back(std::move(entry));
  }
  json::object answer{{"tables", std::move(list)}};
  if (!set_apart.empty()) answer["set_apart"] = std::move(set_apart);
  return json::serialize(answer);
}

}  // namespace septem::server
