#include "server/table_replay.h"

namespace septem::server {

Result<Event, std::string> TableReplay::take(const StoredEvent& stored) {
  const std::string where = "event " + std::to_string(seq() + 1) + ": ";
  auto event = read_event(stored.text);
  if (!event) return failure(where + event.error());
  if (table_) {
    if (const auto why = table_->apply(*event, stored.at)) return failure(where + why->message);
    return event;
  }
  const Created* created = std::get_if<Created>(&*event);
  if (!created) return failure(std::string("the first event does not make a table"));
  auto table = Table::create(id_, *created, stored.at, open_);
  if (!table) return failure(where + table.error().message);
  table_ = std::move(*table);
  return event;
}

}  // namespace septem::server
