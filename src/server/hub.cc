#include "server/hub.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <charconv>

#include "notation/json.h"
#include "notation/text.h"
#include "server/hub_parts.h"
#include "server/network.h"
#include "server/patch.h"

namespace septem::server {

namespace json = boost::json;

/// About what a step has besides its steps and patch: the envelope, the clock, some legal actions.
constexpr std::size_t kAroundStep = 200;

Hub::Hub(World world, Opener open, Limits limits, std::string public_url)
    : world_(world), open_(std::move(open)), limits_(limits), public_url_(std::move(public_url)) {}

Hub::~Hub() = default;

std::optional<std::string> Hub::restore(const std::string& id, const std::vector<StoredEvent>& events, Millis now) {
  now_ = now;
  auto table = Table::replay(id, events, open_);
  if (!table) {
    set_apart(id, table.error(), events);
    return "table " + id + ", " + table.error();
  }
  auto room = std::make_unique<Room>(std::move(*table));
  room->committed_seq = room->table.seq();
  // Everybody is away until they connect again, from now on.
  room->gone_since.fill(now);
  hosting_.update(room->table);
  Room& kept = *(rooms_[id] = std::move(room));
  for (const std::string& hash : kept.table.people()) tables_of_[hash].insert(id);
  after_change(kept);
  return std::nullopt;
}

void Hub::set_apart(const std::string& table, std::string why, const std::vector<StoredEvent>& events) {
  const std::string id = is_table_id(table) ? table : "unreadable";  // its very name may be damaged
  for (const StoredEvent& stored : events) {
    const auto event = read_event(stored.text);
    const Created* created = event ? std::get_if<Created>(&*event) : nullptr;
    const Sat* sat = event ? std::get_if<Sat>(&*event) : nullptr;
    if (created) tables_of_[created->host.hash].insert(id);
    if (sat) tables_of_[sat->person.hash].insert(id);
  }
  world_.system.note({{"event", "set-apart"}, {"table", id}, {"why", why}});
  set_apart_.insert_or_assign(id, std::move(why));
}

void Hub::opened(ClientId id, std::string address, Millis now) {
  now_ = now;
  auto client = std::make_unique<Client>(Client{id, std::move(address), Credits(limits_.per_connection(), now)});
  if (limits_.limits_local || !is_local(client->address)) {
    client->of_network = shared_credits(network_of(client->address), limits_.per_network());
  }
  const bool is_new = clients_.emplace(id, std::move(client)).second;
  SEPTEM_CHECK(is_new);  // rooms point at clients
}

void Hub::closed(ClientId id, Millis now) {
  now_ = now;
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  Client& client = *found->second;
  stop_following_all(client);
  if (client.person) {
    const auto connections = connections_of_.find(client.person->hash);
    if (--connections->second == 0) connections_of_.erase(connections);
  }
  forget_held(client);
  drop_jobs(client);
  clients_.erase(found);
}

void Hub::stop_following_all(Client& client) {
  const auto followed = client.followed;
  for (const std::string& table : followed) {
    const auto room = rooms_.find(table);
    if (room != rooms_.end()) stop_following(client, *room->second);
  }
}

// --- changes

Refused Hub::archived_refusal() { return refused(ServerCode::kNotNow, "filed", "this table is finished and filed"); }

Refused Hub::set_apart_refusal() {
  return refused(ServerCode::kSetApart, "table-set-apart",
                 "what the disk has of this table cannot be used; it is kept as it is for who runs the server");
}

std::optional<Refused> Hub::change(Room& room, const Event& event, ClientId told_by_answer) {
  if (room.is_archived) return archived_refusal();
  if (auto why = why_busy()) return why;
  if (auto why = room.table.why_full(event)) return why;
  const bool is_listed = room.table.settings().is_open && room.committed_seq > 0;
  if (is_listed && !is_waiting(room)) room.on_disk = listing(room);
  const Table::Stage stage = room.table.stage();
  if (auto refusal = room.table.apply(event, now_)) return refusal;
  if (room.table.stage() != stage) hosting_.update(room.table);
  append(room);
  index(room, event);
  if (!std::holds_alternative<Moved>(event)) seats_changed(room);
  if (std::holds_alternative<Started>(event) || std::holds_alternative<TurnedOut>(event)) send_strangers_away(room);
  tell(room, event, told_by_answer);
  count(room, event);
  if (!std::holds_alternative<Moved>(event)) world_.system.note(shown(room.table, event, Audience::log()));
  after_change(room);
  if (room.table.is_plea_granted()) (void)change(room, Undone{room.table.plea()->seat});
  return std::nullopt;
}

void Hub::count(const Room& room, const Event& event) {
  const MetricLabels labels = shown_to_metrics(room.table, event);
  ++counts_.events[labels.game][labels.kind];
}

void Hub::append(Room& room) {
  const StoredEvent& stored = room.table.events().back();
  room.number = ++last_number_;
  depend_on(room);
  in_flight_.push_back({last_number_, room.table.id(), room.table.seq()});
  world_.log.append({last_number_, era_, room.table.id(), room.table.seq(), stored.at, stored.text});
}

/// Keeps the list of each person's tables; see Table::people.
void Hub::index(Room& room, const Event& event) {
  const std::string& id = room.table.id();
  if (const Sat* sat = std::get_if<Sat>(&event)) tables_of_[sat->person.hash].insert(id);
  if (const Chatted* chatted = std::get_if<Chatted>(&event)) tables_of_[chatted->person.hash].insert(id);
}

/// A person who sat down or got up sees the table with other eyes.
void Hub::seats_changed(Room& room) {
  for (Watcher& watcher : room.watchers) {
    watcher.audience = audience_of(*watcher.client, room);
    keep_view(room, watcher.audience);
  }
}

/// Strangers may look at a table while they may sit down at it. From the start on many tables are for their people alone, and no table
/// is for those whom its host turned out.
void Hub::send_strangers_away(Room& room) {
  std::vector<Client*> strangers;
  for (const Watcher& watcher : room.watchers) {
    const bool is_joinable = room.table.stage() == Table::Stage::kWaiting && !is_turned_out(*watcher.client, room);
    if (!is_joinable && !may_see(*watcher.client, room)) strangers.push_back(watcher.client);
  }
  for (Client* stranger : strangers) {
    stop_following(*stranger, room);
    // Also when the start never was: they hear nothing more of the table all the same.
    send(*stranger,
         {room.number, Held::Kind::kFact,
          R"({"jsonrpc":"2.0","method":"turned-out","params":{"table":")" + room.table.id() + R"(","why":"server.)" +
              (is_turned_out(*stranger, room) ? "turned-out" : "no-spectators") + R"("}})"});
  }
}

