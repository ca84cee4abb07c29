// What happens by itself: bots, clocks, absence, tidying up.
#include <algorithm>

#include "server/hub.h"
#include "server/hub_parts.h"
#include "server/levels.h"

namespace septem::server {
namespace {

constexpr Millis kSweepEvery = 60'000;
constexpr Millis kSweepGoesOn = 100;  ///< when there is more to do than fits into one turn
constexpr int kSweptPerTurn = 50;
constexpr Millis kRestsAfter = 5 * 60'000;

}  // namespace

/// Bots on seats of their own always play. Who left or went away is stood in for only while another person waits: an empty table sleeps.
bool Hub::should_bot_play(const Room& room, Seat seat) const {
  const Chair& chair = room.table.chair(seat);
  if (!chair.is_played_by_bot()) return false;
  if (!chair.is_person() || chair.is_flagged || chair.is_late) return true;
  return !(attending(room) - SeatSet::of(seat)).is_empty();
}

/// Whether somebody who is there and has nothing to decide waits for this person, who is there, too. A clock measures that itself.
bool Hub::is_waited_for(const Room& room, Seat seat) const {
  const Chair& chair = room.table.chair(seat);
  const SeatSet to_act = room.table.to_act();
  if (!to_act.has(seat) || !chair.is_person() || chair.is_played_by_bot() || room.table.clocks().is_used())
    return false;
  const SeatSet present = attending(room);
  return present.has(seat) && !(present - to_act).is_empty();
}

std::optional<Millis> Hub::patience_ends(const Room& room, Seat seat) const {
  const std::size_t i = static_cast<std::size_t>(seat.index());
  const Settings& settings = room.table.settings();
  const Chair& chair = room.table.chair(seat);
  if (!chair.is_person() || chair.is_played_by_bot()) return std::nullopt;
  if (room.idle_since[i]) return settings.idle ? std::optional(*room.idle_since[i] + *settings.idle) : std::nullopt;
  const bool is_missed = room.gone_since[i] != Room::kHere && !attending(room).is_empty();
  return is_missed && settings.away ? std::optional(room.gone_since[i] + *settings.away) : std::nullopt;
}

/// Whether the question that a bot was asked for this seat is still to be answered.
bool Hub::is_asked(const Room& room, Seat seat) const {
  return room.thinking.has(seat) && room.table.to_act().has(seat) && room.table.chair(seat).is_played_by_bot() &&
         room.table.turn(seat) == room.asked_turn[static_cast<std::size_t>(seat.index())];
}

void Hub::call_off_bots(Room& room, SeatSet seats) {
  for (const Seat seat : room.thinking& seats) {
    world_.thinker.stop_thinking({room.table.id(), seat, room.asked_turn[static_cast<std::size_t>(seat.index())]});
  }
  room.thinking -= seats;
}

void Hub::after_change(Room& room) {
  const SeatSet present = here(room);
  const SeatSet to_act = room.table.to_act();
  for (const Seat seat : room.table.seats()) {
    const std::size_t i = static_cast<std::size_t>(seat.index());
    if (!is_asked(room, seat)) call_off_bots(room, SeatSet::of(seat));
    // Who was brought along by a rematch and has never come is away from the beginning.
    if (room.gone_since[i] == Room::kHere && !present.has(seat)) room.gone_since[i] = now_;
    auto& idle_since = room.idle_since[i];
    idle_since = is_waited_for(room, seat) ? std::optional(idle_since.value_or(now_)) : std::nullopt;
    auto& at = room.bot_at[i];
    const bool plays = to_act.has(seat) && !room.thinking.has(seat) && should_bot_play(room, seat);
    at = plays ? std::optional(at.value_or(now_ + limits_.bot_delay)) : std::nullopt;
  }
  schedule(room);
}

/// When this table needs attention next, if nothing happens before.
void Hub::schedule(Room& room) {
  if (room.table.stage() != Table::Stage::kPlaying || room.is_archived) return;
  std::optional<Millis> next;
  const auto consider = [&](std::optional<Millis> at) {
    if (at && (!next || *at < *next)) next = at;
  };
  for (const Seat seat : room.table.seats()) {
    consider(room.bot_at[static_cast<std::size_t>(seat.index())]);
    consider(room.table.clocks().deadline(seat));
    consider(patience_ends(room, seat));
  }
  if (!next) return;
  // What could not be done just now is tried again, but not in the same moment.
  const Millis at = std::max({*next, now_ + 1, rests_until_});
  if (room.alarm && *room.alarm <= at) return;
  room.alarm = at;
  alarms_.push({at, room.table.id()});
}

void Hub::tick(Millis now) {
  now_ = now;
  while (!alarms_.empty() && alarms_.top().at <= now_) {
    const Alarm alarm = alarms_.top();
    alarms_.pop();
    const auto found = rooms_.find(alarm.table);
    if (found == rooms_.end() || found->second->alarm != alarm.at) continue;
    found->second->alarm.reset();
    wake(*found->second);
  }
  if (now_ - swept_at_ >= kSweepEvery) sweep();
}

void Hub::wake(Room& room) {
  for (const Seat seat : room.table.seats()) {
    const auto deadline = room.table.clocks().deadline(seat);
    if (deadline && *deadline <= now_) (void)change(room, TimedOut{seat});
    const auto end = patience_ends(room, seat);
    if (end && *end <= now_) (void)change(room, WentAway{seat});
  }
  after_change(room);
  ask_bots(room);
  schedule(room);
}

void Hub::ask_bots(Room& room) {
  for (const Seat seat : room.table.to_act()) {
    auto& at = room.bot_at[static_cast<std::size_t>(seat.index())];
    if (!at || *at > now_) continue;
    at.reset();
    room.thinking.add(seat);
    room.asked_turn[static_cast<std::size_t>(seat.index())] = room.table.turn(seat);
    const Chair& chair = room.table.chair(seat);
    BotQuestion question = room.table.game().question(seat);
    question.seed = world_.system.entropy();
    Rng rng = question.seed.stream(1);
    question.bot = bot_of(chair.kind == Chair::Kind::kBot ? chair.level : room.table.settings().level, rng);
    world_.thinker.think({{room.table.id(), seat, room.table.turn(seat)}, std::move(question)});
  }
}

void Hub::bot_answered(const BotTurn& turn, const std::string& action, Millis now) {
  now_ = now;
  const auto found = rooms_.find(turn.table);
  if (found == rooms_.end()) return;
  Room& room = *found->second;
  const Seat seat = turn.seat;
  // One that was called off, and had an answer already.
  if (!is_asked(room, seat) || turn.turn != room.table.turn(seat)) return;
  room.thinking.remove(seat);
  if (!change(room, Moved{seat, action, true, {}})) {
    ++counts_.bot_moves;
    return;
  }
  after_change(room);
}

namespace {

/// How long an unfinished table stays when nothing happens at it.
Millis kept_for(const Table& table, const Limits& limits) {
  constexpr Millis kHour = 3'600'000;
  constexpr Millis kDay = 24 * kHour;
  if (table.stage() == Table::Stage::kPlaying) return limits.keep_running * kDay;
  const bool waits_for_anybody = table.settings().is_open && table.is_alone();
  return waits_for_anybody ? limits.keep_waiting * kHour : limits.keep_invitations * kDay;
}

}  // namespace

/// Games at which nothing happens rest; finished tables go to the file; tables that nobody ever started, and games that everybody forgot, are closed.
void Hub::sweep() {
  swept_at_ = now_;
  std::vector<std::string> gone;
  int done = 0;
  for (const auto& [id, room] : rooms_) {
    if (done == kSweptPerTurn) {  // people wait meanwhile
      swept_at_ = now_ - kSweepEvery + kSweepGoesOn;
      break;
    }
    const Millis idle = now_ - room->table.changed_at();
    if (idle >= kRestsAfter && room->table.has_game()) room->table.game().rest();
    if (!room->watchers.empty() || room->committed_seq != room->table.seq()) continue;
    const Table::Stage stage = room->table.stage();
    if (room->is_archived && !room->is_archiving_lost) {
      gone.push_back(id);
    } else if (room->table.is_live() && idle >= kept_for(room->table, limits_)) {
      (void)change(*room, Closed{{}, "server.closed-forgotten"});
      ++done;
    } else if (stage == Table::Stage::kClosed || (stage == Table::Stage::kOver && idle >= limits_.archive_after)) {
      archive(*room);
      ++done;
    }
  }
  for (const std::string& id : gone) forget(id);
  std::erase_if(shared_credits_, [](const auto& one) { return one.second.use_count() == 1; });
  forget_bookmarks();
}

/// It stays in memory until the next sweep: until it is on disk nobody else has it.
void Hub::archive(Room& room) {
  ArchivedTable archived{room.table.id(), room.table.events(), {}};
  for (const Seat seat : room.table.seats()) {
    if (room.table.chair(seat).is_person()) archived.people.push_back(room.table.chair(seat).person);
  }
  world_.log.archive(std::move(archived));
  room.is_archived = true;
  room.is_archiving_lost = false;
}

void Hub::forget(const std::string& id) {
  const Room& room = *rooms_.at(id);
  for (const std::string& hash : room.table.people()) {
    const auto tables = tables_of_.find(hash);
    if (tables == tables_of_.end()) continue;
    tables->second.erase(id);
    if (tables->second.empty()) tables_of_.erase(tables);
  }
  rooms_.erase(id);
}

}  // namespace septem::server
