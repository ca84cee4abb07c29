#include "server/table_undo.h"

#include "core/check.h"
#include "server/table_rules.h"

namespace septem::server {

std::optional<Refused> why_no_undo(const TableState& table, Seat seat) {
  if (auto why = table.why_not_in(Stage::kPlaying)) return why;
  const std::size_t depth = table.game->undo_depth(seat);
  if (depth == 0) return refused(ServerCode::kNotNow, "nothing-to-undo", "this seat has decided nothing yet");
  if (table.decisions.has_been_declined(seat)) {
    return refused(ServerCode::kNotNow, "undo-declined", "the others said no; the game goes on");
  }
  // Who was turned out can agree to nothing any more.
  if (table.decisions.are_fixed(depth)) {
    return refused(ServerCode::kNotNow, "undo-turned-out", "what was played before somebody was turned out stands");
  }
  // What a bot did because the time was up stands.
  const Chair& chair = table.chairs[seat];
  if (table.clocks.is_used() && (chair.is_flagged || chair.was_bot_last)) {
    return refused(ServerCode::kNotNow, "time-is-up", "the time for that move is up");
  }
  return std::nullopt;
}

SeatSet asked_to_agree(const TableState& table, Seat seat) {
  if (table.game->told_nothing(seat)) return {};
  SeatSet staying;
  SeatSet left;
  for (const Seat other : table.chairs.seats()) {
    const Chair& chair = table.chairs[other];
    if (other != seat && chair.is_person() && !chair.is_turned_out) (chair.has_left ? left : staying).add(other);
  }
  const SeatSet asked = staying | (left & table.decisions.people_of_last(table.game->undo_depth(seat)));
  return asked.is_empty() ? left : asked;
}

std::optional<Refused> take(TableState& table, const UndoAsked& event, Millis) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (auto why = why_no_undo(table, event.seat)) return why;
  if (table.decisions.plea()) {
    return refused(ServerCode::kNotNow, "undo-asked-already", "an undo is asked for already");
  }
  table.decisions.plead({table.book.seq() + 1, event.seat, event.asked});
  table.book.remember(table.chairs[event.seat].person, event.key);
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const UndoAnswered& event, Millis) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  const auto& plea = table.decisions.plea();
  if (!plea || plea->seat == event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "nobody else asks for an undo");
  }
  if (!plea->asked.has(event.seat)) return refused(ServerCode::kNotAllowed, "not-asked", "you need not agree to this");
  if (event.agrees) {
    table.decisions.agree(event.seat);
  } else {
    table.decisions.decline();
  }
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const UndoWithdrawn& event, Millis) {
  const auto& plea = table.decisions.plea();
  if (!plea || plea->seat != event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "you do not ask for an undo");
  }
  table.decisions.end_plea();
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Undone& event, Millis at) {
  if (auto why = table.why_no_seat(event.seat)) return why;
  if (auto why = why_no_undo(table, event.seat)) return why;
  const std::size_t depth = table.game->undo_depth(event.seat);
  for (std::size_t i = 0; i < depth; ++i) {
    const auto fault = table.game->undo();
    SEPTEM_CHECK(!fault);
  }
  table.decisions.take_back(depth);
  table.book.remember(table.chairs[event.seat].person, event.key);
  table.clocks.set_running({}, at);
  table.clocks.taken_back(event.seat);
  table.go_on(at);
  return std::nullopt;
}

}  // namespace septem::server
