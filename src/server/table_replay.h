// A table's life once more, one event at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "server/table.h"

namespace septem::server {

class TableReplay {
 public:
  TableReplay(std::string id, Opener open) : id_(std::move(id)), open_(std::move(open)) {}

  /// The event, now that the table has taken it. The failure names the event that does not fit.
  Result<Event, std::string> take(const StoredEvent& stored);
  std::uint64_t seq() const { return table_ ? table_->seq() : 0; }
  /// After the first event.
  const Table& table() const { return *table_; }
  Table take_table() { return std::move(*table_); }

 private:
  std::string id_;
  Opener open_;
  std::optional<Table> table_;
};

}  // namespace septem::server
