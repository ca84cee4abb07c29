#include "server/log/shelf.h"

#include <algorithm>

#include "server/log/archive.h"
#include "server/log/folder.h"
#include "server/log/format.h"

namespace septem::server {

Result<Shelf, std::string> Shelf::open(const std::filesystem::path& folder) {
  const std::filesystem::path file = database_in(folder);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return failure("there is no database in " + folder.string());
  if (const auto why = why_not_ours(file)) return failure(file.string() + " " + *why);
  auto database = Database::open(file, SQLITE_OPEN_READONLY);
  if (!database) return failure(database.error());
  if (!database->number("SELECT count(*) FROM sqlite_master")) {
    return failure(file.string() + " cannot be read: " + database->error());
  }
  return Shelf(std::move(*database));
}

std::map<std::string, Shelf::Events> Shelf::tables() {
  std::map<std::string, Events> tables;
  Statement rows = database_.prepare(
      "SELECT tbl, at, body FROM events WHERE tbl NOT IN (SELECT tbl FROM filed) ORDER BY n");
  while (rows.step()) tables[rows.text(0)].push_back({rows.number(1), rows.text(2)});
  return tables;
}

// An archived table without a text was deleted, and some of its events may still be there.

std::vector<Shelf::ShelvedTable> Shelf::archived_after(std::int64_t place, int most) {
  std::vector<ShelvedTable> tables;
  Statement rows = database_.prepare("SELECT n, tbl, body FROM filed WHERE n > ? AND body != '' ORDER BY n LIMIT ?");
  rows.bind(1, place).bind(2, std::int64_t{most});
  while (rows.step()) tables.push_back({rows.number(0), rows.text(1), events_of_archive(rows.text(2))});
  return tables;
}

std::optional<Shelf::Events> Shelf::archived(const std::string& table) {
  Statement rows = database_.prepare("SELECT body FROM filed WHERE tbl = ? AND body != ''");
  if (!rows.bind(1, table).step()) return std::nullopt;
  return events_of_archive(rows.text(0));
}

std::optional<Shelf::Events> Shelf::table(const std::string& table) {
  if (auto events = archived(table)) return events;
  Events events;
  Statement rows = database_.prepare(
      "SELECT at, body FROM events WHERE tbl = ?1 AND tbl NOT IN (SELECT tbl FROM filed WHERE tbl = ?1) ORDER BY n");
  rows.bind(1, table);
  while (rows.step()) events.push_back({rows.number(0), rows.text(1)});
  return events.empty() ? std::nullopt : std::optional(std::move(events));
}

Millis Shelf::moment() {
  const Millis kept = database_.number("SELECT value FROM meta WHERE key = 'moment'").value_or(0);
  return std::max(kept, database_.number("SELECT max(at) FROM events").value_or(0));
}

}  // namespace septem::server
