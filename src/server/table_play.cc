// The game at a table: decisions, and time that is up.
#include "server/table_rules.h"

namespace septem::server {

std::optional<Refused> take(TableState& table, const Moved& event, Millis at) {
  if (auto why = table.why_not_in(Stage::kPlaying)) return why;
  if (auto why = table.why_no_seat(event.seat)) return why;
  Chair& mover = table.chairs.at(event.seat);
  if (!event.by_bot && mover.is_flagged) {
    return refused(ServerCode::kNotNow, "time-is-up", "this seat's time is up; a bot plays on");
  }
  if (auto fault = table.game->act(event.seat, event.action)) return refused(*fault);
  if (!event.by_bot) table.clocks.pressed(event.seat, at);  // a bot that stands in earns nobody time
  mover.is_late = false;
  mover.was_bot_last = event.by_bot;
  table.decisions.add(event.seat, event.by_bot);
  if (table.game->status().is_over) table.stage = Stage::kOver;
  if (!event.by_bot) table.book.remember(mover.person, event.key);
  table.go_on(at);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const TimedOut& event, Millis at) {
  if (auto why = table.why_not_in(Stage::kPlaying)) return why;
  if (auto why = table.why_no_seat(event.seat)) return why;
  Chair& chair = table.chairs.at(event.seat);
  (table.settings.clock.kind == ClockRule::Kind::kMove ? chair.is_late : chair.is_flagged) = true;
  table.go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
