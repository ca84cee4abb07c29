#include "server/log/backup.h"

#include "server/log/check.h"
#include "server/log/folder.h"
#include "server/log/format.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> copy_database(const fs::path& file, const fs::path& target) {
  std::error_code error;
  fs::remove(target, error);
  auto from = open_database(file);
  if (!from) return from.error();
  auto to = Database::open(target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!to) return to.error();
  to->run("PRAGMA synchronous = FULL");
  sqlite3_backup* work = sqlite3_backup_init(to->handle(), "main", from->handle(), "main");
  if (!work) return "the copy cannot begin: " + why_failed(*to);
  const int result = sqlite3_backup_step(work, -1);  // all of one moment; writers go on meanwhile
  sqlite3_backup_finish(work);
  if (result != SQLITE_DONE) return "the copy failed: " + why_failed(*to);
  // A plain file, complete without side files.
  if (!to->run("PRAGMA journal_mode = DELETE")) return "the copy failed: " + why_failed(*to);
  return std::nullopt;
}

/// The same folder or the same file, by whatever name.
bool is_same_place(const fs::path& data, const fs::path& target) {
  std::error_code error;
  return fs::equivalent(data, target, error) || fs::equivalent(database_in(data), database_in(target), error);
}

/// Also nowhere where a server runs. To look is enough: a folder without the file has none.
std::optional<std::string> why_no_target(const fs::path& data, const fs::path& target) {
  if (is_same_place(data, target)) {
    return target.string() + " is the data folder itself, or has its database; a backup needs another place";
  }
  std::error_code error;
  if (!fs::exists(lock_file_in(target), error)) return std::nullopt;
  const auto lock = lock_folder(target);
  return lock ? std::nullopt : std::optional(lock.error());
}

std::optional<std::string> why_no_source(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return "there is no database " + file.string();
  if (const auto why = why_not_ours(file)) return file.string() + " " + *why;
  return std::nullopt;
}

}  // namespace

std::optional<std::string> backup(const fs::path& data, const fs::path& target) {
  const fs::path file = database_in(data);
  if (auto why = why_no_source(file)) return why;
  std::error_code error;
  fs::create_directories(target, error);
  if (error) return "folder " + target.string() + " cannot be made: " + error.message();
  if (auto why = why_no_target(data, target)) return why;
  const auto lock = lock_for_backup(target);
  if (!lock) return lock.error();
  const fs::path finished = database_in(target);
  if (auto why = copy_database(file, unfinished_in(target))) return why;
  // A copy of before may have been opened, and have side files that are not the new one's.
  for (const char* ending : {"-wal", "-shm", "-journal"}) fs::remove(fs::path(finished) += ending, error);
  fs::rename(unfinished_in(target), finished, error);
  if (error) return "the copy cannot be named " + finished.string() + ": " + error.message();
  return std::nullopt;
}

Result<fs::path, std::string> restore(const fs::path& from, const fs::path& data) {
  if (auto why = why_no_source(database_in(from))) return failure(std::move(*why));
  const auto lock = lock_folder(data);
  if (!lock) return failure(lock.error());
  if (is_same_place(data, from)) return failure(from.string() + " is the data folder itself");
  const auto findings = check(from);
  if (!findings) return failure("the backup cannot be read: " + findings.error());
  if (!findings->is_sound()) {
    return failure("the backup in " + from.string() + " is not sound: see 'septem check --data " + from.string() + "'");
  }
  if (auto why = finish_replacing(data)) return failure(std::move(*why));
  if (auto why = copy_database(database_in(from), unfinished_in(data))) return failure(std::move(*why));
  return replace_database(data, "before-restore");
}

}  // namespace septem::server
