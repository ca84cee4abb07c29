#include "server/log/opening.h"

#include "server/log/folder.h"
#include "server/log/format.h"
#include "server/log/repair.h"
#include "server/log/salvage.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

std::string refusal(const fs::path& file, const std::string& why) {
  return file.string() + " " + why + "; it was left as it is";
}

/// Tries what every commit does, and takes it back.
bool can_be_added_to(Database& database) {
  const bool is_good = database.run("BEGIN IMMEDIATE") &&
                       database.run("INSERT INTO events SELECT coalesce(max(n), 0) + 1, '', 0, 0, '', 0 FROM events") &&
                       database.run("INSERT INTO filed (tbl, wall, body, sum) VALUES ('', 0, '', 0)") &&
                       database.run("INSERT INTO filed_people VALUES ('', '')") &&
                       database.run("INSERT OR REPLACE INTO meta VALUES ('', 0, 0)");
  const int result = sqlite3_errcode(database.handle());
  database.run("ROLLBACK");
  return is_good || !is_damage(result);
}

/// A look at all pages, where that takes no time worth mentioning.
bool looks_whole(Database& database, const fs::path& file) {
  constexpr std::uintmax_t kQuickToRead = std::uintmax_t{64} << 20;
  std::error_code error;
  if (fs::file_size(file, error) > kQuickToRead) return true;
  Statement answer = database.prepare("PRAGMA quick_check(1)");
  return answer.step() ? answer.text(0) == "ok" : !is_damage(answer.result());
}

/// What SQLite reads of it. It is torn as well when nothing could be added to it.
Result<Contents, std::string> contents_of(const fs::path& folder) {
  const fs::path file = database_in(folder);
  auto database = open_database(file);
  if (!database) return failure(database.error());
  auto contents = read_contents(*database, LastNumber::read(folder));
  if (contents && !contents->is_torn) contents->is_torn = !looks_whole(*database, file) || !can_be_added_to(*database);
  return contents;
}

/// From here on the database is whole. The server has been told to start, so it does what a host would do by hand; nothing is deleted.
Result<OpenedDatabase, std::string> mended(const fs::path& folder, const std::string& what, const std::string& old_is) {
  const fs::path file = database_in(folder);
  const auto kept = repair(folder, {.also = {}, .old_is = old_is, .forgets_missing = false});
  if (!kept) return failure(refusal(file, what + ", and cannot be repaired: " + kept.error()));
  auto contents = contents_of(folder);
  if (!contents) return failure(refusal(file, "cannot be read: " + contents.error()));
  OpenedDatabase opened{std::move(*contents)};
  const std::string rest = kept->empty() ? "there was nothing to keep"
                                         : "what was there is kept as " + kept->filename().string() +
                                               ", and what can be read of it goes on in a new one";
  opened.findings.push_back("the database " + what + "; " + rest);
  return opened;
}

/// A new database, or one in place of what is left of another that is gone.
Result<OpenedDatabase, std::string> made(const fs::path& folder) {
  const fs::path file = database_in(folder);
  const auto last = LastNumber::read(folder);
  std::error_code error;
  if (!last && !fs::exists(journal_of(file), error)) {
    if (auto database = make_database(file); !database) return failure(database.error());
    return OpenedDatabase{};
  }
  return mended(folder, "is gone; it had " + std::to_string(last.value_or(0)) + " events", "gone");
}

}  // namespace

Result<OpenedDatabase, std::string> open_whole(const fs::path& folder) {
  const fs::path file = database_in(folder);
  if (is_gone(file)) return made(folder);
  if (const auto why = why_not_ours(file)) {
    if (!is_ours_inside(folder)) return failure(refusal(file, *why));
    return mended(folder, "is damaged (its header " + *why + ")", "damaged");
  }
  auto contents = contents_of(folder);
  if (!contents) return failure(refusal(file, "cannot be read: " + contents.error()));
  if (contents->is_torn) return mended(folder, "is damaged", "damaged");
  return OpenedDatabase{std::move(*contents)};
}

}  // namespace septem::server