bool Hub::is_turned_out(const Client& client, const Room& room) {
  return client.person && room.table.is_live() && room.table.is_turned_out(*client.person);
}

/// Who has no seat sees a running table only if it has spectators or is theirs.
bool Hub::may_see(const Client& client, const Room& room) {
  if (is_turned_out(client, room)) return false;
  const auto& person = client.person;
  const bool is_theirs = person && (room.table.seat_of(*person) || *person == room.table.host());
  return is_theirs || room.table.settings().has_spectators;
}

/// Patches need the view that they change.
void Hub::keep_view(Room& room, Audience audience) {
  auto& view = room.shown[audience.index()];
  if (room.table.has_game() && !view) view = shown_changes(room.table, audience);
}

Audience Hub::audience_of(const Client& client, const Room& room) const {
  const auto seat = client.person ? room.table.seat_of(*client.person) : std::nullopt;
  return seat ? Audience::of_seat(*seat) : Audience::spectator();
}

namespace {

/// A list of names and actions, which hold nothing that JSON would have to escape.
void put_texts(std::string& text, const std::vector<std::string>& items) {
  text += '[';
  for (const std::string& item : items) {
    if (text.back() != '[') text += ',';
    ((text += '"') += item) += '"';
  }
  text += ']';
}

json::array legal_json(const Table& table, Seat seat) {
  json::array actions;
  for (const std::string& action : table.game().legal(seat)) actions.emplace_back(action);
  return actions;
}

/// The beginning of every step: the table and the number of the event.
void put_number(std::string& text, const Table& table) {
  char digits[24];
  ((text += "[\"") += table.id()) += "\",";
  text.append(digits, std::to_chars(std::begin(digits), std::end(digits), table.seq()).ptr);
  text += ',';
}

}  // namespace

void Hub::tell(Room& room, const Event& event, ClientId told_by_answer) {
  if (const Moved* moved = std::get_if<Moved>(&event)) return tell_step(room, moved->seat, told_by_answer);
  const bool has_view = std::holds_alternative<Started>(event) || std::holds_alternative<Undone>(event);
  for (const Watcher& watcher : room.watchers) {
    json::object params{{"table", room.table.id()}, {"seq", room.table.seq()}};
    for (auto& entry : shown(room.table, event, watcher.audience))
      params.emplace(entry.key(), std::move(entry.value()));
    if (has_view) {
      room.shown[watcher.audience.index()] = shown_changes(room.table, watcher.audience);
      if (room.table.clocks().is_used()) params["clock"] = shown_clocks(room.table, now_);
      if (watcher.wants_legal && watcher.audience.is_seat()) {
        params["legal"] = legal_json(room.table, watcher.audience.seat());
      }
    }
    tell(room, *watcher.client,
         json::serialize(json::object{{"jsonrpc", "2.0"}, {"method", "event"}, {"params", std::move(params)}}));
  }
}

/// What comes after the steps and the patch: clocks and legal actions, where they are wanted.
void Hub::put_more(std::string& text, const Room& room, Seat mover, const Watcher& watcher) const {
  const bool has_clock = room.table.clocks().is_used();
  const bool is_to_act = watcher.wants_legal && watcher.audience.is_seat() &&
                         room.table.to_act().has(watcher.audience.seat());
  if (!has_clock && !is_to_act) return;
  // The other clocks follow from what the client knows.
  text += ',' + (has_clock ? std::to_string(room.table.clocks().left(mover, now_)) : "null");
  if (is_to_act) put_texts(text += ',', room.table.game().legal(watcher.audience.seat()));
}

