#include "server/log/sqlite_log.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/log/archive.h"
#include "server/log/format.h"

namespace septem::server {

namespace fs = std::filesystem;

SqliteLog::SqliteLog(const fs::path& folder, OpenedDatabase opened, Database writer, Database reader)
    : writer_(folder, std::move(writer), opened.contents.last),
      for_reader_(std::move(reader)),
      contents_(std::move(opened.contents)) {
  findings_ = std::move(opened.findings);
  auto& more = contents_.findings;
  std::move(more.begin(), more.end(), std::back_inserter(findings_));
}

Result<std::unique_ptr<SqliteLog>, std::string> SqliteLog::open(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return failure("folder " + folder.string() + " cannot be made: " + error.message());
  if (auto why = finish_replacing(folder)) return failure(std::move(*why));
  auto opened = open_whole(folder);
  if (!opened) return failure(std::move(opened.error()));
  const fs::path file = database_in(folder);
  auto writer = open_database(file);
  if (!writer) return failure(writer.error());
  auto reader = open_database(file);
  if (!reader) return failure(reader.error());
  return std::unique_ptr<SqliteLog>(new SqliteLog(folder, std::move(*opened), std::move(*writer), std::move(*reader)));
}

SqliteLog::~SqliteLog() { stop(); }

LogContents SqliteLog::claim() {
  Contents contents = std::exchange(contents_, {});
  Database& database = *for_reader_;
  LogContents found;
  found.moment = contents.moment;
  missing_ = static_cast<std::uint64_t>(contents.missing);
  claim_ = read_meta(database, "claim") + 1;
  const std::int64_t noted = read_meta(database, "heads");
  Chores& chores = writer_.chores();
  for (auto& [table, rows] : contents.tables) {
    std::vector<std::int64_t> places;
    for (const Row& row : rows) places.push_back(row.n);
    writer_.set_places(table, std::move(places));
    if (rows.back().n > noted) chores.note(table, noted + 1, rows.back().seq);
    found.tables.emplace(table, stored_of(std::move(rows)));
  }
  for (auto& [table, damaged] : contents.damaged) {
    found.set_apart[table] = {damaged.why, stored_of(std::move(damaged.rows))};
  }
  Statement erased = database.prepare("SELECT tbl FROM filed WHERE wall = 0");
  while (erased.step()) chores.forget(erased.text(0));
  for (const auto& [table, places] : contents.archived) {
    const auto events = places.empty() ? std::nullopt : read_archived(database, table);
    const bool is_damaged = events && events->empty();
    if (!is_damaged) chores.sweep(table, places);
  }
  Statement rows = database.prepare("SELECT tbl, at, body, why FROM set_apart ORDER BY n");
  while (rows.step()) {
    LogContents::SetApart& one = found.set_apart[rows.text(0)];
    one.why = rows.text(3);
    one.events.push_back({rows.number(1), rows.text(2)});
  }
  return found;
}

void SqliteLog::start(LogCallbacks callbacks) {
  writer_.start(claim_);
  start_threads(writer_, std::make_unique<SqliteArchive>(std::move(*for_reader_)), std::move(callbacks));
}

LogFigures SqliteLog::figures() const {
  LogFigures figures = ThreadedLog::figures();
  figures.missing = missing_;
  return figures;
}

}  // namespace septem::server
