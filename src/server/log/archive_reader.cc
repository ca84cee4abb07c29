#include "server/log/archive_reader.h"

#include <utility>

#include "server/log/archive.h"

namespace septem::server {

ArchiveReader::ArchiveReader(Database database, const LogCallbacks& callbacks)
    : database_(std::move(database)), callbacks_(callbacks), thread_([this] { read_loop(); }) {}

ArchiveReader::~ArchiveReader() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void ArchiveReader::ask(Question question) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(question));
  }
  wake_.notify_one();
}

void ArchiveReader::read_loop() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return !queue_.empty() || is_stopping_; });
    if (is_stopping_) return;
    const Question question = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    std::visit([this](const auto& one) { answer(one); }, question);
    lock.lock();
  }
}

void ArchiveReader::answer(const std::string& table) { callbacks_.was_read(table, read_archived(database_, table)); }

void ArchiveReader::answer(const Person& person) { callbacks_.was_listed(person, list_archived(database_, person)); }

}  // namespace septem::server
