#include "server/store/repair.h"

#include <algorithm>

#include "server/store/contents.h"
#include "server/store/folder.h"
#include "server/store/format.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

class Copy {
 public:
  Copy(Database& from, Database& to) : from_(from), to_(to) {}

  bool run(Contents contents, const std::map<std::string, std::string>& also) {
    for (const auto& [table, why] : also) set_apart(contents, table, why);
    return to_.run("BEGIN IMMEDIATE") && put_events(contents) && put_set_apart(contents) && put_filed() &&
           put_people() && put_meta(contents) && to_.run("COMMIT");
  }

 private:
  static void set_apart(Contents& contents, const std::string& table, const std::string& why) {
    const auto found = contents.tables.find(table);
    if (found == contents.tables.end()) return;
    contents.damaged[table] = {why, std::move(found->second)};
    contents.tables.erase(found);
  }

  bool put_events(const Contents& contents) {
    Statement put = to_.prepare("INSERT INTO events (n, tbl, seq, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)");
    for (const auto& [table, rows] : contents.tables) {
      for (const Row& row : rows) {
        if (!bind(put, row).run()) return false;
      }
      kept_ += static_cast<std::int64_t>(rows.size());
    }
    return true;
  }

  bool put_set_apart(const Contents& contents) {
    Statement put = to_.prepare(
        "INSERT OR IGNORE INTO set_apart (n, tbl, seq, at, body, sum, why) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const auto& [table, damaged] : contents.damaged) {
      for (const Row& row : damaged.rows) {
        if (!bind(put, row).bind(7, damaged.why).run()) return false;
      }
    }
    Statement rows = from_.prepare("SELECT n, tbl, seq, at, body, sum, why FROM set_apart");
    while (rows.step()) {
      const Row row{rows.number(0), rows.text(1), rows.number(2), rows.number(3), rows.text(4), rows.number(5)};
      const std::string why = rows.text(6);
      if (!bind(put, row).bind(7, why).run()) return false;
    }
    return true;
  }

  /// One by one, around those that cannot be read.
  bool put_filed() {
    Statement put = to_.prepare("INSERT OR IGNORE INTO filed (n, tbl, wall, body, sum) VALUES (?, ?, ?, ?, ?)");
    const std::int64_t last = from_.number("SELECT max(n) FROM filed").value_or(0);
    std::int64_t next = 1;
    constexpr int kMostSkipped = 100'000;
    for (int skipped = 0; next <= last && skipped < kMostSkipped;) {
      Statement row = from_.prepare("SELECT n, tbl, wall, body, sum FROM filed WHERE n >= ? ORDER BY n LIMIT 1");
      if (!row.bind(1, next).step()) {
        if (!row.has_failed()) break;
        ++next;
        ++skipped;
        continue;
      }
      const std::string table = row.text(1);
      const std::string body = row.text(3);
      if (!put.bind(1, row.number(0))
               .bind(2, table)
               .bind(3, row.number(2))
               .bind(4, body)
               .bind(5, row.number(4))
               .run()) {
        return false;
      }
      next = std::max(next, row.number(0)) + 1;
    }
    return true;
  }

  bool put_people() {
    Statement put = to_.prepare("INSERT OR IGNORE INTO filed_people (person, tbl) VALUES (?, ?)");
    Statement rows = from_.prepare("SELECT person, tbl FROM filed_people");
    while (rows.step()) {
      const std::string person = rows.text(0);
      const std::string table = rows.text(1);
      if (!put.bind(1, person).bind(2, table).run()) return false;
    }
    return true;
  }

  /// What is missing is known from here on, and no finding any more.
  bool put_meta(const Contents& contents) {
    Statement set = to_.prepare(kSetMeta);
    return set_meta(set, "moment", contents.moment) && set_meta(set, "last", contents.last) &&
           set_meta(set, "swept", contents.last - kept_);
  }

  static Statement& bind(Statement& put, const Row& row) {
    return put.bind(1, row.n).bind(2, row.table).bind(3, row.seq).bind(4, row.at).bind(5, row.body).bind(6, row.sum);
  }

  Database& from_;
  Database& to_;
  std::int64_t kept_ = 0;
};

}  // namespace

Result<fs::path, std::string> repair(const fs::path& folder, const std::map<std::string, std::string>& also) {
  const fs::path target = unfinished_in(folder);
  std::error_code error;
  fs::remove(target, error);
  {
    auto from = open_database(database_in(folder));
    if (!from) return failure(from.error());
    auto contents = read_contents(*from, LastNumber::read(folder));
    if (!contents) return failure(contents.error());
    if (contents->tables.empty() && contents->damaged.empty() && contents->filed.empty() && contents->gaps > 0) {
      return failure(std::string("nothing of it can be read"));
    }
    auto to = make_database(target);
    if (!to) return failure(to.error());
    if (!Copy(*from, *to).run(std::move(*contents), also)) return failure(why_failed(*to));
  }
  return replace_database(folder, "damaged");
}

}  // namespace septem::server
