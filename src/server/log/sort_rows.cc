#include "server/log/sort_rows.h"

#include <algorithm>

#include "server/log/format.h"

namespace septem::server {
namespace {

class Sorter {
 public:
  explicit Sorter(const Known& known) : known_(known) {
    for (const std::string& table : known.archived) contents_.archived[table];
    contents_.moment = meta("moment").value_or(0);
    contents_.is_torn = known.is_torn;
  }

  Contents run(std::vector<Row> rows) {
    const auto is_before = [](const Row& a, const Row& b) { return a.n < b.n; };
    if (!std::is_sorted(rows.begin(), rows.end(), is_before)) std::stable_sort(rows.begin(), rows.end(), is_before);
    for (Row& row : rows) take(std::move(row));
    for (Row& row : unsound_) place(std::move(row));
    count();
    find_holes();
    find_fragments();
    if (known_.is_torn && lost_ > 0) suspect_before(last_hole());
    move_damaged();
    return std::move(contents_);
  }

 private:
  std::optional<std::int64_t> meta(const char* key) const {
    const auto found = known_.meta.find(key);
    return found != known_.meta.end() ? std::optional(found->second) : std::nullopt;
  }

  void take(Row row) {
    if (!is_sound(row)) {
      unsound_.push_back(std::move(row));
      return;
    }
    if (!numbers_.empty() && numbers_.back() == row.n) return;
    numbers_.push_back(row.n);
    contents_.moment = std::max(contents_.moment, row.at);
    if (const auto archived = contents_.archived.find(row.table); archived != contents_.archived.end()) {
      archived->second.push_back(row.n);
    } else {
      contents_.tables[row.table].push_back(std::move(row));
    }
  }

  bool has_number(std::int64_t n) const { return std::binary_search(numbers_.begin(), numbers_.end(), n); }

  static bool has_seq(const std::vector<Row>& rows, std::int64_t seq) {
    return std::any_of(rows.begin(), rows.end(), [seq](const Row& row) { return row.seq == seq; });
  }

  /// A damaged row belongs to the table that makes its sum right, if its name is what was damaged, or else to the one it names.
  void place(Row row) {
    const auto owner = std::find_if(contents_.tables.begin(), contents_.tables.end(), [&](const auto& entry) {
      return sum_of(row.n, entry.first, row.seq, row.at, row.body) == row.sum;
    });
    if (contents_.archived.contains(row.table)) return;  // is in one piece elsewhere
    const std::string table = owner != contents_.tables.end() ? owner->first : row.table;
    const auto known = contents_.tables.find(table);
    const bool is_known = known != contents_.tables.end();
    if (is_known && has_number(row.n) && has_seq(known->second, row.seq)) return;  // an old copy of a sound one
    if (!is_known) suspect_owners(row);
    ++unsound_of_[table];
    spoil(table, "event " + std::to_string(row.seq) + " does not fit its checksum");
    contents_.damaged[table].rows.push_back(std::move(row));
  }

  /// Of a row whose name is damaged, and perhaps more of it: whose next event it can be.
  void suspect_owners(const Row& row) {
    for (const auto& [table, rows] : contents_.tables) {
      const bool is_next = static_cast<std::int64_t>(rows.size()) + 1 == row.seq;
      if (is_next && may_have_lost(rows, row.n)) spoil(table, "its last event may be one that cannot be read");
    }
  }

  /// Its last events are known up to a number: see heads.h.
  bool may_have_lost(const std::vector<Row>& rows, std::int64_t n) const {
    return rows.back().n < n && n > meta("heads").value_or(0);
  }

