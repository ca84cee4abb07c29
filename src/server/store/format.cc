#include "server/store/format.h"

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "core/fnv.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSchema = R"(
  CREATE TABLE events (n INTEGER PRIMARY KEY, tbl TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
                       body TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE filed (n INTEGER PRIMARY KEY, tbl TEXT NOT NULL UNIQUE, wall INTEGER NOT NULL, body TEXT NOT NULL,
                      sum INTEGER NOT NULL);
  CREATE TABLE filed_people (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID;
  CREATE INDEX filed_people_by_table ON filed_people (tbl);
  CREATE TABLE set_apart (n INTEGER PRIMARY KEY, tbl TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
                          body TEXT NOT NULL, sum INTEGER NOT NULL, why TEXT NOT NULL);
  CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;
)";

/// Which Septem reads a format that this one does not, and what has changed since.
std::string_view reader_of(std::uint32_t format) {
  switch (format) {
    case 1:
      return "the first builds of Septem 0.1.0 read (its events have no checksums)";
    case 2:
      return "the last builds of Septem 0.1.0 read (since then 7 Seize deals and weighs by other rules)";
    default:
      return "no Septem reads";
  }
}

std::string why_not_this_format(std::uint32_t format) {
  const std::string number = std::to_string(format);
  if (format > kFormat) {
    return "was written by a newer Septem (format " + number + "; this one reads format " + std::to_string(kFormat) +
           ")";
  }
  return "has format " + number + ", which " + std::string(reader_of(format)) +
         "; this one (" SEPTEM_VERSION ") reads format " + std::to_string(kFormat);
}

}  // namespace

std::optional<std::string> why_not_ours(const fs::path& file) {
  std::array<char, 100> header{};
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::string("cannot be opened for reading: ") + std::strerror(errno);
  stream.read(header.data(), header.size());
  if (stream.gcount() == 0) return std::nullopt;  // made, but nothing was written yet
  if (stream.gcount() != static_cast<std::streamsize>(header.size()) ||
      std::string_view(header.data(), 16) != std::string_view("SQLite format 3\0", 16)) {
    return "is not a SQLite database";
  }
  const auto word = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(header[at + i]);
    return value;
  };
  if (word(68) != kApplicationId) return "is a database of another program";
  const std::uint32_t format = word(60);
  return format == kFormat ? std::nullopt : std::optional(why_not_this_format(format));
}

Result<Database, std::string> make_database(const fs::path& file) {
  auto database = Database::open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!database) return database;
  const std::string head = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                           "; PRAGMA user_version = " + std::to_string(kFormat) + ";";
  const bool is_made = database->run("PRAGMA journal_mode = DELETE") && database->run("BEGIN IMMEDIATE") &&
                       database->run(kSchema) && database->run(head.c_str()) && database->run("COMMIT");
  if (!is_made) return failure(file.string() + " cannot be made: " + why_failed(*database));
  return database;
}

Result<Database, std::string> open_database(const fs::path& file) {
  auto database = Database::open(file, SQLITE_OPEN_READWRITE);
  if (!database) return database;
  sqlite3_db_config(database->handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  database->run("PRAGMA cell_size_check = ON");
  return database;
}

bool is_damage(int result) {
  const int code = result & 0xff;
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || result == SQLITE_IOERR_READ ||
         result == SQLITE_IOERR_SHORT_READ || result == SQLITE_IOERR_DATA || result == SQLITE_IOERR_CORRUPTFS;
}

std::int64_t read_meta(Database& database, std::string_view key) {
  Statement rows = database.prepare("SELECT value, sum FROM meta WHERE key = ?");
  const bool is_sound = rows.bind(1, key).step() && rows.number(1) == sum_of(key, std::to_string(rows.number(0)));
  return is_sound ? rows.number(0) : 0;
}

bool set_meta(Statement& set, std::string_view key, std::int64_t value) {
  return set.bind(1, key).bind(2, value).bind(3, sum_of(key, std::to_string(value))).run();
}

std::string why_failed(Database& database) {
  const int code = sqlite3_errcode(database.handle()) & 0xff;
  // Of other failures the system knows nothing, and says what it said last.
  const bool is_of_system = code == SQLITE_FULL || code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
  const int system = is_of_system ? sqlite3_system_errno(database.handle()) : 0;
  const bool is_full = code == SQLITE_FULL || system == ENOSPC || system == EDQUOT || system == EFBIG;
  std::string why = database.error();
  if (system != 0) why += std::string(" (") + std::strerror(system) + ")";
  return is_full ? "the disk is full: " + why : why;
}

std::int64_t sum_of(std::int64_t n, std::string_view table, std::int64_t seq, Millis at, std::string_view body) {
  return std::bit_cast<std::int64_t>(Fnv().add(n).add(table).add(seq).add(at).add(body).value());
}

std::int64_t sum_of(std::string_view name, std::string_view text) {
  return std::bit_cast<std::int64_t>(Fnv().add(name).add(text).value());
}

}  // namespace septem::server
