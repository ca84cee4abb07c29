// How a table ends.
#include "server/table_rules.h"

namespace septem::server {

std::optional<Refused> take(TableState& table, const Rematched& event, Millis) {
  if (auto why = table.why_not_in(Stage::kOver)) return why;
  table.ending.rematch = event.table;
  return std::nullopt;
}

std::optional<Refused> take(TableState& table, const Closed& event, Millis) {
  if (!is_live(table.stage)) return table.why_not_in(Stage::kPlaying);
  table.stage = Stage::kClosed;
  table.ending.closing = event;
  return std::nullopt;
}

}  // namespace septem::server
