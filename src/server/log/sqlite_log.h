// The event log on disk: one SQLite file (WAL, synchronous=FULL). format.h describes it.
//
// A writer thread puts everything that was appended meanwhile into one transaction, so that all tables share each fsync. When a
// transaction fails (a full disk), nothing of it is kept, and what was appended after it in the same era is refused too:
// otherwise an event could follow one that is missing. The archive is read on another thread.
//
// append, archive, erase, read, list and set_moment may be called from one thread at any time; the callbacks come from the log's threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/result.h"
#include "server/event_log.h"
#include "server/log/archive_reader.h"
#include "server/log/contents.h"
#include "server/log/log_writer.h"
#include "server/log/opening.h"
#include "server/log/sqlite.h"

namespace septem::server {

class SqliteLog : public OwnedLog {
 public:
  /// See `open_whole`.
  static Result<std::unique_ptr<SqliteLog>, std::string> open(const std::filesystem::path& folder);
  ~SqliteLog() override;

  /// Archived tables are deleted after so many days; 0: never.
  void keep_archived_for(std::chrono::days time) { writer_.chores().keep_archived_for(time); }

  /// A table that is not whole is set apart; the file is left as it is until `start`.
  LogContents claim() override;
  const std::vector<std::string>& findings() const override { return findings_; }
  void start(LogCallbacks callbacks) override;
  void stop() override;

  void append(Entry entry) override { queue(std::move(entry)); }
  void archive(ArchivedTable table) override { queue(std::move(table)); }
  /// Its events leave the file step by step, but are never read again.
  void erase(Erasure erasure) override { queue(std::move(erasure)); }
  void set_moment(Millis moment) override { queue(moment); }
  void read(const std::string& table) override { reader_->ask(table); }
  void list(const Person& person) override { reader_->ask(person); }
  LogFigures figures() const override;

 private:
  using Moment = std::chrono::steady_clock::time_point;

  SqliteLog(const std::filesystem::path& folder, OpenedDatabase opened, Database writer, Database reader);

  void queue(LogTask task);
  void write_loop();
  void write(std::vector<LogTask>& tasks);

  LogWriter writer_;  ///< its thread's, once that runs; ends last, since the last to close the file tidies it up
  std::optional<Database> for_reader_;  ///< until it starts
  LogCallbacks callbacks_;
  Contents contents_;  ///< until they are claimed
  std::vector<std::string> findings_;
  std::unique_ptr<ArchiveReader> reader_;
  std::int64_t claim_ = 0;  ///< counts who took the log over

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<LogTask> queue_;
  std::optional<Moment> queued_since_;   ///< while something is in the queue
  std::optional<Moment> writing_since_;  ///< while something is written: since when it had been queued
  bool is_stopping_ = false;
  LogFigures figures_;
  std::thread thread_;
};

}  // namespace septem::server
