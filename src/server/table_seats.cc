// Who comes to a table, goes and comes back.
#include "notation/text.h"
#include "server/table_rules.h"

namespace septem::server {

std::optional<Refused> take(TableState& table, const Sat& event, Millis at) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (table.known.is_turned_out(event.person)) return turned_out_refusal();
  const auto old = table.chairs.seat_of(event.person);
  if (table.stage == Stage::kPlaying && old == event.seat) {
    table.chairs.come_back(event.seat);
    table.go_on(at);
    table.book.remember(event.person, event.key);
    return std::nullopt;
  }
  if (auto why = table.why_not_in(Stage::kWaiting)) return why;
  if (table.chairs[event.seat].kind != Chair::Kind::kEmpty && old != event.seat) {
    return refused(ServerCode::kSeatTaken, "seat-taken", "somebody sits on " + seat_name(event.seat));
  }
  if (old != event.seat) table.book.forget_mixes(event.seat);
  table.chairs.sit_down(event.seat, event.person, event.name);
  table.known.meet(event.person);
  table.book.remember(event.person, event.key);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const BotSat& event, Millis) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (auto why = table.why_not_in(Stage::kWaiting)) return why;
  Chair& chair = table.chairs.at(event.seat);
  if (chair.is_person()) {
    return refused(ServerCode::kSeatTaken, "seat-taken", "a person sits on " + seat_name(event.seat));
  }
  chair = {};
  if (event.level) {
    chair.kind = Chair::Kind::kBot;
    chair.level = *event.level;
    chair.name = "bot (" + *event.level + ")";
  }
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Left& event, Millis at) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (!table.chairs[event.seat].is_person()) return bad_params("no person sits on " + seat_name(event.seat));
  if (table.stage == Stage::kWaiting) {
    table.chairs.get_up(event.seat);
    return std::nullopt;
  }
  if (auto why = table.why_not_in(Stage::kPlaying)) return why;
  table.chairs.at(event.seat).has_left = true;
  table.decisions.end_plea_of(event.seat);
  table.go_on(at);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Mixed& event, Millis) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (auto why = table.why_not_in(Stage::kWaiting)) return why;
  if (!is_mix(event.number)) return bad_params("'number' must be 1 to 64 hex digits in lower case");
  table.chairs.mix(event.seat, event.number);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const WentAway& event, Millis at) {
  if (auto why = table.why_not_in(Stage::kPlaying)) return why;
  if (auto why = table.why_no_seat(event.seat)) return why;
  table.chairs.at(event.seat).is_away = true;
  table.decisions.end_plea_of(event.seat);
  table.go_on(at);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const CameBack& event, Millis at) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  table.chairs.at(event.seat).is_away = false;
  table.go_on(at);
  return std::nullopt;
}

std::optional<Refused> why_not_at(const TableState& table, const std::optional<Seat>& seat, const Person& person) {
  if (person == table.origin.host) {
    return refused(ServerCode::kNotAllowed, "is-host", "nobody does that to who made the table");
  }
  if (person.hash.empty() || seat != table.chairs.seat_of(person)) return bad_params("there is no such person here");
  return std::nullopt;
}

/// A plea ends with it: who is gone for good can be asked nothing, and shall not be gone because they were asked.
std::optional<Refused> take(TableState& table, const TurnedOut& event, Millis at) {
  if (!is_live(table.stage)) return table.why_not_in(Stage::kPlaying);
  if (auto why = why_not_at(table, event.seat, event.person)) return why;
  table.known.turn_out(event.person);
  if (!event.seat) return std::nullopt;
  if (table.stage == Stage::kWaiting) {
    table.chairs.get_up(*event.seat);
    return std::nullopt;
  }
  Chair& chair = table.chairs.at(*event.seat);
  chair.has_left = chair.is_turned_out = true;
  table.decisions.fix();
  table.decisions.end_plea();
  table.go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
