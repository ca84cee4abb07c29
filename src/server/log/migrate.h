// All of one log into another: every table, finished or not, with who played and when it ended.
#pragma once

#include <cstddef>
#include <string>

#include "core/result.h"
#include "server/log/open_log.h"

namespace septem::server {

struct Migrated {
  std::size_t tables = 0;
  std::size_t events = 0;  ///< of these
  std::size_t archived_tables = 0;
};

/// Neither may be in use by a server. What was cut short goes on when it is asked for again: what is there already must be the same, and is left.
/// Afterwards all of it has been read again and compared. The failure says why not; nothing of the old log is changed in any case.
Result<Migrated, std::string> migrate(const LogPlace& from, const LogPlace& to);

}  // namespace septem::server
