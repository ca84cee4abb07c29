// The chat of a table, and what its host does about it.
#include "server/table_rules.h"

namespace septem::server {

std::optional<Refused> take(TableState& table, const Chatted& event, Millis) {
  constexpr std::size_t kLinesKept = 50;
  if (!table.settings.has_chat) return refused(ServerCode::kNotAllowed, "no-chat", "there is no chat at this table");
  if (table.stage == Stage::kClosed) return table.why_not_in(Stage::kPlaying);
  if (table.known.is_turned_out(event.person)) return turned_out_refusal();
  if (table.known.is_muted(event.person)) {
    return refused(ServerCode::kNotAllowed, "muted", "the host has muted you at this table");
  }
  table.known.meet(event.person);
  table.book.remember(event.person, event.key);
  table.chat.push_back({table.book.seq() + 1, event});
  if (table.chat.size() > kLinesKept) table.chat.pop_front();
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Muted& event, Millis) {
  if (table.stage == Stage::kClosed) return table.why_not_in(Stage::kPlaying);
  if (auto why = why_not_at(table, event.seat, event.person)) return why;
  if (event.is_muted) {
    table.known.mute(event.person, event.name);
  } else {
    table.known.unmute(event.person);
  }
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Slowed& event, Millis) {
  if (table.stage == Stage::kClosed) return table.why_not_in(Stage::kPlaying);
  if (event.seconds < 0 || event.seconds > kSlowest) return bad_params("'seconds' must be 0 to 3600");
  table.settings.slow = event.seconds;
  return std::nullopt;
}

}  // namespace septem::server
