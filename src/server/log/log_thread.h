// The thread that writes a log: everything that was asked for meanwhile goes into one transaction, so that all tables share each fsync.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/event_log.h"

namespace septem::server {

using LogTask = std::variant<Entry, ArchivedTable, Erasure, Millis>;

/// Its table has gone back meanwhile, or is about to: to be left out.
bool is_of_other_era(const LogTask& task, std::uint64_t era);
/// Why an event cannot follow those that are there.
std::string why_no_successor(const Entry& entry, std::uint64_t before);

/// Writes tasks, one transaction after the other: all of one, or nothing. For one thread at a time.
class TaskWriter {
 public:
  struct Written {
    std::optional<std::string> why_not{};  ///< nothing: it is on disk
    std::uint64_t events = 0;
    std::uint64_t swept = 0;
    std::uint64_t deleted = 0;
    bool has_changed = false;  ///< where nothing was to be written, nothing is known of the disk
    bool is_lost = false;      ///< the log is another's by now, for good
  };

  virtual ~TaskWriter() = default;
  /// What belongs to a failed era is left out, and taken away from the tasks.
  virtual Written write(std::vector<LogTask>& tasks) = 0;
  /// Whether there is something to write though nobody asked for it.
  virtual bool is_due() const = 0;
  /// Nothing more is written.
  virtual void finish() = 0;
  /// From another thread: what cannot be written soon is not waited for.
  virtual void end_soon() {}
};

/// Appends may come from one thread at any time; the callbacks come from this one.
class LogThread {
 public:
  LogThread() = default;
  ~LogThread() { stop(); }
  LogThread(const LogThread&) = delete;
  LogThread& operator=(const LogThread&) = delete;

  /// Both are there until it has stopped.
  void start(TaskWriter& writer, const LogCallbacks& callbacks);
  /// What was added before is written.
  void stop();
  void add(LogTask task);
  LogFigures figures() const;

 private:
  using Moment = std::chrono::steady_clock::time_point;

  void write_loop();
  void write(std::vector<LogTask>& tasks);

  TaskWriter* writer_ = nullptr;  ///< since the start
  const LogCallbacks* callbacks_ = nullptr;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<LogTask> queue_{};
  std::optional<Moment> queued_since_{};   ///< while something is in the queue
  std::optional<Moment> writing_since_{};  ///< while something is written: since when it had been queued
  bool is_stopping_ = false;
  LogFigures figures_;
  std::thread thread_;
};

}  // namespace septem::server
