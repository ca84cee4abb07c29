#include "server/log/inventory.h"

#include <filesystem>
#include <utility>

#include "server/log/archive.h"
#include "server/log/contents.h"
#include "server/log/folder.h"
#include "server/log/format.h"

namespace septem::server {
namespace {

constexpr std::int64_t kArchivedAtOnce = 100;

class SqliteInventory : public Inventory {
 public:
  SqliteInventory(const std::filesystem::path& folder, Database database)
      : folder_(folder), database_(std::move(database)) {}

  Result<LogContents, std::string> contents() override {
    auto read = read_contents(database_, LastNumber::read(folder_));
    if (!read) return failure(read.error());
    if (read->is_torn || !read->damaged.empty()) return failure(std::string("it is not sound; see 'septem check'"));
    LogContents found;
    found.moment = read->moment;
    for (auto& [table, rows] : read->tables) found.tables.emplace(table, stored_of(std::move(rows)));
    return found;
  }

  Result<std::vector<Archived>, std::string> archived_after(std::int64_t place) override {
    Statement rows = database_.prepare(
        "SELECT n, tbl, wall, body, sum FROM filed WHERE n > ? AND wall > 0 ORDER BY n LIMIT ?");
    rows.bind(1, place).bind(2, kArchivedAtOnce);
    return all_of(rows);
  }

  Result<std::optional<ArchivedTable>, std::string> archived(const std::string& table) override {
    Statement rows = database_.prepare("SELECT n, tbl, wall, body, sum FROM filed WHERE tbl = ? AND wall > 0");
    rows.bind(1, table);
    auto found = all_of(rows);
    if (!found) return failure(found.error());
    return found->empty() ? std::nullopt : std::optional(std::move(found->front().table));
  }

 private:
  Result<std::vector<Archived>, std::string> all_of(Statement& rows) {
    std::vector<Archived> all;
    while (rows.step()) {
      const ArchivedRow row{rows.number(0), rows.text(1), rows.number(2), rows.text(3), rows.number(4)};
      if (!is_sound(row)) return failure("finished table " + row.table + " is not sound; see 'septem check'");
      all.push_back({row.n, {row.table, events_of_archive(row.body), people_of(row.table), row.wall}});
    }
    if (rows.has_failed()) return failure(why_failed(database_));
    return all;
  }
  std::vector<Person> people_of(const std::string& table) {
    std::vector<Person> people;
    Statement rows = database_.prepare("SELECT person FROM filed_people WHERE tbl = ? ORDER BY person");
    rows.bind(1, table);
    while (rows.step()) people.push_back({rows.text(0)});
    return people;
  }

  const std::filesystem::path folder_;
  Database database_;
};

}  // namespace

Result<std::unique_ptr<Inventory>, std::string> open_inventory(const std::filesystem::path& folder) {
  const std::filesystem::path file = database_in(folder);
  if (is_gone(file)) return failure("there is no database in " + folder.string());
  if (const auto why = why_not_ours(file)) return failure(file.string() + " " + *why);
  auto database = open_database(file);
  if (!database) return failure(database.error());
  return std::make_unique<SqliteInventory>(folder, std::move(*database));
}

}  // namespace septem::server
