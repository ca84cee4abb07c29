// What the database holds, as far as it can be read: a damaged page or row costs the tables that are concerned, and no other.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/store/sqlite.h"
#include "server/table.h"

namespace septem::server {

/// A row of `events`.
struct Row {
  std::int64_t n = 0;
  std::string table;
  std::int64_t seq = 0;
  Millis at = 0;
  std::string body;
  std::int64_t sum = 0;
};

struct Contents {
  struct Damaged {
    std::string why;
    std::vector<Row> rows;  ///< those that can be read
  };

  std::map<std::string, std::vector<Row>> tables;  ///< whole, in order
  std::map<std::string, Damaged> damaged;
  std::map<std::string, std::vector<std::int64_t>> filed;  ///< with the numbers of the events that are still there
  std::size_t gaps = 0;                                    ///< parts of the events that cannot be read
  std::vector<std::string> findings;                       ///< about the file as a whole
  std::int64_t last = 0;                                   ///< number
  std::int64_t missing = 0;                                ///< events that are nowhere
  Millis moment = 0;
};

/// `kept_last`: the last number as it was kept beside the database. Fails only when nothing can be read for another reason than damage.
Result<Contents, std::string> read_contents(Database& database, std::optional<std::int64_t> kept_last);

/// The events of a table, each as the table stored it.
std::vector<Table::Stored> stored_of(std::vector<Row> rows);

}  // namespace septem::server
