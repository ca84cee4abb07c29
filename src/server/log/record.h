// Cells and records of SQLite's file format (https://www.sqlite.org/fileformat2.html), read without the b-tree around them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/log/pages.h"

namespace septem::server {

enum class CellKind : std::uint8_t { kTable, kIndex };

struct Value {
  enum class Kind : std::uint8_t { kNull, kNumber, kText };
  Kind kind = Kind::kNull;
  std::int64_t number = 0;
  std::string text{};
};

struct Cell {
  std::int64_t row = 0;  ///< its number in a table
  std::size_t size = 0;  ///< of the part on its own page
  std::vector<Value> values{};
};

/// What stands at this place of a page, if it looks like a cell with null, whole numbers and texts only. The rest of a long one is taken from
/// its other pages.
std::optional<Cell> cell_at(const Pages& pages, std::string_view page, std::size_t at, CellKind kind);

}  // namespace septem::server
