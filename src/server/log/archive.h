// The archive: finished tables in one piece each, a line `AT EVENT` for each event.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/event.h"
#include "server/log/sqlite.h"

namespace septem::server {

std::string archive_text(const StoredEvents& events);
/// As far as it can be read.
StoredEvents events_of_archive(std::string_view text);

/// One that is there and cannot be read has no events.
std::optional<StoredEvents> read_archived(Database& database, const std::string& table);
/// The tables of a person, the latest first and only so many: one look into an index.
std::vector<std::string> list_archived(Database& database, const Person& person);

}  // namespace septem::server
