#include "server/log/table_reader.h"

#include <utility>

#include "server/log/archive.h"

namespace septem::server {

TableReader::TableReader(Database database, Done done)
    : database_(std::move(database)), done_(std::move(done)), thread_([this] { read_loop(); }) {}

TableReader::~TableReader() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void TableReader::read(std::string table) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(table));
  }
  wake_.notify_one();
}

void TableReader::read_loop() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return !queue_.empty() || is_stopping_; });
    if (is_stopping_) return;
    const std::string table = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    done_(table, read_archived(database_, table));
    lock.lock();
  }
}

}  // namespace septem::server
