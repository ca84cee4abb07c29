#include "server/log/format.h"

#include <bit>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <map>

#include "core/fnv.h"
#include "server/log/pages.h"

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

/// What the first bytes of a file say.
struct Header {
  bool is_empty = false;
  bool is_sqlite = false;
  std::uint32_t application = 0;
  std::uint32_t format = 0;

  static Result<Header, std::string> of(const fs::path& file) {
    std::string bytes(100, '\0');
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return failure(std::string("cannot be opened for reading: ") + std::strerror(errno));
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    const bool is_whole = stream.gcount() == static_cast<std::streamsize>(bytes.size());
    return Header{stream.gcount() == 0,
                  is_whole && std::string_view(bytes).substr(0, 16) == std::string_view("SQLite format 3\0", 16),
                  big_endian(bytes, 68), big_endian(bytes, 60)};
  }
};

/// The statements that made its tables and indices, by name. Nothing when they cannot be read.
std::optional<std::map<std::string, std::string>> schema_of(Database& database) {
  std::map<std::string, std::string> schema;
  Statement rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL");
  while (rows.step()) schema[rows.text(0)] = rows.text(1);
  return rows.has_failed() ? std::nullopt : std::optional(std::move(schema));
}

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
  const auto header = Header::of(file);
  if (!header) return header.error();
  if (header->is_empty) return std::nullopt;  // made, but nothing was written yet
  if (!header->is_sqlite) return "is not a SQLite database";
  if (header->application != kApplicationId) return "is a database of another program";
  return header->format == kFormat ? std::nullopt : std::optional(why_not_this_format(header->format));
}

bool is_of_another_format(const fs::path& file) {
  constexpr std::uint32_t kLikely = 16;  // a higher number is damaged
  const auto header = Header::of(file);
  return header && header->format != kFormat && header->format > 0 && header->format <= kLikely;
}

Result<Database, std::string> make_database(const fs::path& file) {
  auto database = Database::open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!database) return database;
  const std::string head = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                           "; PRAGMA user_version = " + std::to_string(kFormat) + ";";
  const bool is_made = database->run("PRAGMA journal_mode = DELETE") && database->run("BEGIN IMMEDIATE") &&
                       database->run(kSchema) && database->run(kMakeHeads) && database->run(head.c_str()) &&
                       database->run("COMMIT");
  if (!is_made) return failure(file.string() + " cannot be made: " + why_failed(*database));
  return database;
}

Result<bool, std::string> has_our_schema(Database& database) {
  auto schema = schema_of(database);
  if (!schema) {
    if (is_damage(sqlite3_extended_errcode(database.handle()))) return false;
    return failure(why_failed(database));
  }
  auto ours = make_database(":memory:");
  if (!ours) return failure(ours.error());
  auto wanted = *schema_of(*ours);
  if (!schema->contains("heads")) wanted.erase("heads");
  return *schema == wanted;
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

bool set_number(Statement& set, std::string_view name, std::int64_t value) {
  return set.bind(1, name).bind(2, value).bind(3, sum_of(name, std::to_string(value))).run();
}

std::int64_t wall_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
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
