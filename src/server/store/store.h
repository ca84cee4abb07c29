// The event log on disk: one SQLite file (WAL, synchronous=FULL). format.h describes it.
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
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <variant>
#include <vector>

#include "core/result.h"
#include "server/histogram.h"
#include "server/hub.h"
#include "server/store/contents.h"
#include "server/store/folder.h"
#include "server/store/heads.h"
#include "server/store/sqlite.h"

namespace septem::server {

class Store {
 public:
  struct Callbacks {
    std::function<void(std::uint64_t number)> committed;
    std::function<void(std::string why)> failed;
  };
  /// What the metrics tell.
  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t events = 0;
    std::uint64_t failures = 0;
    std::uint64_t swept = 0;    ///< events of finished tables taken out
    std::uint64_t deleted = 0;  ///< finished tables that were kept long enough
    std::uint64_t missing = 0;  ///< events that were not there any more at the start
    Histogram times;            ///< of commits, fsync included
    bool is_failing = false;    ///< the last one did
    double oldest_write = 0;    ///< for how many seconds the first of those that are not on disk has waited
  };
  /// What was there at the start.
  struct Found {
    struct SetApart {
      std::string why;
      std::vector<Table::Stored> events;  ///< those that can be read
    };
    std::map<std::string, std::vector<Table::Stored>> tables;  ///< not filed, each with its events in order
    std::map<std::string, SetApart> set_apart;
    Millis moment = 0;  ///< the last of the server's own time that the file knows
  };

  /// Makes the file when there is none. A file that is no database of Septem, has another format, or of which nothing can be read is refused
  /// with the reason, and left as it is. One that SQLite cannot read any more is repaired, and kept as it was beside it.
  static Result<std::unique_ptr<Store>, std::string> open(const std::filesystem::path& folder);
  ~Store();

  /// Once. A table that is not whole is set apart; the file is left as it is.
  Found read();
  /// About the file as a whole, as it was at the start.
  const std::vector<std::string>& findings() const { return findings_; }

  /// Finished tables are deleted after so many days; 0: never.
  void keep_filed_for(std::chrono::days time) { kept_for_ = time; }

  /// From here on the file may be changed.
  void start(Callbacks callbacks);
  /// Writes what was appended before, then ends. Appends after it are lost, and were never acknowledged.
  void stop();

  void append(Entry entry);
  void file(Filed filed);
  /// Of a table that is filed. Its events leave the file step by step, but are never read again.
  void erase(Erasure erasure);
  void set_moment(Millis moment);

  /// One that is there and cannot be read has no events.
  std::optional<std::vector<Table::Stored>> filed(const std::string& table);
  /// The latest ones first, at most so many.
  std::vector<std::string> filed_of(const Person& person, int most);

  Figures figures() const;

 private:
  using Task = std::variant<Entry, Filed, Erasure, Millis>;
  using Moment = std::chrono::steady_clock::time_point;
  /// Where the events of a table are, by number.
  using Places = std::unordered_map<std::string, std::vector<std::int64_t>>;

  Store(std::filesystem::path folder, Contents contents, Database writer, Database reader);

  void queue(Task task);
  void write_loop();
  void write(std::vector<Task>& tasks);
  bool write(const Entry& entry);
  bool write(const Filed& filed);
  bool write(const Erasure& erasure);
  bool write(Millis moment);
  bool is_of_failed_era(const Task& task) const;
  void keep(const std::vector<Task>& tasks);
  void leave_to_sweep(const std::string& table);
  bool has_chores() const;
  bool do_chores();
  bool sweep();
  bool delete_old();
  bool delete_heads(const std::vector<Task>& tasks);
  bool forget_erased();
  void chores_done();
  void write_last_heads();

  std::filesystem::path folder_;
  Database writer_;  ///< the writer thread's, once it runs
  Database reader_;
  Callbacks callbacks_;
  LastNumber last_number_;
  Contents contents_;  ///< until they are read
  std::vector<std::string> findings_;
  // The writer's.
  std::uint64_t era_ = 0;
  std::int64_t last_ = 0;              ///< number on disk
  std::int64_t next_ = 0;              ///< number in this transaction
  Places places_;                      ///< of the tables that are not filed
  std::deque<std::int64_t> to_sweep_;  ///< events that are filed by now
  std::vector<std::string> erased_;    ///< tables whose empty rows go after the last of their events
  Heads heads_;
  std::size_t sweeping_ = 0;  ///< of these in this transaction
  std::size_t deleting_ = 0;  ///< finished tables in this transaction
  std::int64_t swept_ = 0;
  std::chrono::days kept_for_{0};
  Moment looked_for_old_{};
  Moment chores_rest_until_{};
  bool has_old_ = false;
  std::optional<Statement> insert_event_;
  std::optional<Statement> insert_filed_;
  std::optional<Statement> insert_person_;
  std::optional<Statement> erase_person_;
  std::optional<Statement> set_meta_;
  std::optional<Statement> delete_event_;
  std::optional<Statement> set_head_;
  std::optional<Statement> delete_head_;

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Task> queue_;
  std::optional<Moment> queued_since_;   ///< while something is in the queue
  std::optional<Moment> writing_since_;  ///< while something is written: since when it had been queued
  bool is_stopping_ = false;
  Figures figures_;
  std::thread thread_;
};

}  // namespace septem::server
