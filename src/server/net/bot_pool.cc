#include "server/net/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

#include "core/check.h"

namespace septem::server {

/// Kept alive by whoever still uses it.
struct BotPool::Shared {
  struct Running {
    BotTurn turn;
    StopSource stop{};
    bool is_wanted = true;
  };

  Shared(Think how, Answer whom) : think(std::move(how)), answer(std::move(whom)) {}

  const Think think;
  const Answer answer;
  std::mutex mutex{};
  std::condition_variable wake{};
  std::deque<BotTask> tasks{};
  std::list<Running> running{};
  bool is_stopping = false;
};

BotPool::BotPool(unsigned threads, Think think, Answer answer)
    : shared_(std::make_shared<Shared>(std::move(think), std::move(answer))) {
  for (unsigned i = 0; i < threads; ++i) std::thread([shared = shared_] { work(shared); }).detach();
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->is_stopping = true;
    shared_->tasks.clear();
    for (Shared::Running& one : shared_->running) one.stop.stop();
  }
  shared_->wake.notify_all();
}

void BotPool::add(BotTask task) {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->tasks.push_back(std::move(task));
  }
  shared_->wake.notify_one();
}

void BotPool::call_off(const BotTurn& turn) {
  const std::lock_guard lock(shared_->mutex);
  std::erase_if(shared_->tasks, [&](const BotTask& task) { return task.turn == turn; });
  for (Shared::Running& one : shared_->running) {
    if (one.turn != turn) continue;
    one.stop.stop();
    one.is_wanted = false;
  }
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->tasks.size();
}

void BotPool::work(const std::shared_ptr<Shared>& shared) {
  // People come first, even on a single core. On Linux the nice value belongs to the thread.
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
  std::unique_lock lock(shared->mutex);
  while (true) {
    shared->wake.wait(lock, [&] { return shared->is_stopping || !shared->tasks.empty(); });
    if (shared->is_stopping) return;
    const BotTask task = std::move(shared->tasks.front());
    shared->tasks.pop_front();
    const auto one = shared->running.insert(shared->running.end(), {task.turn});
    const StopToken stop = one->stop.token();
    lock.unlock();
    std::string action = shared->think(task.question, stop);
    lock.lock();
    // Under the lock, so that nothing is answered any more when the destructor has had it.
    if (one->is_wanted && !shared->is_stopping) shared->answer(task.turn, std::move(action));
    shared->running.erase(one);
  }
}

std::string decide(const BotQuestion& question, const StopToken& stop) {
  auto advice = think(question, stop);
  SEPTEM_CHECK(advice || stop.is_stopped());
  return advice ? std::move(advice->action) : std::string();
}

}  // namespace septem::server
