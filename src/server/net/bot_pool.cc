#include "server/net/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "server/levels.h"

namespace septem::server {

BotPool::BotPool(unsigned threads, Answer answer) : answer_(std::move(answer)) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::add(BotTask task) {
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return tasks_.size();
}

void BotPool::work() {
  // People come first, even on a single core. On Linux the nice value belongs to the thread.
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return is_stopping_ || !tasks_.empty(); });
    if (is_stopping_) return;
    BotTask task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    Rng rng = task.seed.stream(0);
    std::string action = decide(task.level, task.question, rng);
    answer_(std::move(task), std::move(action));
    lock.lock();
  }
}

}  // namespace septem::server
