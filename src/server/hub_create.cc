// How a table comes to be: whether there is room for it, its settings, its first people and bots.
#include <boost/json/serialize.hpp>

#include "notation/json.h"
#include "notation/text.h"
#include "server/clean_text.h"
#include "server/hub.h"
#include "server/hub_parts.h"
#include "server/network.h"

namespace septem::server {

namespace json = boost::json;

std::optional<Refused> why_unknown_setting(const Params& params, std::string_view method,
                                           std::initializer_list<std::string_view> others) {
  static constexpr std::string_view kKnown[] = {"clock", "open", "chat",    "slow", "spectators", "level",
                                                "away",  "idle", "players", "key",  "legal"};
  for (const auto& entry : params.all()) {
    const std::string_view name = entry.key();
    if (std::find(std::begin(kKnown), std::end(kKnown), name) != std::end(kKnown)) continue;
    if (std::find(others.begin(), others.end(), name) != others.end()) continue;
    return bad_params("'" + std::string(method) + "' knows no '" + shortened(name, 60) + "'");
  }
  return std::nullopt;
}

/// What a network is known by as long as this server runs. The salt is kept nowhere, so that nobody can try out addresses.
std::string Hub::mark_of_network(const Client& client) {
  constexpr std::size_t kDigits = 16;
  if (network_salt_.empty()) network_salt_ = seed_text(world_.system.entropy());
  return sha256(network_salt_ + network_of(client.address)).substr(0, kDigits);
}

std::optional<Refused> Hub::why_no_new_table(const Client& client) {
  const auto tables = tables_of_.find(client.person->hash);
  std::size_t hosted = 0;
  if (tables != tables_of_.end()) {
    for (const std::string& id : tables->second) {
      const auto room = rooms_.find(id);
      const bool is_live = room != rooms_.end() && room->second->table.stage() <= Table::Stage::kPlaying;
      if (is_live && room->second->table.host() == *client.person) ++hosted;
    }
  }
  if (hosted >= limits_.tables_per_person) {
    return refused(ServerCode::kTooMany, "too-many-own-tables", "you have too many tables; finish some first");
  }
  const bool is_exempt = is_local(client.address) && !limits_.limits_local;
  if (!is_exempt && hosting_.tables_of(mark_of_network(client)) >= limits_.tables_per_network) {
    return refused(ServerCode::kTooMany, "too-many-tables-here", "there are too many tables from your network");
  }
  if (!make_place()) {
    return refused(ServerCode::kTooMany, "too-many-tables", "the server has no room for another table");
  }
  return std::nullopt;
}

/// Nobody looks at it, and nobody but who made it would miss it.
bool Hub::is_deserted(const Room& room) const {
  constexpr Millis kPatience = 300'000;
  if (!room.watchers.empty()) return false;
  return room.table.stage() == Table::Stage::kWaiting ||
         (room.table.is_alone() && now_ - room.table.changed_at() >= kPatience);
}

/// A server that is full closes a table that is deserted, or else one that waits. Whoever has filled it loses theirs first.
bool Hub::make_place() {
  if (hosting_.tables() < limits_.tables) return true;
  auto oldest = hosting_.first_to_go([&](const std::string& table) { return is_deserted(*rooms_.at(table)); });
  if (!oldest) {
    oldest = hosting_.first_to_go(
        [&](const std::string& table) { return rooms_.at(table)->table.stage() == Table::Stage::kWaiting; });
  }
  return oldest && !change(*rooms_.at(*oldest), Closed{{}, "server.closed-no-room"});
}

Result<Hub::Room*, Refused> Hub::make_room(Client& client, Created created) {
  // Who sits there at first is written with it, and so that it goes on from another one.
  constexpr std::size_t kMostAtOnce = Seat::kMaxPlayers + 2;
  if (auto why = why_busy(kMostAtOnce)) return failure(std::move(*why));
  std::string id = table_id_from(world_.system.entropy());
  auto table = Table::create(id, created, now_, open_);
  if (!table) return failure(table.error());
  if (auto why = why_no_new_table(client)) return failure(std::move(*why));
  auto made = std::make_unique<Room>(std::move(*table));
  Room& room = *(rooms_[id] = std::move(made));
  hosting_.update(room.table);
  tables_of_[created.host.hash].insert(id);
  append(room);
  count(room, created);
  world_.system.note(shown(room.table, created, Audience::log()));
  return &room;
}

Hub::Answer Hub::create(Call& call) {
  if (auto why = why_unknown_setting(call.params, "create", {"game", "seats", "options"})) return failure(*why);
  return open_table(call, call.params.all(), std::nullopt);
}

namespace {

/// `players` as the client says it: who sits where at first.
Result<std::vector<std::string>, Refused> players_of(const Params& params, int seats) {
  std::vector<std::string> players(static_cast<std::size_t>(seats), "open");
  players[0] = "me";
  if (!params.has("players")) return players;
  const Refused refusal = bad_params(R"('players' must be a list with "me" (once), "open" or a level for each seat)");
  const json::array* list = params.all().at("players").if_array();
  if (!list || list->size() != players.size()) return failure(refusal);
  for (std::size_t i = 0; i < players.size(); ++i) {
    const json::string* player = (*list)[i].if_string();
    players[i] = player ? std::string(*player) : std::string{};
    if (players[i] != "me" && players[i] != "open" && !is_level(players[i])) return failure(refusal);
  }
  if (std::count(players.begin(), players.end(), "me") > 1) return failure(refusal);
  return players;
}

}  // namespace

/// The table that this very command made when it was sent the first time.
Hub::Room* Hub::made_before(const Person& person, const Key& key) {
  const auto tables = tables_of_.find(person.hash);
  if (tables == tables_of_.end()) return nullptr;
  for (const std::string& id : tables->second) {
    const auto room = rooms_.find(id);
    if (room != rooms_.end() && room->second->table.seq_of(person, key) == 1U) return room->second.get();
  }
  return nullptr;
}

/// A new table with the settings given, and its first people and bots.
Hub::Answer Hub::open_table(Call& call, const json::object& given, std::optional<Fork> fork) {
  Client& client = call.client;
  if (!client.person) return failure(need_hello());
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  const bool wants_legal = flag(call.params, "legal", false);
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (Room* made = made_before(*client.person, *key)) {
    if (auto why = why_held_up(client, *made)) return failure(std::move(*why));
    depend_on(*made);
    follow(client, *made, wants_legal);
    return json::serialize(snapshot(client, *made));
  }
  const auto settings = read_settings(given);
  if (!settings) return failure(bad_params(settings.error()));
  if (const auto fault = why_no_game(*settings)) return failure(refused(*fault));
  const auto players = players_of(call.params, settings->seats);
  if (!players) return failure(players.error());
  auto room = make_room(client, {*settings,
                                 *client.person,
                                 client.name,
                                 world_.system.entropy(),
                                 world_.system.wall_clock(),
                                 *key,
                                 std::move(fork),
                                 {},
                                 mark_of_network(client)});
  if (!room) return failure(room.error());
  for (std::size_t i = 0; i < players->size(); ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    const std::string& player = (*players)[i];
    if (player == "me") (void)change(**room, Sat{seat, *client.person, client.name, {}});
    if (is_level(player)) (void)change(**room, BotSat{seat, player});
  }
  follow(client, **room, wants_legal);
  return json::serialize(snapshot(client, **room));
}

}  // namespace septem::server