/// The hot path: one message for each watcher; the steps and the patch are made once for each audience.
void Hub::tell_step(Room& room, Seat mover, ClientId told_by_answer) {
  std::array<std::string, Audience::kCount> made;
  for (const Watcher& watcher : room.watchers) {
    const std::size_t i = watcher.audience.index();
    if (made[i].empty()) {
      std::string view = shown_changes(room.table, watcher.audience);
      auto& before = room.shown[i];
      SEPTEM_CHECK(before);  // whoever follows a running game was sent its view
      put_texts(made[i], shown_steps(room.table, watcher.audience));
      (made[i] += ',') += patch_between(*before, view);
      before = std::move(view);
    }
    const bool is_answer = watcher.client->id == told_by_answer;
    std::string text;
    text.reserve(made[i].size() + kAroundStep);
    if (!is_answer) text += R"({"jsonrpc":"2.0","method":"step","params":)";
    put_number(text, room.table);
    text += made[i];
    put_more(text, room, mover, watcher);
    text += ']';
    if (is_answer) {
      room.answer = std::move(text);
    } else {
      text += '}';
      tell(room, *watcher.client, std::move(text));
    }
  }
}

SeatSet Hub::here(const Room& room) const {
  SeatSet seats;
  for (const Watcher& watcher : room.watchers)
    if (watcher.audience.is_seat()) seats.add(watcher.audience.seat());
  return seats;
}

/// The people who are there and play: not those who only look on at what a bot does on the seat they left.
SeatSet Hub::attending(const Room& room) const {
  SeatSet seats;
  for (const Seat seat : here(room)) {
    const Chair& chair = room.table.chair(seat);
    if (!chair.is_away && !chair.has_left) seats.add(seat);
  }
  return seats;
}

/// Tells who came and went. Not an event: connections are no part of the table.
void Hub::update_presence(Room& room) {
  const SeatSet now_here = here(room);
  for (const Seat seat : room.table.seats()) {
    const std::size_t i = static_cast<std::size_t>(seat.index());
    const bool is_here = now_here.has(seat);
    if (is_here == room.present.has(seat)) continue;
    room.gone_since[i] = is_here ? Room::kHere : now_;
    (is_here ? room.present.add(seat) : room.present.remove(seat));
    tell_here(room, seat);
  }
  after_change(room);
}

void Hub::tell_here(const Room& room, Seat seat) {
  const std::string text = R"({"jsonrpc":"2.0","method":"here","params":{"table":")" + room.table.id() +
                           R"(","seat":")" + seat_name(seat) + R"(","here":)" +
                           (room.present.has(seat) ? "true" : "false") + "}}";
  for (const Watcher& watcher : room.watchers) tell(room, *watcher.client, text);
}

void Hub::follow(Client& client, Room& room, bool wants_legal) {
  const auto known = std::find_if(room.watchers.begin(), room.watchers.end(),
                                  [&](const Watcher& watcher) { return watcher.client == &client; });
  if (known != room.watchers.end()) {
    known->wants_legal = wants_legal;
  } else {
    room.watchers.push_back({&client, audience_of(client, room), wants_legal});
    client.followed.push_back(room.table.id());
  }
  keep_view(room, audience_of(client, room));
  update_presence(room);
}

void Hub::stop_following(Client& client, Room& room) {
  std::erase_if(room.watchers, [&](const Watcher& watcher) { return watcher.client == &client; });
  std::erase(client.followed, room.table.id());
  // Views that nobody follows are not kept.
  std::array<bool, Audience::kCount> is_followed{};
  for (const Watcher& watcher : room.watchers) is_followed[watcher.audience.index()] = true;
  for (std::size_t i = 0; i < Audience::kCount; ++i)
    if (!is_followed[i]) room.shown[i].reset();
  update_presence(room);
}

json::object Hub::snapshot(const Client& client, Room& room) {
  const Audience audience = audience_of(client, room);
  json::object object = shown_table(room.table, audience, here(room), now_);
  object["link"] = public_url_ + "/t/" + room.table.id();
  object["host"] = client.person && *client.person == room.table.host();
  if (room.table.has_game()) room.shown[audience.index()] = shown_changes(room.table, audience);
  if (audience.is_seat() && room.table.stage() == Table::Stage::kPlaying) {
    object["legal"] = legal_json(room.table, audience.seat());
  }
  return object;
}

std::map<std::string, std::size_t> Hub::tables_by_stage() const {
  std::map<std::string, std::size_t> counts;
  for (const auto& [id, room] : rooms_) ++counts[std::string(stage_name(room->table.stage()))];
  return counts;
}

bool Hub::has_running_clocks() const {
  for (const auto& [id, room] : rooms_) {
    if (room->table.stage() == Table::Stage::kPlaying && room->table.clocks().is_used()) return true;
  }
  return false;
}

}  // namespace septem::server
