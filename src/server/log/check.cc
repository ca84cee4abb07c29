#include "server/log/check.h"

#include "server/log/archive.h"
#include "server/log/folder.h"
#include "server/log/format.h"
#include "server/log/salvage.h"
#include "server/table.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

/// A table brings its option files along.
const Opener& opener() {
  static const NoDataFiles files;
  static const Opener open = open_with(files);
  return open;
}

void check_pages(Database& database, Findings& findings) {
  Statement lines = database.prepare("PRAGMA integrity_check(20)");
  while (lines.step()) {
    if (lines.text(0) != "ok") findings.about_file.push_back("SQLite: " + lines.text(0));
  }
  if (lines.has_failed()) findings.about_file.push_back("SQLite: " + database.error());
}

void check_table(const std::string& table, const StoredEvents& events, Findings& findings) {
  findings.events += events.size();
  const auto replayed = Table::replay(table, events, opener());
  if (replayed) {
    ++findings.sound_tables;
  } else {
    findings.tables[table] = replayed.error();
  }
}

void check_archived(const std::string& table, const StoredEvents& events, Findings& findings) {
  const auto replayed = Table::replay(table, events, opener());
  if (replayed) {
    ++findings.sound_archived_tables;
  } else {
    findings.archived_tables[table] = replayed.error();
  }
}

void check_tables(Contents contents, Findings& findings) {
  for (const std::string& finding : contents.findings) findings.about_file.push_back(finding);
  if (contents.missing > 0) findings.about_file.push_back(std::to_string(contents.missing) + " events are missing");
  for (const auto& [table, damaged] : contents.damaged) findings.tables[table] = damaged.why;
  for (auto& [table, rows] : contents.tables) check_table(table, stored_of(std::move(rows)), findings);
}

void check_archived(const ArchivedRow& row, Findings& findings) {
  if (row.wall == 0) return;  // deleted, and some of its events may still be there
  if (is_sound(row)) return check_archived(row.table, events_of_archive(row.body), findings);
  findings.archived_tables[row.table] = "does not fit its checksum";
}

void check_archived(Database& database, const Contents& contents, Findings& findings) {
  for (const auto& [table, places] : contents.archived) {
    Statement row = database.prepare("SELECT n, wall, body, sum FROM filed WHERE tbl = ?");
    if (row.bind(1, table).step()) {
      check_archived({row.number(0), table, row.number(1), row.text(2), row.number(3)}, findings);
    } else {
      findings.archived_tables[table] = "cannot be read: " + database.error();
    }
  }
}

/// From raw pages.
Findings check_torn(const fs::path& folder, Findings findings) {
  Salvage all = salvage(folder, [&](const ArchivedRow& row) { check_archived(row, findings); });
  for (const std::string& table : all.lost) findings.archived_tables[table] = "cannot be read";
  for (const SetApartRow& one : all.set_apart) findings.set_apart[one.row.table] = one.why;
  check_tables(std::move(all.contents), findings);
  return findings;
}

std::string gone_text(const fs::path& file, std::optional<std::int64_t> last) {
  std::error_code error;
  std::string text = file.string() + (fs::exists(file, error) ? " is empty" : " is gone");
  if (last) text += "; there was a database with " + std::to_string(*last) + " events";
  if (fs::exists(journal_of(file), error)) text += "; what follows is from its write-ahead log";
  return text;
}

/// As SQLite reads it, if it does.
Result<Findings, std::string> check_whole(const fs::path& folder) {
  const auto kept_last = LastNumber::read(folder);  // before the database, which is ahead of it
  auto database = open_database(database_in(folder));
  if (!database) return failure(database.error());
  database->run("BEGIN");  // all of one moment
  auto contents = read_contents(*database, kept_last);
  if (!contents) return failure(contents.error());
  Findings findings;
  check_pages(*database, findings);
  if (contents->is_torn) {
    findings.about_file.emplace_back("SQLite cannot read all of it; what follows is from its raw pages");
    return check_torn(folder, std::move(findings));
  }
  Statement rows = database->prepare("SELECT DISTINCT tbl, why FROM set_apart");
  while (rows.step()) findings.set_apart[rows.text(0)] = rows.text(1);
  check_archived(*database, *contents, findings);
  check_tables(std::move(*contents), findings);
  return findings;
}

}  // namespace

Result<Findings, std::string> check(const fs::path& folder) {
  const fs::path file = database_in(folder);
  std::error_code error;
  Findings findings;
  if (is_gone(file)) {
    const auto last = LastNumber::read(folder);
    if (!last && !fs::exists(journal_of(file), error)) return failure("there is no database " + file.string());
    findings.about_file.push_back(gone_text(file, last));
    return check_torn(folder, std::move(findings));
  }
  const auto why = why_not_ours(file);
  if (!why) return check_whole(folder);
  if (!is_ours_inside(folder)) return failure(file.string() + " " + *why);
  findings.about_file.push_back("its header is damaged: it says that the file " + *why);
  return check_torn(folder, std::move(findings));
}

Result<Findings, std::string> check(Inventory& inventory) {
  const auto contents = inventory.contents();
  if (!contents) return failure(contents.error());
  Findings findings;
  for (const auto& [table, one] : contents->set_apart) findings.tables[table] = one.why;
  for (const auto& [table, events] : contents->tables) check_table(table, events, findings);
  const auto why = for_each_archived(inventory, [&](const ArchivedTable& one) -> std::optional<std::string> {
    check_archived(one.table, one.events, findings);
    return std::nullopt;
  });
  if (why) return failure(*why);
  return findings;
}

}  // namespace septem::server
