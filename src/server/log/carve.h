// The rows of a database taken out of its raw pages, whatever became of the b-trees that lead to them.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/log/pages.h"
#include "server/log/row.h"

namespace septem::server {

struct Carved {
  std::vector<Row> events;  ///< also those that do not fit their checksum
  std::vector<SetApartRow> set_apart;
  std::map<std::string, std::int64_t> meta;
  std::map<std::string, std::int64_t> heads;
  std::set<std::pair<std::string, std::string>> people;  ///< person and table, or table and person
  std::set<std::string> archived;                        ///< tables that an index or a row names
  std::map<std::string, int> fragments;  ///< tables that something unreadable seems to name, and how often
};

/// Archived tables are handed on one by one: all of them may be more than the memory takes.
Carved carve(const Pages& pages, const std::function<void(const ArchivedRow&)>& take_archived);

}  // namespace septem::server
