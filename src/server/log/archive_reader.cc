#include "server/log/archive_reader.h"

#include <utility>

namespace septem::server {

ArchiveReader::ArchiveReader(std::unique_ptr<ArchiveSource> source, const LogCallbacks& callbacks)
    : source_(std::move(source)), callbacks_(callbacks), thread_([this] { read_loop(); }) {}

ArchiveReader::~ArchiveReader() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  source_->end_soon();
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

void ArchiveReader::answer(const std::string& table) { callbacks_.was_read(table, source_->read(table)); }

void ArchiveReader::answer(const Person& person) { callbacks_.was_listed(person, source_->list(person)); }

}  // namespace septem::server
