// How a table comes to be: whether there is room for it, its settings, its first people and bots.
#include <algorithm>
#include <boost/json/serialize.hpp>

#include "engine/seed_text.h"
#include "notation/sha256.h"
#include "notation/text.h"
#include "server/hub/methods.h"
#include "server/hub/refusals.h"
#include "server/levels.h"
#include "server/network.h"
#include "server/table_beginning.h"

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

namespace {

/// What a network is known by as long as this server runs. The salt is kept nowhere, so that nobody can try out addresses.
std::string mark_of_network(Call& call) {
  constexpr std::size_t kDigits = 16;
  std::string& salt = call.house.rooms.network_salt();
  if (salt.empty()) salt = seed_text(call.house.core.world.system.entropy());
  return sha256(salt + network_of(call.client.address)).substr(0, kDigits);
}

/// Nobody looks at it, and nobody but who made it would miss it.
bool is_deserted(const Room& room, Millis now) {
  constexpr Millis kPatience = 300'000;
  if (!room.watchers.empty()) return false;
  return room.table.stage() == Stage::kWaiting ||
         (room.table.chairs().has_nobody_but(room.table.origin().host) && now - room.table.changed_at() >= kPatience);
}

/// A server that is full closes a table that is deserted, or else one that waits. Whoever has filled it loses theirs first.
bool make_place(House& house) {
  const Hosting& hosting = house.rooms.hosting();
  if (hosting.tables() < house.core.limits.tables) return true;
  auto oldest = hosting.first_to_go(
      [&](const std::string& table) { return is_deserted(*house.rooms.find(table), house.core.now); });
  if (!oldest) {
    oldest = hosting.first_to_go(
        [&](const std::string& table) { return house.rooms.find(table)->table.stage() == Stage::kWaiting; });
  }
  return oldest && !house.life.change(*house.rooms.find(*oldest), Closed{{}, "server.closed-no-room"});
}

std::optional<Refused> why_no_new_table(Call& call) {
  const Rooms& rooms = call.house.rooms;
  const Limits& limits = call.house.core.limits;
  const auto& own = rooms.tables_of(call.person());
  const auto hosted = std::count_if(own.begin(), own.end(), [&](const std::string& id) {
    const Room* room = rooms.find(id);
    return room && room->table.stage() <= Stage::kPlaying && room->table.origin().host == call.person();
  });
  if (static_cast<std::size_t>(hosted) >= limits.tables_per_person) {
    return refused(ServerCode::kTooMany, "too-many-own-tables", "you have too many tables; finish some first");
  }
  const bool is_exempt = is_local(call.client.address) && !limits.limits_local;
  if (!is_exempt && call.house.rooms.hosting().tables_of(mark_of_network(call)) >= limits.tables_per_network) {
    return refused(ServerCode::kTooMany, "too-many-tables-here", "there are too many tables from your network");
  }
  if (!make_place(call.house)) {
    return refused(ServerCode::kTooMany, "too-many-tables", "the server has no room for another table");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refused> why_no_edition(Call& call, const FileTexts& files) {
  constexpr double kBytesPerCredit = 100;
  const std::size_t bytes = own_bytes(files);
  if (bytes == 0) return std::nullopt;
  const Limits& limits = call.house.core.limits;
  const Hosting& hosting = call.house.rooms.hosting();
  const bool is_exempt = is_local(call.client.address) && !limits.limits_local;
  if (hosting.own_bytes() + bytes > limits.own_bytes) return too_many_editions();
  if (!is_exempt && hosting.own_bytes_of(mark_of_network(call)) + bytes > limits.own_bytes_per_network) {
    return too_many_editions();
  }
  if (!call.house.people.pay(call.client, static_cast<double>(bytes) / kBytesPerCredit)) return too_fast();
  return std::nullopt;
}

namespace {

/// A table that is written with so many lines of chat.
Result<Room*, Refused> make_room(Call& call, const Created& created, std::size_t lines = 0) {
  // Who sits there at first is written with it, and so that it goes on from another one.
  constexpr std::size_t kMostAtOnce = Seat::kMaxPlayers + 2;
  if (auto why = call.house.outbox.why_busy(kMostAtOnce + lines)) return failure(std::move(*why));
  Core& core = call.house.core;
  auto table = Table::create(table_id_from(core.world.system.entropy()), created, core.now, core.open);
  if (!table) return failure(table.error());
  if (auto why = why_no_new_table(call)) return failure(std::move(*why));
  if (auto why = why_no_edition(call, table->files())) return failure(std::move(*why));
  return &call.house.life.make(std::move(*table), created);
}

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

/// The table that this very command made when it was sent the first time.
Room* made_before(const Call& call) {
  for (const std::string& id : call.house.rooms.tables_of(call.person())) {
    Room* room = call.house.rooms.find(id);
    if (room && room->table.book().seq_of(call.person(), call.key) == 1U) return room;
  }
  return nullptr;
}

}  // namespace

Answer open_table(Call& call, const json::object& given, std::optional<Fork> fork) {
  const bool wants_legal = flag(call.params, "legal", false);
  if (auto why = bad(call.params)) return failure(*why);
  if (Room* made = made_before(call)) {
    if (auto why = depend_on(call, *made)) return failure(std::move(*why));
    return followed(call, *made, wants_legal);
  }
  auto settings = read_settings(given);
  if (!settings) return failure(bad_params(settings.error()));
  if (const auto fault = why_no_game(*settings)) return failure(refused(*fault));
  auto own = take_own(*settings);
  if (!own) return failure(own.error());
  const auto players = players_of(call.params, settings->seats);
  if (!players) return failure(players.error());
  const Client& client = call.client;
  System& system = call.house.core.world.system;
  const auto room = make_room(call, {*settings, call.person(), client.name, system.entropy(), system.wall_clock(),
                                     call.key, std::move(fork), std::move(*own), mark_of_network(call)});
  if (!room) return failure(room.error());
  for (std::size_t i = 0; i < players->size(); ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    const std::string& player = (*players)[i];
    if (player == "me") (void)call.house.life.change(**room, Sat{seat, call.person(), client.name, {}});
    if (is_level(player)) (void)call.house.life.change(**room, BotSat{seat, player});
  }
  return followed(call, **room, wants_legal);
}

Called create(Call& call) {
  if (auto why = why_unknown_setting(call.params, "create", {"game", "seats", "options"})) return failure(*why);
  return open_table(call, call.params.all(), std::nullopt);
}

Called rematch(Call& call) {
  const Table& table = call.table();
  const auto seat = table.chairs().seat_of(call.person());
  if (!seat && call.person() != table.origin().host) return failure(not_seated());
  const auto answer = [&](const std::string& next) {
    return json::serialize(json::object{{"seq", table.seq()}, {"table", next}});
  };
  if (table.ending().rematch) return answer(*table.ending().rematch);
  if (table.stage() != Stage::kOver) {
    return failure(refused(ServerCode::kNotNow, "not-over", "a rematch comes after the end"));
  }
  if (call.room().is_archived) return failure(archived_refusal());
  System& system = call.house.core.world.system;
  const auto room = make_room(call,
                              {table.settings(),
                               call.person(),
                               seat ? table.chairs()[*seat].name : call.client.name,
                               system.entropy(),
                               system.wall_clock(),
                               {},
                               std::nullopt,
                               table.files(),
                               mark_of_network(call)},
                              table.chat().size());
  if (!room) return failure(room.error());
  for (const Seat other : table.chairs().seats()) {
    const Chair& chair = table.chairs()[other];
    const bool comes_along = chair.is_person() && (!chair.has_left || chair.person == call.person());
    if (comes_along) (void)call.house.life.change(**room, Sat{other, chair.person, chair.name, {}});
    if (chair.kind == Chair::Kind::kBot) (void)call.house.life.change(**room, BotSat{other, chair.level});
  }
  // The talk goes on; who does not come along has said it without a seat.
  for (const ChatLine& said : table.chat()) {
    const auto place = (*room)->table.chairs().seat_of(said.line.person);
    call.house.life.bring_along(**room, {place, said.line.name, said.line.text, {}, said.line.person});
  }
  const std::string next = (*room)->table.id();
  if (auto why = call.house.life.change(call.room(), Rematched{next})) return failure(*why);
  return answer(next);
}

}  // namespace septem::server
