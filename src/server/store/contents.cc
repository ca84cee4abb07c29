#include "server/store/contents.h"

#include <algorithm>
#include <functional>

#include "server/store/format.h"

namespace septem::server {
namespace {

/// Numbers of events that lie in a part of the file that cannot be read.
struct Gap {
  std::int64_t from = 0;
  std::int64_t to = 0;  ///< the first that can be read again
};

Row row_of(const Statement& rows) {
  return {rows.number(0), rows.text(1), rows.number(2), rows.number(3), rows.text(4), rows.number(5)};
}

bool is_sound(const Row& row) { return row.sum == sum_of(row.n, row.table, row.seq, row.at, row.body); }

/// Reads `events` from one end to the other, around what is damaged.
class Scan {
 public:
  Scan(Database& database, std::int64_t last) : database_(database), last_(last) {}

  /// Why it cannot go on, when that is not damage.
  std::optional<std::string> run(const std::function<void(Row)>& take) {
    while (true) {
      Statement rows = database_.prepare("SELECT n, tbl, seq, at, body, sum FROM events WHERE n >= ? ORDER BY n");
      rows.bind(1, next_);
      while (rows.step()) {
        Row row = row_of(rows);
        if (is_sound(row)) next_ = std::max(next_, row.n + 1);
        take(std::move(row));
      }
      if (!rows.has_failed()) return std::nullopt;
      if (!is_damage(rows.result())) return why_failed(database_);
      const std::int64_t from = next_;
      skip();
      gaps_.push_back({from, next_});
      if (next_ > last_) return std::nullopt;
    }
  }
  const std::vector<Gap>& gaps() const { return gaps_; }

 private:
  /// To the next number that can be looked for. A page has some dozens, but who knows how many pages are gone.
  void skip() {
    constexpr int kOneByOne = 100'000;
    std::int64_t stride = 1;
    for (int tries = 0; next_ <= last_; ++tries) {
      next_ += stride;
      if (tries >= kOneByOne) stride *= 2;
      Statement probe = database_.prepare(
          "SELECT n, tbl, seq, at, body, sum FROM events WHERE n >= ? ORDER BY n LIMIT 1");
      probe.bind(1, next_).step();
      if (!probe.has_failed()) return;
    }
  }

  Database& database_;
  std::int64_t last_;
  std::int64_t next_ = 1;
  std::vector<Gap> gaps_{};
};

/// Sorts the rows by table, and finds the tables that are not whole.
class Sorter {
 public:
  explicit Sorter(Contents& contents) : contents_(contents) {}

  void take(Row row) {
    ++present_;
    if (!is_sound(row)) {
      unsound_.push_back(std::move(row));
      return;
    }
    last_ = std::max(last_, row.n);
    contents_.moment = std::max(contents_.moment, row.at);
    if (const auto filed = contents_.filed.find(row.table); filed != contents_.filed.end()) {
      filed->second.push_back(row.n);
    } else {
      contents_.tables[row.table].push_back(std::move(row));
    }
  }

  void finish(std::vector<Gap> gaps) {
    for (Row& row : unsound_) place(std::move(row), gaps);
    for (const auto& [table, rows] : contents_.tables) {
      for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].seq == static_cast<std::int64_t>(i + 1)) continue;
        spoil(table, "event " + std::to_string(i + 1) + " is missing");
        break;
      }
      for (const Gap& gap : gaps) {
        if (rows.front().n < gap.from && rows.back().n < gap.from) {
          spoil(table, "its last events may have been in a part of the file that cannot be read");
        }
      }
    }
    for (auto& [table, damaged] : contents_.damaged) {
      const auto found = contents_.tables.find(table);
      if (found == contents_.tables.end()) continue;
      std::move(found->second.begin(), found->second.end(), std::back_inserter(damaged.rows));
      std::sort(damaged.rows.begin(), damaged.rows.end(), [](const Row& a, const Row& b) { return a.n < b.n; });
      contents_.tables.erase(found);
    }
  }
  std::int64_t present() const { return present_; }
  std::int64_t last() const { return last_; }

 private:
  /// A damaged row belongs to the table that makes its sum right, if its name is what was damaged, or else to the one it names.
  void place(Row row, std::vector<Gap>& gaps) {
    const auto owner = std::find_if(contents_.tables.begin(), contents_.tables.end(), [&](const auto& entry) {
      return sum_of(row.n, entry.first, row.seq, row.at, row.body) == row.sum;
    });
    if (contents_.filed.contains(row.table)) return;  // is in one piece elsewhere
    std::string table = owner != contents_.tables.end() ? owner->first : row.table;
    if (!contents_.tables.contains(table)) gaps.push_back({row.n, row.n + 1});
    spoil(table, "event " + std::to_string(row.seq) + " does not fit its checksum");
    contents_.damaged[table].rows.push_back(std::move(row));
  }

  void spoil(const std::string& table, std::string why) {
    Contents::Damaged& damaged = contents_.damaged[table];
    if (damaged.why.empty()) damaged.why = std::move(why);
  }

  Contents& contents_;
  std::vector<Row> unsound_{};
  std::int64_t present_ = 0;
  std::int64_t last_ = 0;
};

void read_filed(Database& database, Contents& contents) {
  Statement names = database.prepare("SELECT tbl FROM filed");
  while (names.step()) contents.filed[names.text(0)];
  if (names.has_failed()) contents.findings.push_back("the list of finished tables is damaged: " + database.error());
}

}  // namespace

Result<Contents, std::string> read_contents(Database& database, std::optional<std::int64_t> kept_last) {
  Contents contents;
  contents.moment = read_meta(database, "moment");
  read_filed(database, contents);
  const std::int64_t noted_last = std::max(read_meta(database, "last"), kept_last.value_or(0));
  Scan scan(database, std::max(noted_last, database.number("SELECT max(n) FROM events").value_or(0)));
  Sorter sorter(contents);
  if (auto why = scan.run([&](Row row) { sorter.take(std::move(row)); })) return failure(std::move(*why));
  sorter.finish(scan.gaps());
  contents.gaps = scan.gaps().size();
  for (const Gap& gap : scan.gaps()) {
    contents.findings.push_back("the events from " + std::to_string(gap.from) + " to " + std::to_string(gap.to - 1) +
                                " cannot be read, as far as there are any");
  }
  const std::int64_t known_last = std::max(read_meta(database, "last"), sorter.last());
  contents.last = std::max(known_last, noted_last);
  contents.missing = std::max<std::int64_t>(0, contents.last - read_meta(database, "swept") - sorter.present());
  if (known_last < contents.last) {
    contents.findings.push_back("the end of the database is missing: it ends with event " + std::to_string(known_last) +
                                ", and there was one of number " + std::to_string(contents.last));
  }
  return contents;
}

std::vector<Table::Stored> stored_of(std::vector<Row> rows) {
  std::vector<Table::Stored> events;
  events.reserve(rows.size());
  for (Row& row : rows) events.push_back({row.at, std::move(row.body)});
  return events;
}

}  // namespace septem::server
