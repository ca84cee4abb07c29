#include "terminal/thinking.h"

#include <utility>

namespace septem::terminal {

Thinking::Thinking() : thread_([this] { work(); }) {}

Thinking::~Thinking() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    stop_.stop();
  }
  changed_.notify_all();
  thread_.join();
}

int Thinking::ask(BotQuestion question) {
  const std::lock_guard lock(mutex_);
  tasks_.push_back({++last_, std::move(question)});
  changed_.notify_all();
  return last_;
}

void Thinking::call_off() {
  const std::lock_guard lock(mutex_);
  tasks_.clear();
  answers_.clear();
  first_wanted_ = last_ + 1;
  stop_.stop();
  stop_ = StopSource();
}

std::optional<Thinking::Answer> Thinking::take() {
  waker_.rest();
  const std::lock_guard lock(mutex_);
  if (answers_.empty()) return std::nullopt;
  std::optional<Answer> answer(std::move(answers_.front()));
  answers_.pop_front();
  if (!answers_.empty()) waker_.wake();
  return answer;
}

void Thinking::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_ending_ || !tasks_.empty(); });
    if (is_ending_) return;
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    const StopToken stop = stop_.token();
    lock.unlock();
    auto advice = think(task.question, stop);
    lock.lock();
    if (task.number < first_wanted_) continue;
    answers_.push_back({task.number, std::move(advice)});
    waker_.wake();
  }
}

}  // namespace septem::terminal
