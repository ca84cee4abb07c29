// The archive: finished tables in one piece each, a line `AT EVENT` for each event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/event.h"
#include "server/log/archive_reader.h"
#include "server/log/sqlite.h"

namespace septem::server {

/// A list of somebody's archived tables has no more.
inline constexpr std::int64_t kMostListed = 20;

std::string archive_text(const StoredEvents& events);
/// As far as it can be read.
StoredEvents events_of_archive(std::string_view text);

/// One that is there and cannot be read has no events.
std::optional<StoredEvents> read_archived(Database& database, const std::string& table);
/// The tables of a person, the latest first and only so many: one look into an index.
std::vector<std::string> list_archived(Database& database, const Person& person);

class SqliteArchive : public ArchiveSource {
 public:
  explicit SqliteArchive(Database database) : database_(std::move(database)) {}
  std::optional<StoredEvents> read(const std::string& table) override { return read_archived(database_, table); }
  std::vector<std::string> list(const Person& person) override { return list_archived(database_, person); }

 private:
  Database database_;
};

}  // namespace septem::server
