#include "server/net/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

#include "core/check.h"
#include "server/levels.h"

namespace septem::server {
namespace {

using Clock = std::chrono::steady_clock;

/// What waits, table by table: who was asked at last is asked again after all others.
class Waiting {
 public:
  void add(BotTask task) {
    const auto table = std::ranges::find(tables_, task.turn.table, &Queue::table);
    if (table != tables_.end()) return table->tasks.push_back(std::move(task));
    std::string name = task.turn.table;
    tables_.push_back({std::move(name), {}});
    tables_.back().tasks.push_back(std::move(task));
  }
  /// There must be one.
  BotTask next() {
    Queue table = std::move(tables_.front());
    tables_.pop_front();
    BotTask task = std::move(table.tasks.front());
    table.tasks.pop_front();
    if (!table.tasks.empty()) tables_.push_back(std::move(table));
    return task;
  }
  void remove(const BotTurn& turn) {
    for (Queue& table : tables_) std::erase_if(table.tasks, [&](const BotTask& task) { return task.turn == turn; });
    std::erase_if(tables_, [](const Queue& table) { return table.tasks.empty(); });
  }
  void clear() { tables_.clear(); }
  bool is_empty() const { return tables_.empty(); }
  std::size_t size() const {
    std::size_t sum = 0;
    for (const Queue& table : tables_) sum += table.tasks.size();
    return sum;
  }

 private:
  struct Queue {
    std::string table;
    std::deque<BotTask> tasks;
  };

  std::deque<Queue> tables_;
};

}  // namespace

/// Kept alive by whoever still uses it.
struct BotPool::Shared {
  struct Running {
    BotTurn turn;
    StopSource stop{};
    bool is_wanted = true;
  };

  Shared(Think how, Answer whom) : think(std::move(how)), answer(std::move(whom)) {}

  void count(Clock::duration taken) {
    ++figures.thoughts;
    figures.cut += taken >= std::chrono::milliseconds(kLongestThoughtMs) ? 1 : 0;
    figures.seconds += std::chrono::duration<double>(taken).count();
  }

  const Think think;
  const Answer answer;
  std::mutex mutex{};
  std::condition_variable wake{};
  Waiting waiting{};
  BotFigures figures{};
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
    shared_->waiting.clear();
    for (Shared::Running& one : shared_->running) one.stop.stop();
  }
  shared_->wake.notify_all();
}

void BotPool::add(BotTask task) {
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->waiting.add(std::move(task));
  }
  shared_->wake.notify_one();
}

void BotPool::call_off(const BotTurn& turn) {
  const std::lock_guard lock(shared_->mutex);
  shared_->waiting.remove(turn);
  for (Shared::Running& one : shared_->running) {
    if (one.turn != turn) continue;
    one.stop.stop();
    one.is_wanted = false;
  }
}

BotFigures BotPool::figures() const {
  const std::lock_guard lock(shared_->mutex);
  BotFigures figures = shared_->figures;
  figures.waiting = shared_->waiting.size();
  return figures;
}

void BotPool::work(const std::shared_ptr<Shared>& shared) {
  // People come first, even on a single core. On Linux the nice value belongs to the thread.
  constexpr int kNice = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), kNice);
  std::unique_lock lock(shared->mutex);
  while (true) {
    shared->wake.wait(lock, [&] { return shared->is_stopping || !shared->waiting.is_empty(); });
    if (shared->is_stopping) return;
    const BotTask task = shared->waiting.next();
    const auto one = shared->running.insert(shared->running.end(), {task.turn});
    const StopToken stop = one->stop.token();
    lock.unlock();
    const Clock::time_point begin = Clock::now();
    std::string action = shared->think(task.question, stop);
    const Clock::duration taken = Clock::now() - begin;
    lock.lock();
    shared->count(taken);
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
