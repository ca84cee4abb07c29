// Writes what was asked of the log in PostgreSQL, one transaction after the other: all of one, or nothing. For one thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/log/log_thread.h"
#include "server/log/postgres/owner.h"

namespace septem::server::postgres {

class Writer : public TaskWriter {
 public:
  explicit Writer(Owner& owner) : owner_(owner) {}

  /// Archived tables are deleted after so many days; 0: never.
  void keep_archived_for(std::chrono::days time) { kept_for_ = time; }
  /// Before the start: a table that is there, and how many events it has.
  void set_count(const std::string& table, std::uint64_t events) { counts_[table] = events; }

  Written write(std::vector<LogTask>& tasks) override;
  /// Now and then: who writes nothing renews the lease, and what was kept long enough goes.
  bool is_due() const override;
  void finish() override { owner_.release(); }
  void end_soon() override { owner_.give_up(); }

 private:
  using Moment = std::chrono::steady_clock::time_point;
  using Counts = std::unordered_map<std::string, std::uint64_t>;

  // Puts a task into the transaction. False when it does not fit what is there.
  bool add(const Entry& entry);
  bool add(const ArchivedTable& archived);
  bool add(const Erasure& erasure);
  bool add(Millis moment);
  void forget(const std::string& table);
  std::uint64_t count_of(const std::string& table) const;
  /// The table is about to change: a transaction that fails sets it back.
  void set_back_to(const std::string& table);
  bool is_time_to_delete() const;
  Written refuse(const std::vector<LogTask>& tasks, std::string why, bool is_lost = false);

  Owner& owner_;
  Counts counts_;  ///< events of the tables that are not archived
  std::vector<std::pair<std::string, std::optional<std::uint64_t>>> before_;  ///< this transaction, in its order
  std::vector<Statement> piece_;
  std::uint64_t events_ = 0;  ///< in this transaction
  std::uint64_t era_ = 0;
  std::string why_not_;
  std::chrono::days kept_for_{0};
  Moment wrote_at_{};
  Moment looked_for_old_{};
  bool has_old_ = false;
};

}  // namespace septem::server::postgres
