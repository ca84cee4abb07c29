// Reads tables of the archive on a thread of its own: nobody at another table waits for the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "server/event.h"
#include "server/log/sqlite.h"

namespace septem::server {

class TableReader {
 public:
  using Done = std::function<void(const std::string& table, std::optional<StoredEvents> events)>;

  TableReader(Database database, Done done);
  /// What has not been read by then is not.
  ~TableReader();
  TableReader(const TableReader&) = delete;
  TableReader& operator=(const TableReader&) = delete;

  void read(std::string table);

 private:
  void read_loop();

  Database database_;
  Done done_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::string> queue_;
  bool is_stopping_ = false;
  std::thread thread_;
};

}  // namespace septem::server
