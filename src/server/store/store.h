// The event log on disk: one SQLite file (WAL, synchronous=FULL).
//
// A writer thread puts everything that was appended meanwhile into one transaction, so that all tables share each fsync. When a
// transaction fails (a full disk), nothing of it is kept, and what was appended after it in the same era is refused too:
// otherwise an event could follow one that is missing.
//
// append, file, erase and set_moment may be called from one thread at any time; the callbacks come from the writer thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "core/result.h"
#include "server/histogram.h"
#include "server/hub.h"
#include "server/store/sqlite.h"

namespace septem::server {

class Store {
 public:
  static constexpr int kVersion = 1;
  static constexpr std::uint32_t kApplicationId = 0x53505437;  // "SPT7"

  struct Callbacks {
    std::function<void(std::uint64_t number)> committed;
    std::function<void(std::string why)> failed;
  };
  /// What the metrics tell.
  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t events = 0;
    std::uint64_t failures = 0;
    Histogram times;          ///< of commits, fsync included
    bool is_failing = false;  ///< the last one did
    double oldest_write = 0;  ///< for how many seconds the first of those that are not on disk has waited
  };

  /// Makes the file when there is none. A file that is no database of Septem, is newer, or cannot be read is refused with the
  /// reason, and left as it is.
  static Result<std::unique_ptr<Store>, std::string> open(const std::filesystem::path& folder);
  ~Store();

  /// The tables that are not filed, with their events in order.
  Result<std::map<std::string, std::vector<Table::Stored>>, std::string> read_tables();
  /// The last moment of the server's own time that the file knows.
  Millis moment();

  /// From here on the file may be changed.
  void start(Callbacks callbacks);
  /// Writes what was appended before, then ends. Appends after it are lost, and were never acknowledged.
  void stop();

  void append(Entry entry);
  void file(Filed filed);
  /// Of a table that is filed. Its events leave the file step by step, but are never read again.
  void erase(Erasure erasure);
  void set_moment(Millis moment);

  std::optional<std::vector<Table::Stored>> filed(const std::string& table);
  /// The latest ones first, at most so many.
  std::vector<std::string> filed_of(const Person& person, int most);

  Figures figures() const;

 private:
  using Task = std::variant<Entry, Filed, Erasure, Millis>;
  using Moment = std::chrono::steady_clock::time_point;

  explicit Store(Database writer, Database reader) : writer_(std::move(writer)), reader_(std::move(reader)) {}

  void queue(Task task);
  void write_loop();
  void write(std::vector<Task>& tasks);
  bool write(const Entry& entry);
  bool write(const Filed& filed);
  bool write(const Erasure& erasure);
  bool is_of_failed_era(const Task& task) const;
  bool write(Millis moment);
  void sweep();

  Database writer_;  ///< the writer thread's, once it runs
  Database reader_;
  Callbacks callbacks_;
  std::uint64_t era_ = 0;      ///< the writer's
  std::int64_t sweep_at_ = 0;  ///< events up to here hold nothing that is filed
  bool is_swept_ = false;
  std::optional<Statement> insert_event_;
  std::optional<Statement> insert_filed_;
  std::optional<Statement> insert_person_;
  std::optional<Statement> erase_person_;
  std::optional<Statement> set_moment_;

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> queue_;
  std::optional<Moment> queued_since_;   ///< while something is in the queue
  std::optional<Moment> writing_since_;  ///< while something is written: since when it had been queued
  bool is_stopping_ = false;
  Figures figures_;
  std::thread thread_;
};

/// Copies the database of a running server into `target` (a folder), all of one moment. The failure says why not.
std::optional<std::string> backup(const std::filesystem::path& data, const std::filesystem::path& target);

/// Why the file is none that this Septem reads. Looks at the file's own header, so that nothing is touched: not even SQLite's side files.
std::optional<std::string> why_not_ours(const std::filesystem::path& file);

std::filesystem::path database_in(const std::filesystem::path& folder);

}  // namespace septem::server
