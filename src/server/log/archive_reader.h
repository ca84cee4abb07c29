// Reads the archive on a thread of its own: nobody at another table waits for the disk.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/event_log.h"

namespace septem::server {

/// Finished tables, wherever they are kept. For one thread.
class ArchiveSource {
 public:
  virtual ~ArchiveSource() = default;
  /// One that is there and cannot be read has no events.
  virtual std::optional<StoredEvents> read(const std::string& table) = 0;
  /// The tables of a person, the latest first and only so many.
  virtual std::vector<std::string> list(const Person& person) = 0;
  /// From another thread: what cannot be read soon is not waited for.
  virtual void end_soon() {}
};

class ArchiveReader {
 public:
  /// A table by its name, or the tables of a person.
  using Question = std::variant<std::string, Person>;

  /// Answers with `was_read` and `was_listed`.
  ArchiveReader(std::unique_ptr<ArchiveSource> source, const LogCallbacks& callbacks);
  /// What has not been read by then is not.
  ~ArchiveReader();
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;

  void ask(Question question);

 private:
  void read_loop();
  void answer(const std::string& table);
  void answer(const Person& person);

  std::unique_ptr<ArchiveSource> source_;
  const LogCallbacks& callbacks_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> queue_;
  bool is_stopping_ = false;
  std::thread thread_;
};

}  // namespace septem::server
