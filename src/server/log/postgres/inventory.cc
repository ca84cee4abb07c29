#include "server/log/postgres/inventory.h"

#include <algorithm>
#include <utility>

#include "server/log/archive.h"

namespace septem::server::postgres {
namespace {

// One row for each person; one with an empty name where nobody played.
constexpr std::string_view kArchivedAfter =
    "SELECT n, tbl, wall, body, coalesce(person, '') "
    "FROM (SELECT * FROM septem.archived WHERE n > $1 ORDER BY n LIMIT 100) page "
    "LEFT JOIN septem.archived_people USING (tbl) ORDER BY n, person";
constexpr std::string_view kArchived =
    "SELECT n, tbl, wall, body, coalesce(person, '') "
    "FROM septem.archived LEFT JOIN septem.archived_people USING (tbl) WHERE tbl = $1 ORDER BY n, person";

void set_apart_if_not_whole(const std::string& table, std::int64_t last, LogContents& contents) {
  const auto found = contents.tables.find(table);
  const auto missing = last - static_cast<std::int64_t>(found->second.size());
  if (missing == 0) return;
  contents.set_apart[table] = {std::to_string(missing) + " of its events are missing", std::move(found->second)};
  contents.tables.erase(found);
}

std::vector<Inventory::Archived> archived_of(const Rows& rows) {
  std::vector<Inventory::Archived> all;
  for (int row = 0; row < rows.count(); ++row) {
    if (all.empty() || all.back().place != rows.number(row, 0)) {
      all.push_back(
          {rows.number(row, 0), {rows.text(row, 1), events_of_archive(rows.text(row, 3)), {}, rows.number(row, 2)}});
    }
    if (Person person{rows.text(row, 4)}; !person.hash.empty()) all.back().table.people.push_back(std::move(person));
  }
  return all;
}

class PostgresInventory : public Inventory {
 public:
  explicit PostgresInventory(Connection connection) : connection_(std::move(connection)) {
    connection_.set_patience(kPatienceForAll);
  }

  Result<LogContents, std::string> contents() override {
    const auto rows = connection_.commit({Statement(kAllEvents), Statement(kMoment)});
    if (!rows) return failure(rows.error().why);
    return contents_of(rows->at(0), rows->at(1).number(0, 0));
  }
  Result<std::vector<Archived>, std::string> archived_after(std::int64_t place) override {
    return ask(Statement(kArchivedAfter).add(place));
  }
  Result<std::optional<ArchivedTable>, std::string> archived(const std::string& table) override {
    auto found = ask(Statement(kArchived).add(table));
    if (!found) return failure(found.error());
    return found->empty() ? std::nullopt : std::optional(std::move(found->front().table));
  }

 private:
  Result<std::vector<Archived>, std::string> ask(const Statement& question) {
    const auto rows = connection_.commit({question});
    if (!rows) return failure(rows.error().why);
    return archived_of(rows->front());
  }

  Connection connection_;
};

}  // namespace

LogContents contents_of(const Rows& events, Millis moment) {
  LogContents contents;
  contents.moment = moment;
  for (int row = 0; row < events.count(); ++row) {
    const std::string table = events.text(row, 0);
    const Millis at = events.number(row, 2);
    contents.tables[table].push_back({at, events.text(row, 3)});
    contents.moment = std::max(contents.moment, at);
    const bool is_last = row + 1 == events.count() || events.text(row + 1, 0) != table;
    if (is_last) set_apart_if_not_whole(table, events.number(row, 1), contents);
  }
  return contents;
}

Result<std::unique_ptr<Inventory>, std::string> open_inventory(const std::string& address) {
  auto connection = Connection::open(address);
  if (!connection) return failure(connection.error());
  return std::make_unique<PostgresInventory>(std::move(*connection));
}

}  // namespace septem::server::postgres
