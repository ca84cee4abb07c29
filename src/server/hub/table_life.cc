#include "server/hub/table_life.h"

#include "core/check.h"
#include "server/hub/refusals.h"

namespace septem::server {

void TableLife::restore(Table table) {
  auto room = std::make_unique<Room>(std::move(table));
  room->committed_seq = room->table.seq();
  // Everybody is away until they connect again, from now on.
  room->gone_since.fill(core_.now);
  after_change(rooms_.add(std::move(room)));
}

Room& TableLife::make(Table table, const Created& created) {
  Room& room = rooms_.add(std::make_unique<Room>(std::move(table)));
  append(room, created);
  count(room, created);
  core_.world.system.note(shown(room.table, created, Audience::log()));
  return room;
}

std::optional<Refused> TableLife::change(Room& room, const Event& event, Asker* asker) {
  if (room.is_archived) return archived_refusal();
  if (auto why = outbox_.why_busy()) return why;
  if (auto why = room.table.why_full(event)) return why;
  const bool is_listed = room.table.settings().is_open && room.committed_seq > 0;
  if (is_listed && !ledger_.is_waiting(room.number)) room.on_disk = room.listing();
  const Stage stage = room.table.stage();
  if (auto refusal = room.table.apply(event, core_.now)) return refusal;
  if (room.table.stage() != stage || std::holds_alternative<Changed>(event)) rooms_.hosting().update(room.table);
  append(room, event);
  count(room, event);
  const bool is_move = std::holds_alternative<Moved>(event);
  if (!is_move) room.seats_changed();
  if (std::holds_alternative<Started>(event) || std::holds_alternative<TurnedOut>(event)) send_strangers_away(room);
  teller_.tell(room, event, asker);
  if (!is_move) core_.world.system.note(shown(room.table, event, Audience::log()));
  after_change(room);
  if (room.table.decisions().is_plea_granted()) (void)change(room, Undone{room.table.decisions().plea()->seat});
  return std::nullopt;
}

void TableLife::bring_along(Room& room, const Chatted& line) {
  if (!room.table.apply(line, core_.now)) append(room, line);
}

/// Hands the table's last event to the log, and keeps the list of each person's tables.
void TableLife::append(Room& room, const Event& event) {
  const std::string& id = room.table.id();
  room.number = ledger_.append(id, room.table.seq(), room.table.book().events().back());
  outbox_.depend_on(room.number);
  if (const Sat* sat = std::get_if<Sat>(&event)) rooms_.note_person(sat->person.hash, id);
  if (const Chatted* chatted = std::get_if<Chatted>(&event)) rooms_.note_person(chatted->person.hash, id);
}

void TableLife::count(const Room& room, const Event& event) {
  const MetricLabels labels = shown_to_metrics(room.table, event);
  ++core_.counts.events[labels.game][labels.kind];
}

/// Strangers may look at a table while they may sit down at it. From the start on many tables are for their people alone, and no table
/// is for those whom its host turned out.
void TableLife::send_strangers_away(Room& room) {
  std::vector<Client*> strangers;
  for (const Watcher& watcher : room.watchers) {
    const bool is_joinable = room.table.stage() == Stage::kWaiting && !room.has_turned_out(*watcher.client);
    if (!is_joinable && !room.may_be_seen_by(*watcher.client)) strangers.push_back(watcher.client);
  }
  for (Client* stranger : strangers) {
    stop_following(*stranger, room);
    teller_.tell_turned_out(*stranger, room.number, room.table.id(),
                            room.has_turned_out(*stranger) ? "server.turned-out" : "server.no-spectators");
  }
}

void TableLife::take_back(Room& room) {
  const auto& events = room.table.book().events();
  const StoredEvents kept(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(room.committed_seq));
  auto table = Table::replay(room.table.id(), kept, core_.open);
  SEPTEM_CHECK(table);  // these very events were applied before
  room.table = std::move(*table);
  rooms_.hosting().update(room.table);
  room.on_disk.reset();
  call_off_bots(room, room.thinking);
  room.bots = {};
  room.alarm.reset();
  room.seats_changed();
  room.renew_views();
  update_presence(room);
  for (const Seat seat : room.table.chairs().seats()) {
    if (room.table.chairs()[seat].is_person()) teller_.tell_here(room, seat);
  }
  teller_.tell_watching(room);
}

void TableLife::unmake(Room& room) {
  call_off_bots(room, room.thinking);
  rooms_.unmake(room);
}

// --- who comes and goes

void TableLife::follow(Client& client, Room& room, bool wants_legal) {
  room.add(client, wants_legal);
  update_presence(room);
}

void TableLife::stop_following(Client& client, Room& room) {
  room.remove(client);
  update_presence(room);
}

void TableLife::stop_following_all(Client& client) {
  const auto followed = client.followed;
  for (const std::string& table : followed) {
    if (Room* room = rooms_.find(table)) stop_following(client, *room);
  }
}

void TableLife::update_presence(Room& room) {
  for (const Seat seat : room.table.chairs().seats()) {
    const bool is_here = room.here.has(seat);
    if (is_here == room.present.has(seat)) continue;
    room.gone_since[index_of(seat)] = is_here ? Room::kHere : core_.now;
    (is_here ? room.present.add(seat) : room.present.remove(seat));
    teller_.tell_here(room, seat);
  }
  // A little later: whoever comes and goes all the time does not keep everybody busy with it.
  constexpr Millis kWatchingPause = 1'000;
  if (room.watching() != room.watching_told && !room.watching_due) room.watching_due = core_.now + kWatchingPause;
  after_change(room);
}

}  // namespace septem::server
