// The methods about people and tables (docs/server-protocol.md); hub_play.cc has those about the game.
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
  if (!seat || room.is_filed) return std::nullopt;
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
         !world_.filed_of(person).empty();
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
    token = token_from(world_.entropy());
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
  for (std::string& id : world_.filed_of(*call.client.person)) ids.insert(std::move(id));
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

// --- making, following and joining tables

/// What a network is known by as long as this server runs. The salt is kept nowhere, so that nobody can try out addresses.
std::string Hub::mark_of_network(const Client& client) {
  constexpr std::size_t kDigits = 16;
  if (network_salt_.empty()) network_salt_ = seed_text(world_.entropy());
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
  std::string id = table_id_from(world_.entropy());
  auto table = Table::create(id, created, now_, open_);
  if (!table) return failure(table.error());
  if (auto why = why_no_new_table(client)) return failure(std::move(*why));
  auto made = std::make_unique<Room>(std::move(*table));
  Room& room = *(rooms_[id] = std::move(made));
  hosting_.update(room.table);
  tables_of_[created.host.hash].insert(id);
  append(room);
  count(room, created);
  world_.note(shown(room.table, created, Audience::log()));
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
                                 world_.entropy(),
                                 world_.wall_clock(),
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

std::optional<Refused> Hub::why_no_eyes(const Call& call, const Room& room, bool is_joinable) {
  if (is_turned_out(call.client, room)) return turned_out_refusal();
  if (is_joinable || may_see(call.client, room)) return std::nullopt;
  return refused(ServerCode::kNotAllowed, "no-spectators", "this table has no spectators");
}

Hub::Answer Hub::watch(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const bool wants_legal = flag(call.params, "legal", false);
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = why_no_eyes(call, **room, (*room)->table.stage() == Table::Stage::kWaiting)) return failure(*why);
  const auto& followed = call.client.followed;
  const bool is_new = std::find(followed.begin(), followed.end(), (*room)->table.id()) == followed.end();
  const bool is_crowded = !audience_of(call.client, **room).is_seat() &&
                          (*room)->watchers.size() >= limits_.watchers_per_table;
  if (is_new && (followed.size() >= limits_.watched_per_client || is_crowded)) {
    return failure(refused(ServerCode::kTooMany, "too-many-watched", "too many tables or watchers"));
  }
  follow(call.client, **room, wants_legal);
  return json::serialize(snapshot(call.client, **room));
}

/// No sign of life, any more than a connection that ends.
Hub::Answer Hub::unwatch(Call& call) {
  const auto room = named_room(call);
  if (!room) return failure(room.error());
  stop_following(call.client, **room);
  return std::string("{}");
}

Hub::Answer Hub::sit(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (!call.client.person) return failure(need_hello());
  const auto key = key_of(call);
  if (!key) return failure(key.error());
  const bool wants_legal = flag(call.params, "legal", false);
  Table& table = (*room)->table;
  const std::string_view wanted = call.params.has("seat") ? call.params.text("seat") : std::string_view{};
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (table.is_turned_out(*call.client.person)) return failure(turned_out_refusal());
  std::optional<Seat> seat = table.seat_of(*call.client.person);
  if (const auto seq = table.seq_of(*call.client.person, *key)) {  // sent again
    follow(call.client, **room, wants_legal);
    return json::serialize(json::object{{"seq", *seq}, {"seat", seat_json(seat)}});
  }
  if (!seat) seat = table.empty_seat();
  if (call.params.has("seat")) {
    seat = parse_seat(wanted, table.settings().seats);
    if (!seat) return failure(bad_params("'seat' must be a seat of this table"));
  }
  if (!seat) return failure(refused(ServerCode::kSeatTaken, "table-full", "every seat is taken"));
  if (auto why = (*room)->seat_pace.why_not(network_of(call.client.address), now_)) return failure(*why);
  const std::string name = table.name_for(*call.client.person, call.client.name);
  if (auto why = change(**room, Sat{*seat, *call.client.person, name, *key})) return failure(*why);
  follow(call.client, **room, wants_legal);
  return json::serialize(json::object{{"seq", table.seq()}, {"seat", seat_name(*seat)}});
}

std::optional<Refused> Hub::why_not_host(const Call& call, const Room& room) const {
  if (!call.client.person) return need_hello();
  if (*call.client.person == room.table.host()) return std::nullopt;
  return refused(ServerCode::kNotAllowed, "only-host", "only who made the table does that");
}

Hub::Answer Hub::bot(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  if (auto why = why_not_host(call, **room)) return failure(std::move(*why));
  const auto seat = parse_seat(call.params.text("seat"), (*room)->table.settings().seats);
  if (!seat) call.params.refuse("'seat' must be a seat of this table");
  std::optional<std::string> level;
  if (!call.params.value("level").is_null()) level = call.params.text("level");
  if (level && !is_level(*level)) call.params.refuse("'level' must be null or one of hello's levels");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = change(**room, BotSat{*seat, level})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::leave(Call& call) {
  const auto room = named_room(call);
  if (!room) return failure(room.error());
  const auto seat = own_seat(call, **room);
  if (!seat) return failure(seat.error());
  if ((*room)->table.chair(*seat).has_left) return seq_answer((*room)->table.seq());
  if (auto why = change(**room, Left{*seat})) return failure(*why);
  update_presence(**room);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::mix(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  const auto seat = own_seat(call, **room);
  if (!seat) return failure(seat.error());
  const std::string_view number = call.params.text("number");
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (auto why = change(**room, Mixed{*seat, std::string(number)})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

Hub::Answer Hub::start(Call& call) {
  const auto room = room_of(call);
  if (!room) return failure(room.error());
  Table& table = (*room)->table;
  if (!call.client.person) return failure(need_hello());
  if (why_not_host(call, **room) && !table.seat_of(*call.client.person)) {
    return failure(refused(ServerCode::kNotAllowed, "not-seated", "only who made the table or sits at it starts"));
  }
  const bool fill = flag(call.params, "fill", false);
  if (call.params.fault()) return failure(refused(*call.params.fault()));
  if (fill && table.stage() == Table::Stage::kWaiting) {
    while (const auto seat = table.empty_seat()) {
      if (auto why = change(**room, BotSat{*seat, table.settings().level})) return failure(*why);
    }
  }
  if (auto why = change(**room, Started{world_.wall_clock()})) return failure(*why);
  return seq_answer((*room)->table.seq());
}

}  // namespace septem::server
