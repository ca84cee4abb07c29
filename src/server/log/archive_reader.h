// Reads the archive on a thread of its own: nobody at another table waits for the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <variant>

#include "server/event_log.h"
#include "server/log/sqlite.h"

namespace septem::server {

class ArchiveReader {
 public:
  /// A table by its name, or the tables of a person.
  using Question = std::variant<std::string, Person>;

  /// Answers with `was_read` and `was_listed`.
  ArchiveReader(Database database, const LogCallbacks& callbacks);
  /// What has not been read by then is not.
  ~ArchiveReader();
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;

  void ask(Question question);

 private:
  void read_loop();
  void answer(const std::string& table);
  void answer(const Person& person);

  Database database_;
  const LogCallbacks& callbacks_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> queue_;
  bool is_stopping_ = false;
  std::thread thread_;
};

}  // namespace septem::server