  void count() {
    std::int64_t present = static_cast<std::int64_t>(numbers_.size());
    for (const auto& [table, rows] : unsound_of_) present += rows;
    const std::int64_t noted = meta("last").value_or(0);
    const std::int64_t known_last = std::max(noted, numbers_.empty() ? 0 : numbers_.back());
    contents_.last = std::max(known_last, known_.kept_last.value_or(0));
    if (known_last < contents_.last) {
      contents_.findings.push_back("the end of the database is missing: it ends with event " +
                                   std::to_string(known_last) + ", and there was one of number " +
                                   std::to_string(contents_.last));
    }
    contents_.swept = meta("swept").value_or(0);
    if (meta("last") && !meta("swept")) {  // one is never written without the other
      contents_.findings.push_back("how many events there must be is not known any more");
      contents_.swept = contents_.last - present;
      for (const auto& [table, times] : known_.fragments) lost_ += times;
      return;
    }
    contents_.missing = std::max<std::int64_t>(0, contents_.last - contents_.swept - present);
    lost_ = contents_.missing;
  }

  /// Events that a table must have had.
  void find_holes() {
    for (const auto& [table, rows] : contents_.tables) find_holes(table, rows, rows.back().seq);
    for (const auto& [table, seq] : known_.heads) {
      const bool is_elsewhere = contents_.archived.contains(table) || contents_.tables.contains(table);
      if (!is_elsewhere) find_holes(table, {}, seq);
    }
  }

  void find_holes(const std::string& table, const std::vector<Row>& rows, std::int64_t last) {
    if (const auto head = known_.heads.find(table); head != known_.heads.end()) last = std::max(last, head->second);
    const auto count = static_cast<std::int64_t>(rows.size());
    std::int64_t seq = 1;
    while (seq <= count && rows[static_cast<std::size_t>(seq - 1)].seq == seq) ++seq;
    if (seq > last) return;
    spoil(table, "event " + std::to_string(seq) + " is missing");
    const auto unsound = unsound_of_.find(table);
    lost_ -= std::max<std::int64_t>(0, last - count - (unsound != unsound_of_.end() ? unsound->second : 0));
  }

  void find_fragments() {
    for (const auto& [table, times] : known_.fragments) {
      if (lost_ <= 0) return;
      if (contents_.archived.contains(table) || contents_.damaged.contains(table)) continue;
      spoil(table, "an event of it cannot be read");
      lost_ -= times;
    }
  }

  /// The last number before the end that is not there. It may have been swept as well.
  std::int64_t last_hole() const {
    std::int64_t hole = numbers_.empty() ? 0 : numbers_.back() - 1;
    for (auto n = numbers_.rbegin(); n != numbers_.rend() && *n > hole; ++n) hole = *n - 1;
    return hole;
  }

  /// Nothing says whose events are lost.
  void suspect_before(std::int64_t n) {
    for (const auto& [table, rows] : contents_.tables) {
      if (may_have_lost(rows, n))
        spoil(table, "its last events may have been in a part of the file that cannot be read");
    }
  }

  void move_damaged() {
    for (auto& [table, damaged] : contents_.damaged) {
      const auto found = contents_.tables.find(table);
      if (found == contents_.tables.end()) continue;
      std::move(found->second.begin(), found->second.end(), std::back_inserter(damaged.rows));
      std::sort(damaged.rows.begin(), damaged.rows.end(), [](const Row& a, const Row& b) { return a.n < b.n; });
      contents_.tables.erase(found);
    }
  }

  void spoil(const std::string& table, std::string why) {
    Contents::Damaged& damaged = contents_.damaged[table];
    if (damaged.why.empty()) damaged.why = std::move(why);
  }

  const Known& known_;
  Contents contents_{};
  std::vector<std::int64_t> numbers_{};  ///< of sound events, in order
  std::vector<Row> unsound_{};
  std::map<std::string, std::int64_t> unsound_of_{};  ///< how many
  std::int64_t lost_ = 0;                             ///< events of which nothing says yet to which table they belong
};

}  // namespace

Contents sort_rows(std::vector<Row> rows, const Known& known) { return Sorter(known).run(std::move(rows)); }

}  // namespace septem::server
