// What the writer does in passing, a little with each commit: takes out the events of archived tables, deletes those that were kept long
// enough, notes how far tables have come (heads.h). The people of a commit do not feel it.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/log/heads.h"
#include "server/log/sqlite.h"

namespace septem::server {

class Chores {
 public:
  /// Archived tables are deleted after so many days; 0: never.
  void keep_archived_for(std::chrono::days time) { kept_for_ = time; }
  /// Before anything is written.
  void begin(Database& database);

  /// An event is on disk: its number, and which of the table's it is.
  void note(const std::string& table, std::int64_t n, std::int64_t seq) { heads_.note(table, n, seq); }
  /// The table is archived, and these are the numbers of its events.
  void sweep(const std::string& table, const std::vector<std::int64_t>& places);
  /// The table is erased: its empty row goes after the last of its events.
  void forget(std::string table) { erased_.push_back(std::move(table)); }

  bool are_due() const;
  /// Within a transaction; whether it can go on. `last`: the last number on disk before it, `next`: the last one in it.
  bool write(Database& database, std::int64_t last, std::int64_t next);
  /// The transaction is on disk.
  void written();
  /// It failed: nothing is tried for a while.
  void rest(std::chrono::seconds time = std::chrono::seconds(10));
  /// At the end. Best effort: without it the next start knows a little less about what a damaged page held.
  void finish(Database& database, std::int64_t last);

  /// Events taken out and tables deleted in this transaction.
  std::size_t swept() const { return sweeping_; }
  std::size_t deleted() const { return deleting_; }

 private:
  using Moment = std::chrono::steady_clock::time_point;

  bool take_out_events(std::int64_t next);
  bool delete_old(Database& database);
  bool forget_erased(Database& database);

  Heads heads_;
  std::deque<std::int64_t> to_sweep_;
  std::vector<std::string> erased_;
  std::size_t sweeping_ = 0;
  std::size_t deleting_ = 0;
  std::size_t forgetting_ = 0;  ///< of the erased ones, in this transaction
  std::int64_t swept_ = 0;      ///< in all
  std::chrono::days kept_for_{0};
  Moment looked_for_old_{};
  Moment rests_until_{};
  bool has_old_ = false;
  std::optional<Statement> delete_event_;
  std::optional<Statement> set_meta_;
  std::optional<Statement> set_head_;
};

}  // namespace septem::server
