// Writes what was asked of the log, one transaction after the other: all of one, or nothing. For one thread at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/event_log.h"
#include "server/log/chores.h"
#include "server/log/folder.h"
#include "server/log/log_thread.h"
#include "server/log/sqlite.h"

namespace septem::server {

class LogWriter : public TaskWriter {
 public:
  /// `last`: the last number on disk.
  LogWriter(const std::filesystem::path& folder, Database database, std::int64_t last);
  ~LogWriter() override;

  Chores& chores() { return chores_; }
  /// Before the start: a table that is there, and the numbers of its events.
  void set_places(const std::string& table, std::vector<std::int64_t> places) { places_[table] = std::move(places); }
  /// From here on something may be changed. `claim` counts who took the log over.
  void start(std::int64_t claim);

  Written write(std::vector<LogTask>& tasks) override;
  bool is_due() const override { return chores_.are_due(); }
  void finish() override { chores_.finish(database_, last_); }

 private:
  /// Where the events of a table are, by number.
  using Places = std::unordered_map<std::string, std::vector<std::int64_t>>;
  struct Statements;

  bool write_all(const std::vector<LogTask>& tasks);
  bool write(const Entry& entry);
  bool write(const ArchivedTable& archived);
  bool write(const Erasure& erasure);
  bool write(Millis moment);
  bool is_still_ours();
  bool delete_heads(const std::vector<LogTask>& tasks);
  void keep(const std::vector<LogTask>& tasks);
  void leave_to_sweep(const std::string& table);
  void take_back();

  Database database_;
  LastNumber last_number_;
  std::int64_t claim_ = 0;
  bool is_claimed_ = false;
  std::uint64_t era_ = 0;
  std::int64_t last_ = 0;                    ///< number on disk
  std::int64_t next_ = 0;                    ///< number in this transaction
  Places places_;                            ///< of the tables that are not archived, also in this transaction
  std::vector<Places::value_type*> placed_;  ///< those that got an event in this transaction, once for each
  std::string why_not_;                      ///< the transaction fails, where SQLite knows no reason
  Chores chores_;
  std::unique_ptr<Statements> statements_;
};

}  // namespace septem::server
