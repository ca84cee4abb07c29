// The event log on disk: one SQLite file (WAL, synchronous=FULL). format.h describes it.
//
// A thread writes everything that was appended meanwhile in one transaction (log_thread.h). When a
// transaction fails (a full disk), nothing of it is kept, and what was appended after it in the same era is refused too:
// otherwise an event could follow one that is missing. The archive is read on another thread.
//
// append, archive, erase, read, list and set_moment may be called from one thread at any time; the callbacks come from the log's threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/result.h"
#include "server/log/contents.h"
#include "server/log/log_writer.h"
#include "server/log/opening.h"
#include "server/log/sqlite.h"
#include "server/log/threaded_log.h"

namespace septem::server {

class SqliteLog : public ThreadedLog {
 public:
  /// See `open_whole`.
  static Result<std::unique_ptr<SqliteLog>, std::string> open(const std::filesystem::path& folder);
  ~SqliteLog() override;

  /// Archived tables are deleted after so many days; 0: never.
  void keep_archived_for(std::chrono::days time) { writer_.chores().keep_archived_for(time); }

  /// A table that is not whole is set apart; the file is left as it is until `start`.
  LogContents claim() override;
  void start(LogCallbacks callbacks) override;
  LogFigures figures() const override;

 private:
  SqliteLog(const std::filesystem::path& folder, OpenedDatabase opened, Database writer, Database reader);

  LogWriter writer_;  ///< its thread's, once that runs; ends last, since the last to close the file tidies it up
  std::optional<Database> for_reader_;  ///< until it starts
  Contents contents_;                   ///< until they are claimed
  std::int64_t claim_ = 0;              ///< counts who took the log over
  std::uint64_t missing_ = 0;
};

}  // namespace septem::server
