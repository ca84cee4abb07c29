// What happens at tables by itself: bots, clocks, absence.
#include <algorithm>
#include <utility>

#include "server/hub/table_life.h"
#include "server/levels.h"

namespace septem::server {

void TableLife::call_off_bots(Room& room, SeatSet seats) {
  for (const Seat seat : room.thinking& seats) {
    BotSeat& bot = room.bots[index_of(seat)];
    if (!bot.action) core_.world.thinker.stop_thinking({room.table.id(), seat, bot.turn});
    bot.action.reset();
  }
  room.thinking -= seats;
}

void TableLife::after_change(Room& room) {
  const SeatSet attending = room.attending();
  const SeatSet to_act = room.table.to_act();
  for (const Seat seat : room.table.chairs().seats()) {
    const std::size_t i = index_of(seat);
    if (!room.is_asked(seat)) call_off_bots(room, SeatSet::of(seat));
    // Who was brought along by a rematch and has never come is away from the beginning.
    if (room.gone_since[i] == Room::kHere && !room.here.has(seat)) room.gone_since[i] = core_.now;
    auto& idle_since = room.idle_since[i];
    idle_since = room.is_waited_for(seat, attending) ? std::optional(idle_since.value_or(core_.now)) : std::nullopt;
    BotSeat& bot = room.bots[i];
    const bool plays = to_act.has(seat) && !room.thinking.has(seat) && room.should_bot_play(seat, attending);
    if (plays && !bot.ask_at) bot.move_at = core_.now + core_.limits.bot_delay;
    bot.ask_at = plays ? std::optional(bot.ask_at.value_or(core_.now)) : std::nullopt;
  }
  schedule(room, attending);
}

/// When this table needs attention next, if nothing happens before.
void TableLife::schedule(Room& room, SeatSet attending) {
  std::optional<Millis> next;
  const auto consider = [&](std::optional<Millis> at) {
    if (at && (!next || *at < *next)) next = at;
  };
  consider(room.watching_due);
  for (const Seat seat : room.is_played() ? room.table.chairs().seats() : SeatSet{}) {
    const BotSeat& bot = room.bots[index_of(seat)];
    consider(bot.ask_at);
    if (bot.action) consider(bot.move_at);
    consider(room.table.clocks().deadline(seat));
    consider(room.patience_ends(seat, attending));
  }
  if (!next) return;
  // What could not be done just now is tried again, but not in the same moment.
  const Millis at = std::max({*next, core_.now + 1, rests_until_});
  if (room.alarm && *room.alarm <= at) return;
  room.alarm = at;
  alarms_.push({at, room.table.id()});
}

void TableLife::tick() {
  while (!alarms_.empty() && alarms_.top().at <= core_.now) {
    const Alarm alarm = alarms_.top();
    alarms_.pop();
    Room* room = rooms_.find(alarm.table);
    if (!room || room->alarm != alarm.at) continue;
    room->alarm.reset();
    wake(*room);
  }
}

void TableLife::tell_watching(Room& room) {
  if (!room.watching_due || *room.watching_due > core_.now) return;
  room.watching_due.reset();
  room.watching_told = room.watching();
  teller_.tell_watching(room);
}

void TableLife::wake(Room& room) {
  tell_watching(room);
  if (!room.is_played()) return schedule(room, {});
  for (const Seat seat : room.table.chairs().seats()) {
    const auto deadline = room.table.clocks().deadline(seat);
    if (deadline && *deadline <= core_.now) (void)change(room, TimedOut{seat});
    const auto end = room.patience_ends(seat, room.attending());
    if (end && *end <= core_.now) (void)change(room, WentAway{seat});
  }
  after_change(room);
  ask_bots(room);
  move_bots(room);
  schedule(room, room.attending());
}

void TableLife::ask_bots(Room& room) {
  for (const Seat seat : room.table.to_act()) {
    BotSeat& bot = room.bots[index_of(seat)];
    if (!bot.ask_at || *bot.ask_at > core_.now) continue;
    bot.ask_at.reset();
    room.thinking.add(seat);
    bot.turn = room.table.decisions().turn(seat);
    const Chair& chair = room.table.chairs()[seat];
    BotQuestion question = room.table.game().question(seat);
    question.seed = core_.world.system.entropy();
    question.bot = order_for(chair.kind == Chair::Kind::kBot ? chair.level : room.table.settings().level);
    core_.world.thinker.think({{room.table.id(), seat, room.table.decisions().turn(seat)}, std::move(question)});
  }
}

void TableLife::bot_answered(const BotTurn& turn, const std::string& action) {
  Room* room = rooms_.find(turn.table);
  // One that was called off, and had an answer already.
  if (!room || !room->is_asked(turn.seat) || turn.turn != room->table.decisions().turn(turn.seat)) return;
  room->bots[index_of(turn.seat)].action = action;
  move_bots(*room);
  schedule(*room, room->attending());
}

void TableLife::move_bots(Room& room) {
  for (const Seat seat : room.thinking) {
    BotSeat& bot = room.bots[index_of(seat)];
    if (!room.is_asked(seat) || !bot.action || bot.move_at > core_.now) continue;
    const std::string action = *std::exchange(bot.action, {});
    room.thinking.remove(seat);
    if (!change(room, Moved{seat, action, true, {}})) {
      ++core_.counts.bot_moves;
    } else {
      after_change(room);
    }
  }
}

}  // namespace septem::server
