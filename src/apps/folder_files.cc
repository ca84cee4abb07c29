#include "apps/folder_files.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <cstdlib>

#include "server/log/handle.h"

namespace septem {
namespace {

namespace fs = std::filesystem;

/// An option file is a short list, and a table keeps its text.
constexpr off_t kMostBytes = off_t{64} << 10;

/// O_PATH does not open the file itself: a pipe does not wait, a device is not touched, and SQLite's locks stay.
constexpr int kPoint = O_PATH | O_NOFOLLOW | O_CLOEXEC;

struct Place {
  dev_t device = 0;
  ino_t number = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

std::optional<Place> place_of(const fs::path& path) {
  struct stat found{};
  return ::stat(path.c_str(), &found) == 0 ? std::optional(Place{found.st_dev, found.st_ino}) : std::nullopt;
}

/// The data folder and all that lies in it, by place: a hard link has another name, but the same place.
std::vector<Place> places_of(const fs::path& data) {
  std::vector<Place> places;
  if (const auto place = place_of(data)) places.push_back(*place);
  std::error_code error;
  for (fs::directory_iterator entry(data, error), end; !error && entry != end; entry.increment(error)) {
    if (const auto place = place_of(entry->path())) places.push_back(*place);
  }
  return places;
}

bool is_one_of(const std::vector<Place>& places, const struct stat& found) {
  return std::find(places.begin(), places.end(), Place{found.st_dev, found.st_ino}) != places.end();
}

/// Databases of others are nobody's option files, either.
bool is_database_name(const std::string& path) {
  const std::string name = fs::path(path).filename();
  static constexpr std::string_view kSigns[] = {".db", ".sqlite", "-wal", "-shm", "-journal"};
  return std::any_of(std::begin(kSigns), std::end(kSigns),
                     [&](std::string_view sign) { return name.find(sign) != std::string::npos; });
}

bool lies_in(const fs::path& inner, const fs::path& outer) {
  std::error_code error;
  const fs::path real_inner = fs::weakly_canonical(inner, error);
  const fs::path real_outer = fs::weakly_canonical(outer, error);
  if (error || real_inner.empty() || real_outer.empty()) return false;
  return std::mismatch(real_outer.begin(), real_outer.end(), real_inner.begin(), real_inner.end()).first ==
         real_outer.end();
}

/// Goes down from the folder name by name, so that no link on the way leads out of it.
Handle point_below(const fs::path& folder, const fs::path& name, const std::vector<Place>& forbidden) {
  Handle at(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  for (const fs::path& part : name) {
    struct stat found{};
    const bool is_way = at.is_open() && ::fstat(at.number(), &found) == 0 && S_ISDIR(found.st_mode) &&
                        !is_one_of(forbidden, found) && !part.empty() && part != "." && part != "..";
    if (!is_way) return Handle(-1);
    at = Handle(::openat(at.number(), part.c_str(), kPoint));
  }
  return at;
}

Handle point_at(const fs::path& allowed, const fs::path& name, const std::vector<Place>& forbidden) {
  if (name == allowed) return Handle(::open(name.c_str(), kPoint));
  return name.empty() || name.is_absolute() ? Handle(-1) : point_below(allowed, name, forbidden);
}

/// A table keeps the text in an event, and events are JSON.
bool is_utf8(const std::string& text) {
  boost::json::error_code error;
  (void)boost::json::parse(boost::json::serialize(boost::json::string(text)), error);
  return !error;
}

Result<std::string, std::string> read_all(const Handle& point, const std::string& name) {
  // By what it points at, so that it is the very file that was looked at.
  const std::string again = "/proc/self/fd/" + std::to_string(point.number());
  const Handle file(::open(again.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  std::string text(kMostBytes + 1, '\0');
  std::size_t size = 0;
  while (file.is_open() && size < text.size()) {
    const ssize_t got = ::read(file.number(), text.data() + size, text.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failure("file '" + name + "' cannot be read");
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  if (!file.is_open()) return failure("file '" + name + "' cannot be read");
  text.resize(size);
  if (size > kMostBytes) return failure("file '" + name + "' is larger than 64 KiB");
  if (text.starts_with("SQLite format 3")) return failure("file '" + name + "' is a database");
  if (!is_utf8(text)) return failure("file '" + name + "' is no text in UTF-8");
  return text;
}

}  // namespace

Result<std::string, std::string> FolderFiles::read(std::string_view given) const {
  const std::string name(given);
  const bool is_name = name.find('\0') == std::string::npos && !is_database_name(name);
  const std::vector<Place> forbidden = places_of(data_);
  for (const fs::path& allowed : allowed_) {
    if (!is_name || lies_in(allowed, data_)) continue;
    const Handle point = point_at(allowed, fs::path(name), forbidden);
    struct stat found{};
    if (!point.is_open() || ::fstat(point.number(), &found) != 0) continue;
    if (!S_ISREG(found.st_mode) || is_one_of(forbidden, found)) continue;
    if (found.st_size > kMostBytes) return failure("file '" + name + "' is larger than 64 KiB");
    return read_all(point, name);
  }
  return failure("there is no option file '" + name + "' here");
}

std::optional<std::string> why_not_allowed(const fs::path& path, const fs::path& data) {
  if (lies_in(path, data) || lies_in(data, path)) {
    return path.string() + " is, holds or lies in the data folder " + data.string() +
           "; option files need a folder of their own";
  }
  struct stat found{};
  const bool is_there = ::lstat(path.c_str(), &found) == 0;
  const auto place = place_of(path);
  const std::vector<Place> forbidden = places_of(data);
  if (place && std::find(forbidden.begin(), forbidden.end(), *place) != forbidden.end()) {
    return path.string() + " is a file of the data folder " + data.string();
  }
  std::error_code error;
  if (is_there && (S_ISREG(found.st_mode) || fs::is_directory(path, error))) return std::nullopt;
  return path.string() + " is neither a folder nor a plain file";
}

fs::path data_folder() {
  if (const char* folder = std::getenv("SEPTEM_DATA")) return folder;
  if (const char* folder = std::getenv("XDG_DATA_HOME")) return fs::path(folder) / "septem";
  if (const char* home = std::getenv("HOME")) return fs::path(home) / ".local/share/septem";
  return {};
}

std::vector<fs::path> option_folders() {
  const char* folder = std::getenv("SEPTEM_FILES");
  return folder && *folder ? std::vector<fs::path>{folder} : std::vector<fs::path>{};
}

FolderFiles option_files(std::vector<fs::path> allowed) {
  for (fs::path& folder : option_folders()) allowed.push_back(std::move(folder));
  return {std::move(allowed), data_folder()};
}

}  // namespace septem
