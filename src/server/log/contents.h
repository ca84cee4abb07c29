// What the database holds, and which of its tables are whole: damage costs the tables that are concerned, and no other.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/event.h"
#include "server/log/row.h"
#include "server/log/sqlite.h"

namespace septem::server {

struct Contents {
  struct Damaged {
    std::string why;
    std::vector<Row> rows;  ///< those that can be read
  };

  std::map<std::string, std::vector<Row>> tables;  ///< whole, in order
  std::map<std::string, Damaged> damaged;
  std::map<std::string, std::vector<std::int64_t>> archived;  ///< with the numbers of the events that are still there
  std::vector<std::string> findings;                          ///< about the file as a whole
  std::int64_t last = 0;                                      ///< number
  std::int64_t swept = 0;                                     ///< events that were taken out, as far as that is known
  std::int64_t missing = 0;                                   ///< events that are nowhere
  Millis moment = 0;
  bool is_torn = false;  ///< SQLite cannot read all of it: see salvage.h
};

/// As SQLite reads it. `kept_last`: the last number as it was kept beside the database. Fails only when it cannot be read for another reason
/// than damage.
Result<Contents, std::string> read_contents(Database& database, std::optional<std::int64_t> kept_last);

/// The events of a table, each as the table stored it.
StoredEvents stored_of(std::vector<Row> rows);

}  // namespace septem::server
