#include "server/log/folder.h"

#include <fcntl.h>
#include <sys/file.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <string_view>

#include "core/fnv.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

/// Complete: it only has to be put in place.
fs::path next_in(const fs::path& folder) { return folder / "septem.db.next"; }

fs::path beside(const fs::path& file, std::string_view ending) { return fs::path(file) += ending; }

/// A name with the moment in it that nothing has yet.
fs::path free_name(const fs::path& database, const std::string& word) {
  std::array<char, 32> moment{};
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::strftime(moment.data(), moment.size(), "%Y%m%d-%H%M%S", gmtime_r(&now, &parts));
  fs::path name = beside(database, "." + word + "-" + moment.data());
  for (int i = 2; fs::exists(name) || fs::exists(journal_of(name)); ++i)
    name = beside(database, "." + word + "-" + moment.data() + "." + std::to_string(i));
  return name;
}

void flush(const fs::path& path) {
  const Handle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.is_open()) ::fsync(file.number());
}

}  // namespace

fs::path database_in(const fs::path& folder) { return folder / "septem.db"; }
fs::path journal_of(const fs::path& database) { return beside(database, "-wal"); }
fs::path lock_file_in(const fs::path& folder) { return folder / "septem.lock"; }
fs::path unfinished_in(const fs::path& folder) { return folder / "septem.db.unfinished"; }

bool is_gone(const fs::path& database) {
  std::error_code error;
  return !fs::exists(database, error) || fs::file_size(database, error) == 0;
}

Result<Handle, std::string> lock_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  Handle file(::open(lock_file_in(folder).c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
  if (!file.is_open()) return failure("cannot write in folder " + folder.string());
  if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
    return failure("another server uses the folder " + folder.string());
  }
  return file;
}

Result<Handle, std::string> lock_for_backup(const fs::path& folder) {
  Handle file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // Not every file system locks folders; where it does not, two at once are the host's affair.
  if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return failure("another backup is being made in " + folder.string());
  }
  return file;
}

Result<fs::path, std::string> replace_database(const fs::path& folder, const std::string& old_is) {
  const fs::path database = database_in(folder);
  const fs::path journal = journal_of(database);
  std::error_code error;
  fs::path kept;
  if (fs::exists(database) || fs::exists(journal)) {
    kept = free_name(database, old_is);
    if (fs::exists(database)) fs::create_hard_link(database, kept, error);
    if (!error && fs::exists(journal)) fs::create_hard_link(journal, journal_of(kept), error);
    if (error) return failure("the old database cannot be kept as " + kept.string() + ": " + error.message());
  }
  flush(unfinished_in(folder));
  fs::rename(unfinished_in(folder), next_in(folder), error);
  if (error) return failure("the new database cannot be named " + next_in(folder).string() + ": " + error.message());
  flush(folder);
  if (auto why = finish_replacing(folder)) return failure(std::move(*why));
  return kept;
}

std::optional<std::string> finish_replacing(const fs::path& folder) {
  if (!fs::exists(next_in(folder))) return std::nullopt;
  std::error_code error;
  // The old one's side files first: SQLite would take them for the new one's.
  for (const char* ending : {"-wal", "-shm", "-journal"}) fs::remove(beside(database_in(folder), ending), error);
  fs::remove(LastNumber::file_in(folder), error);
  fs::rename(next_in(folder), database_in(folder), error);
  if (error) return "the new database cannot be put in place: " + error.message();
  flush(folder);
  return std::nullopt;
}

fs::path LastNumber::file_in(const fs::path& folder) { return folder / "septem.last"; }

LastNumber::LastNumber(const fs::path& folder)
    : file_(::open(file_in(folder).c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600)) {}

void LastNumber::write(std::int64_t number) const {
  std::array<char, 64> text{};
  const int size = std::snprintf(text.data(), text.size(), "%019" PRId64 " %016" PRIx64 "\n", number,
                                 Fnv().add(number).value());
  // Best effort: a number that was not written tells nothing, one of before tells less.
  (void)!::pwrite(file_.number(), text.data(), static_cast<std::size_t>(size), 0);
}

std::optional<std::int64_t> LastNumber::read(const fs::path& folder) {
  const Handle file(::open(file_in(folder).c_str(), O_RDONLY | O_CLOEXEC));
  std::array<char, 64> text{};
  const ssize_t size = file.is_open() ? ::pread(file.number(), text.data(), text.size(), 0) : 0;
  const char* end = text.data() + std::max<ssize_t>(size, 0);
  std::int64_t number = 0;
  std::uint64_t sum = 0;
  const auto first = std::from_chars(text.data(), end, number);
  if (first.ec != std::errc{} || first.ptr == end) return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, sum, 16);
  if (second.ec != std::errc{} || sum != Fnv().add(number).value()) return std::nullopt;
  return number;
}

}  // namespace septem::server
