// Rows of the database, as format.h describes them.
#pragma once

#include <cstdint>
#include <string>

#include "server/clock.h"

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

/// A row of `set_apart`.
struct SetApartRow {
  Row row;
  std::string why;
};

/// A row of `filed`. Without a time it is a table that was deleted.
struct ArchivedRow {
  std::int64_t n = 0;
  std::string table;
  std::int64_t wall = 0;
  std::string body;
  std::int64_t sum = 0;
};

/// Whether it fits its checksum.
bool is_sound(const Row& row);
bool is_sound(const ArchivedRow& row);

}  // namespace septem::server
