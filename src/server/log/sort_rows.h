// Sorts events by table, and finds the tables that are not whole.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/log/contents.h"

namespace septem::server {

/// What is known besides the events themselves.
struct Known {
  std::set<std::string> archived;             ///< tables
  std::map<std::string, std::int64_t> meta;   ///< only what is sound
  std::map<std::string, std::int64_t> heads;  ///< how many events a table had at least
  std::map<std::string, int> fragments;       ///< tables that something unreadable seems to name, and how often
  std::optional<std::int64_t> kept_last;      ///< number, beside the database
  bool is_torn = false;                       ///< parts may be lost without a trace
};

/// Rows may be there twice, in any order, and unsound.
Contents sort_rows(std::vector<Row> rows, const Known& known);

}  // namespace septem::server
