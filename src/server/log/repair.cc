#include "server/log/repair.h"

#include <algorithm>
#include <chrono>

#include "server/log/folder.h"
#include "server/log/format.h"
#include "server/log/salvage.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

/// Fills a new database.
class Filling {
 public:
  explicit Filling(Database& to) : to_(to), is_good_(to.run("BEGIN IMMEDIATE")) {}

  void put_archived(const ArchivedRow& row) {
    is_good_ = is_good_ &&
               archived_.bind(1, row.n).bind(2, row.table).bind(3, row.wall).bind(4, row.body).bind(5, row.sum).run();
  }

  bool finish(Salvage all, const Repair& how) {
    for (const auto& [table, why] : how.also) set_apart(all.contents, table, why);
    put_lost(all);
    return is_good_ && put_events(all.contents) && put_set_apart(all) && put_people(all) &&
           put_meta(all.contents, how) && to_.run("COMMIT");
  }

 private:
  static void set_apart(Contents& contents, const std::string& table, const std::string& why) {
    const auto found = contents.tables.find(table);
    if (found == contents.tables.end()) return;
    contents.damaged[table] = {why, std::move(found->second)};
    contents.tables.erase(found);
  }

  /// A finished table of which there is the name only stays one that cannot be read.
  void put_lost(const Salvage& all) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    Statement put = to_.prepare("INSERT OR IGNORE INTO filed (tbl, wall, body, sum) VALUES (?, ?, '', 0)");
    for (const std::string& table : all.lost) {
      is_good_ = is_good_ &&
                 put.bind(1, table).bind(2, std::chrono::duration_cast<std::chrono::seconds>(now).count()).run();
    }
  }

  bool put_events(const Contents& contents) {
    Statement put = to_.prepare("INSERT INTO events (n, tbl, seq, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)");
    Statement head = to_.prepare(kSetHead);
    std::vector<const Row*> events;
    for (const auto& [table, rows] : contents.tables) {
      for (const Row& row : rows) events.push_back(&row);
      if (!set_number(head, table, rows.back().seq)) return false;
    }
    std::sort(events.begin(), events.end(), [](const Row* a, const Row* b) { return a->n < b->n; });
    kept_ = static_cast<std::int64_t>(events.size());
    return std::all_of(events.begin(), events.end(), [&](const Row* row) { return bind(put, *row).run(); });
  }

  /// A table of which nothing can be read has a row all the same, so that it is named.
  bool put_set_apart(const Salvage& all) {
    Statement put = to_.prepare(
        "INSERT OR IGNORE INTO set_apart (n, tbl, seq, at, body, sum, why) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const SetApartRow& one : all.set_apart) {
      if (!bind(put, one.row).bind(7, one.why).run()) return false;
    }
    std::int64_t nameless = to_.number("SELECT min(0, min(n)) FROM set_apart").value_or(0);
    for (const auto& [table, damaged] : all.contents.damaged) {
      for (const Row& row : damaged.rows) {
        if (!bind(put, row).bind(7, damaged.why).run()) return false;
      }
      if (!damaged.rows.empty()) continue;
      if (!bind(put, Row{.n = --nameless, .table = table, .body = {}}).bind(7, damaged.why).run()) return false;
    }
    return true;
  }

  bool put_people(const Salvage& all) {
    Statement put = to_.prepare("INSERT OR IGNORE INTO filed_people (person, tbl) VALUES (?, ?)");
    for (const auto& [person, table] : all.people) {
      if (!put.bind(1, person).bind(2, table).run()) return false;
    }
    return true;
  }

  bool put_meta(const Contents& contents, const Repair& how) {
    const std::int64_t missing = how.forgets_missing ? 0 : contents.missing;
    Statement set = to_.prepare(kSetMeta);
    return set_number(set, "moment", contents.moment) && set_number(set, "last", contents.last) &&
           set_number(set, "heads", contents.last) && set_number(set, "swept", contents.last - kept_ - missing);
  }

  static Statement& bind(Statement& put, const Row& row) {
    return put.bind(1, row.n).bind(2, row.table).bind(3, row.seq).bind(4, row.at).bind(5, row.body).bind(6, row.sum);
  }

  Database& to_;
  bool is_good_;
  Statement archived_ = to_.prepare("INSERT OR IGNORE INTO filed (n, tbl, wall, body, sum) VALUES (?, ?, ?, ?, ?)");
  std::int64_t kept_ = 0;
};

/// The old one stays, so both have to find room.
std::optional<std::string> why_no_room(const fs::path& folder) {
  std::uintmax_t size = 0;
  std::error_code error;
  for (const char* ending : {"", "-wal"}) {
    const fs::path file = fs::path(database_in(folder)) += ending;
    if (fs::exists(file, error)) size += fs::file_size(file, error);
  }
  const auto room = fs::space(folder, error);
  if (error || room.available >= size) return std::nullopt;
  return "the disk has no room for a second database of " + std::to_string(size >> 20) + " MiB";
}

/// Whether SQLite reads it all: then it is right that there is nothing in it.
bool is_readable(const fs::path& folder) {
  auto database = open_database(database_in(folder));
  const auto contents = database ? read_contents(*database, std::nullopt) : failure(database.error());
  return contents && !contents->is_torn;
}

}  // namespace

Result<fs::path, std::string> repair(const fs::path& folder, const Repair& how) {
  const fs::path target = unfinished_in(folder);
  std::error_code error;
  fs::remove(target, error);
  if (auto why = why_no_room(folder)) return failure(std::move(*why));
  {
    auto to = make_database(target);
    if (!to) return failure(to.error());
    to->run("PRAGMA synchronous = OFF");  // all of it is flushed before it takes the old one's place
    Filling filling(*to);
    Salvage all = salvage(folder, [&](const ArchivedRow& row) { filling.put_archived(row); });
    const bool is_anew = is_gone(database_in(folder));
    if (!is_anew && !all.is_ours && !is_readable(folder)) return failure(std::string("nothing of it can be read"));
    if (!filling.finish(std::move(all), how)) return failure(why_failed(*to));
  }
  return replace_database(folder, how.old_is);
}

}  // namespace septem::server
