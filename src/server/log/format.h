// The format of the database file. Format 3, which has the tables of format 2; the events are of games with other rules:
//
//   events        every event of the tables in use; `n` counts all events that ever were, and no number is used twice
//   filed         a finished table in one piece, and the wall clock's time when it was archived
//   filed_people  who played at it
//   set_apart     what a repair took out of `events`, and why
//   heads         how many events each table had when that was last noted; see heads.h
//   meta          moment: the server's own time; last: the last `n` in use; swept: how many events were taken out of `events`; heads: up to
//                 which `n` the heads know everything
//
// `sum` is a checksum of the row (`sum_of`). So nothing goes unnoticed: damage by the sums, a row that is gone by last = swept + rows.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "server/clock.h"
#include "server/log/sqlite.h"

namespace septem::server {

inline constexpr int kFormat = 3;
inline constexpr std::uint32_t kApplicationId = 0x53505437;  // "SPT7"

/// Why the file is none that this Septem reads. Looks at the file's own header, so that nothing is touched: not even SQLite's side files.
std::optional<std::string> why_not_ours(const std::filesystem::path& file);

/// Whether its header names another format that there may be, which is no damage.
bool is_of_another_format(const std::filesystem::path& file);

/// Not there in databases that Septem made before it noted them.
inline constexpr const char* kMakeHeads =
    "CREATE TABLE IF NOT EXISTS heads (tbl TEXT PRIMARY KEY, seq INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID";

/// A new, empty database.
Result<Database, std::string> make_database(const std::filesystem::path& file);

/// Whether its tables are those of this format. The failure says why that cannot be read, when it is not damage.
Result<bool, std::string> has_our_schema(Database& database);

/// A database that is there. Closing it leaves the file as it is: no checkpoint.
Result<Database, std::string> open_database(const std::filesystem::path& file);

/// Whether this result of SQLite's means that the file is damaged, and not that somebody else uses it or the disk is full.
bool is_damage(int result);

/// A number of `meta`; 0 when there is none, or it is damaged.
std::int64_t read_meta(Database& database, std::string_view key);
inline constexpr std::string_view kSetMeta = "INSERT OR REPLACE INTO meta (key, value, sum) VALUES (?, ?, ?)";
inline constexpr std::string_view kSetHead = "INSERT OR REPLACE INTO heads (tbl, seq, sum) VALUES (?, ?, ?)";
/// A row of `meta` or `heads`.
bool set_number(Statement& set, std::string_view name, std::int64_t value);

/// Of the wall clock, since 1970.
std::int64_t wall_seconds();

/// What SQLite says, and what the system said to SQLite: a full disk is called that.
std::string why_failed(Database& database);

std::int64_t sum_of(std::int64_t n, std::string_view table, std::int64_t seq, Millis at, std::string_view body);
/// Of a row of `filed` (table and body), of `heads` and of `meta` (name and number).
std::int64_t sum_of(std::string_view name, std::string_view text);

}  // namespace septem::server
