// Where the events of all tables are kept. Nothing of the server but an implementation (server/log/) knows how; every one of them passes the
// cases of tests/contract/event_log.json, and so does the page's own in TypeScript.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/event.h"
#include "server/histogram.h"

namespace septem::server {

/// One event for the log.
struct Entry {
  std::uint64_t number = 0;  ///< counts all appends of this process
  std::uint64_t era = 0;     ///< changes with every failed commit
  std::string table;
  std::uint64_t seq = 0;  ///< the number that the table expects it to get
  Millis at = 0;
  std::string text;
};

/// A table that is finished: all its events in one piece, and who played.
struct ArchivedTable {
  std::string table;
  StoredEvents events;
  std::vector<Person> people;
  std::int64_t wall = 0;  ///< seconds since 1970 when it was archived; 0: now
};

/// An archived table that goes for good. Numbered like an entry.
struct Erasure {
  std::uint64_t number = 0;
  std::uint64_t era = 0;
  std::string table;
};

/// What the hub asks of the log. None of it waits for a disk or a network.
class EventLog {
 public:
  virtual ~EventLog() = default;

  /// `committed` or `failed` follows. It fails when the log does not have just the events before it, or is somebody else's by now;
  /// nothing is kept then of what was appended in this era and is not committed.
  virtual void append(Entry entry) = 0;
  /// The table leaves the events for the archive.
  virtual void archive(ArchivedTable table) = 0;
  /// A table of the archive: `was_read` follows.
  virtual void read(const std::string& table) = 0;
  /// The archived tables of a person, the latest first and only so many: `was_listed` follows.
  virtual void list(const Person& person) = 0;
};

/// What a log says, from threads of its own.
struct LogCallbacks {
  /// Everything up to this number is on disk.
  std::function<void(std::uint64_t number)> committed;
  std::function<void(std::string why)> failed;
  /// A table that is there and cannot be read has no events.
  std::function<void(const std::string& table, std::optional<StoredEvents> events)> was_read;
  std::function<void(const Person& person, std::vector<std::string> tables)> was_listed{};
  /// The log is somebody else's for good: nothing will be written any more.
  std::function<void(std::string why)> lost = [](const std::string&) {};
};

/// What was there when a log was claimed.
struct LogContents {
  struct SetApart {
    std::string why;
    StoredEvents events;  ///< those that can be read
  };
  std::map<std::string, StoredEvents> tables;  ///< not archived
  std::map<std::string, SetApart> set_apart;
  Millis moment = 0;  ///< the last of the server's own time that the log knows
};

/// What the metrics tell of a log.
struct LogFigures {
  std::uint64_t commits = 0;
  std::uint64_t events = 0;
  std::uint64_t failures = 0;
  std::uint64_t swept = 0;    ///< events of archived tables taken out
  std::uint64_t deleted = 0;  ///< archived tables that were kept long enough
  std::uint64_t missing = 0;  ///< events that were not there any more at the start
  Histogram times;            ///< of commits, fsync included
  bool is_failing = false;    ///< the last one did
  double oldest_write = 0;    ///< for how many seconds the first of those that are not on disk has waited
};

/// A log in the hands of who runs a server. One at a time has it.
class OwnedLog : public EventLog {
 public:
  /// Once: takes the log over, and tells what is there. Whoever had it before can write no more from `start` on.
  virtual LogContents claim() = 0;
  /// About the log as a whole, as it was when it was opened: what a host should look at.
  virtual const std::vector<std::string>& findings() const = 0;
  /// From here on something may be changed.
  virtual void start(LogCallbacks callbacks) = 0;
  /// Writes what was appended before, then ends. Appends after it are lost, and were never acknowledged.
  virtual void stop() = 0;

  /// A table of the archive is never read again. `committed` or `failed` follows.
  virtual void erase(Erasure erasure) = 0;
  virtual void set_moment(Millis moment) = 0;
  virtual LogFigures figures() const = 0;
  /// Whether certainly nobody else has it at this moment. From any thread.
  virtual bool is_ours() const { return true; }
};

}  // namespace septem::server
