#include "server/store/check.h"

#include "server/store/contents.h"
#include "server/store/filed_text.h"
#include "server/store/folder.h"
#include "server/store/format.h"

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

void check_tables(Contents contents, Findings& findings) {
  for (const auto& [table, damaged] : contents.damaged) findings.tables[table] = damaged.why;
  for (auto& [table, rows] : contents.tables) {
    findings.events += rows.size();
    const auto replayed = Table::replay(table, stored_of(std::move(rows)), opener());
    if (replayed) {
      ++findings.sound_tables;
    } else {
      findings.tables[table] = replayed.error();
    }
  }
}

void check_filed(Database& database, const Contents& contents, Findings& findings) {
  for (const auto& [table, places] : contents.filed) {
    Statement row = database.prepare("SELECT body, sum, wall FROM filed WHERE tbl = ?");
    if (!row.bind(1, table).step()) {
      findings.filed_tables[table] = "cannot be read: " + database.error();
      continue;
    }
    if (row.number(2) == 0) continue;  // deleted, and some of its events may still be there
    const std::string body = row.text(0);
    const auto replayed = Table::replay(table, events_of_filed(body), opener());
    if (sum_of(table, body) != row.number(1)) {
      findings.filed_tables[table] = "does not fit its checksum";
    } else if (!replayed) {
      findings.filed_tables[table] = replayed.error();
    } else {
      ++findings.sound_filed_tables;
    }
  }
}

}  // namespace

Result<Findings, std::string> check(const fs::path& folder) {
  const fs::path file = database_in(folder);
  std::error_code error;
  if (!fs::exists(file, error)) return failure("there is no database " + file.string());
  if (const auto why = why_not_ours(file)) return failure(file.string() + " " + *why);
  const auto kept_last = LastNumber::read(folder);  // before the database, which is ahead of it
  auto database = open_database(file);
  if (!database) return failure(database.error());
  database->run("BEGIN");  // all of one moment
  auto contents = read_contents(*database, kept_last);
  if (!contents) return failure(contents.error());
  Findings findings;
  check_pages(*database, findings);
  for (const std::string& finding : contents->findings) findings.about_file.push_back(finding);
  if (contents->missing > 0) {
    findings.about_file.push_back(std::to_string(contents->missing) + " events are missing");
  }
  Statement rows = database->prepare("SELECT DISTINCT tbl, why FROM set_apart");
  while (rows.step()) findings.set_apart[rows.text(0)] = rows.text(1);
  check_filed(*database, *contents, findings);
  check_tables(std::move(*contents), findings);
  return findings;
}

}  // namespace septem::server
