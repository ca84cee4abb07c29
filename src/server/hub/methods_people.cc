// Methods about people and lists of tables.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <set>
#include <tuple>

#include "notation/clean_text.h"
#include "notation/json.h"
#include "notation/text.h"
#include "server/hub/methods.h"
#include "server/levels.h"

namespace septem::server {
namespace {

namespace json = boost::json;

json::object game_json(const GameEntry& entry) {
  return {{"id", entry.id},
          {"seats", json::array{entry.min_seats, entry.max_seats}},
          {"options", describe(*entry.options)}};
}

/// Who the client says to be; nothing for somebody new.
Result<std::optional<Person>, Refused> person_meant(Call& call) {
  std::optional<Person> person;
  if (call.client.person) person = *call.client.person;
  if (!call.params.has("token")) return person;
  person = person_of(call.params.text("token"));
  if (auto why = bad(call.params)) return failure(*why);
  if (!person) return failure(bad_params("'token' must be one that this server gave"));
  if (call.client.person && *call.client.person != *person) {
    return failure(refused(ServerCode::kNotAllowed, "already-known", "this connection belongs to another person"));
  }
  if (call.house.people.is_known(*person)) return person;
  const auto* archived = archived_tables_of(call, *person);
  call.client.is_looked_up = !archived;
  // A token of the client's own making could be guessed, so nobody gets one.
  if (!archived || archived->empty()) person.reset();
  return person;
}

}  // namespace

Called hello(Call& call) {
  Client& client = call.client;
  client.is_looked_up = false;
  std::string name = client.name;
  if (call.params.has("name")) {
    name = cleaned(call.params.text("name"), kMostNameLetters);
    if (auto why = bad(call.params)) return failure(*why);
    if (name.empty()) return failure(bad_params("'name' must have a visible letter"));
  }
  auto person = person_meant(call);
  if (!person) return failure(person.error());
  if (call.to_list) return std::string{};
  std::string token;
  if (!*person) {
    token = token_from(call.house.core.world.system.entropy());
    *person = person_of(token);
  }
  if (!client.person) call.house.life.stop_following_all(client);  // a stranger's eyes are not this person's
  call.house.people.introduce(client, **person);
  if (name.empty()) name = call.house.people.known_name(**person);
  client.name = name.empty() ? std::string(kNameless) : name;
  json::array games;
  for (const GameEntry& entry : game_entries()) games.push_back(game_json(entry));
  json::object result{{"name", client.name},
                      {"server", "Septem"},
                      {"version", SEPTEM_VERSION},
                      {"protocol", 3},
                      {"games", std::move(games)},
                      {"levels", json::array(kLevels.begin(), kLevels.end())},
                      {"emotes", json::array(std::begin(kEmotes), std::end(kEmotes))}};
  if (!token.empty()) result["token"] = token;
  return json::serialize(result);
}

/// Waits for nothing: shows each table as it was when all its events were on disk.
Called lobby(Call& call) {
  constexpr std::size_t kMost = 100;
  struct Found {
    bool is_running;
    Millis changed_at;
    const Room* room;
  };
  std::vector<Found> open;
  for (const auto& [id, room] : call.house.rooms.all()) {
    if (!room->table.settings().is_open) continue;
    if (call.house.ledger.is_waiting(room->number) && !room->on_disk) continue;
    const Stage stage = room->on_disk ? room->on_disk->stage : room->table.stage();
    const bool is_running = stage == Stage::kPlaying;
    if (stage != Stage::kWaiting && !(is_running && room->table.settings().has_spectators)) continue;
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
    tables.push_back(found.room->on_disk ? found.room->on_disk->shown : found.room->listing().shown);
  }
  return json::serialize(json::object{{"tables", std::move(tables)}});
}

namespace {

/// One's own tables, and where one sits there.
struct Own {
  const Room* room = nullptr;
  std::optional<Seat> seat;

  /// Games in which one has to act first, then other games, then the rest; the latest of each first.
  auto rank() const {
    const Table& table = room->table;
    const bool is_to_act = seat && table.to_act().has(*seat);
    const bool is_played = table.stage() == Stage::kPlaying;
    return std::tuple(!is_to_act, !is_played, -table.changed_at(), table.id());
  }
};

/// Those in memory; the others are put down to be looked for.
Result<std::vector<Own>, Refused> own_tables(Call& call, const std::set<std::string>& ids) {
  std::vector<Own> own;
  for (const std::string& id : ids) {
    const Room* room = find_room(call, id);
    if (!room) continue;
    if (auto why = depend_on(call, *room)) return failure(std::move(*why));
    const Table& table = room->table;
    if (table.stage() == Stage::kClosed && !table.ending().is_resigned()) continue;
    const auto seat = table.chairs().seat_of(call.person());
    if (!seat && call.person() != table.origin().host) continue;  // spoke there, or got up again
    own.push_back({room, seat});
  }
  return own;
}

/// A list that a connection can take: only so many tables, and the views of the first ones.
std::string list_of(std::vector<Own> own, Millis now) {
  constexpr std::size_t kMost = 100;
  constexpr std::size_t kMostBytesOfViews = 100'000;  // a connection is cut off at 256 KiB unsent
  std::sort(own.begin(), own.end(), [](const Own& a, const Own& b) { return a.rank() < b.rank(); });
  if (own.size() > kMost) own.resize(kMost);
  std::string list;
  for (const Own& one : own) {
    const bool has_room = list.size() < kMostBytesOfViews;
    if (!list.empty()) list += ',';
    list += shown_in_own_list(one.room->table, one.seat, one.room->here, now, has_room);
  }
  return '[' + list + ']';
}

}  // namespace

Called tables(Call& call) {
  std::set<std::string> ids = call.house.rooms.tables_of(call.person());
  const auto* archived = archived_tables_of(call, call.person());
  if (!archived) return std::string{};
  ids.insert(archived->begin(), archived->end());
  auto own = own_tables(call, ids);
  if (!own) return failure(own.error());
  json::array set_apart;
  for (const std::string& id : ids) {
    if (call.house.rooms.set_apart().contains(id)) set_apart.emplace_back(id);
  }
  return R"({"tables":)" + list_of(std::move(*own), call.house.core.now) +
         (set_apart.empty() ? "" : R"(,"set_apart":)" + json::serialize(set_apart)) + '}';
}

}  // namespace septem::server
