#include "server/log/log_thread.h"

#include <utility>

namespace septem::server {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// From one commit to the next, so that a few events more share each fsync: short while people wait for one another, longer when
/// so many events come that each of them waits its turn anyway.
constexpr auto kGap = std::chrono::milliseconds(2);
constexpr auto kBusyGap = std::chrono::milliseconds(3);
constexpr std::size_t kBusy = 20;
/// Chores are done with a commit, or by themselves after this time.
constexpr auto kChoreGap = std::chrono::milliseconds(100);
constexpr auto kIdle = std::chrono::seconds(1);

/// The last of those that are waited for; 0 when there is none.
std::uint64_t last_number_in(const std::vector<LogTask>& tasks) {
  std::uint64_t number = 0;
  for (const LogTask& task : tasks) {
    if (const Entry* entry = std::get_if<Entry>(&task)) number = entry->number;
    if (const Erasure* erasure = std::get_if<Erasure>(&task)) number = erasure->number;
  }
  return number;
}

}  // namespace

bool is_of_other_era(const LogTask& task, std::uint64_t era) {
  const Entry* entry = std::get_if<Entry>(&task);
  const Erasure* erasure = std::get_if<Erasure>(&task);
  return (entry && entry->era != era) || (erasure && erasure->era != era);
}

std::string why_no_successor(const Entry& entry, std::uint64_t before) {
  return "table " + entry.table + " has " + std::to_string(before) + " events there, and not one less than " +
         std::to_string(entry.seq);
}

void LogThread::start(TaskWriter& writer, const LogCallbacks& callbacks) {
  writer_ = &writer;
  callbacks_ = &callbacks;
  thread_ = std::thread([this] { write_loop(); });
}

void LogThread::stop() {
  {
    const std::lock_guard lock(mutex_);
    is_stopping_ = true;
  }
  wake_.notify_one();
  if (!thread_.joinable()) return;
  writer_->end_soon();
  thread_.join();
}

void LogThread::add(LogTask task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(task));
    if (queue_.size() > 1) return;
    queued_since_ = SteadyClock::now();
  }
  wake_.notify_one();
}

void LogThread::write_loop() {
  std::vector<LogTask> tasks;
  auto last = SteadyClock::now() - kGap;
  auto gap = kGap;
  std::unique_lock lock(mutex_);
  while (true) {
    const auto patience = writer_->is_due() ? SteadyClock::duration(kChoreGap) : SteadyClock::duration(kIdle);
    const bool has_work = wake_.wait_for(lock, patience, [this] { return !queue_.empty() || is_stopping_; });
    if (has_work && queue_.empty()) break;
    const auto next = last + gap;
    if (!is_stopping_ && SteadyClock::now() < next) {
      lock.unlock();
      std::this_thread::sleep_until(next);
      lock.lock();
    }
    tasks.swap(queue_);
    writing_since_ = std::exchange(queued_since_, std::nullopt);
    lock.unlock();
    last = SteadyClock::now();
    gap = tasks.size() < kBusy ? kGap : kBusyGap;
    if (!tasks.empty() || writer_->is_due()) write(tasks);
    tasks.clear();
    lock.lock();
    writing_since_.reset();
  }
  lock.unlock();
  writer_->finish();
}

void LogThread::write(std::vector<LogTask>& tasks) {
  const auto begin = SteadyClock::now();
  const TaskWriter::Written written = writer_->write(tasks);
  const bool is_good = !written.why_not;
  {
    const std::lock_guard lock(mutex_);
    (is_good ? figures_.commits : figures_.failures) += 1;
    figures_.is_failing = !is_good || (figures_.is_failing && !written.has_changed);
    figures_.events += written.events;
    figures_.swept += written.swept;
    figures_.deleted += written.deleted;
    figures_.times.add(std::chrono::duration<double>(SteadyClock::now() - begin).count());
  }
  if (!is_good && !tasks.empty()) callbacks_->failed("the database cannot be written: " + *written.why_not);
  if (written.is_lost) callbacks_->lost(*written.why_not);
  if (const std::uint64_t number = last_number_in(tasks); is_good && number != 0) callbacks_->committed(number);
}

LogFigures LogThread::figures() const {
  const std::lock_guard lock(mutex_);
  LogFigures figures = figures_;
  if (const auto since = writing_since_ ? writing_since_ : queued_since_) {
    figures.oldest_write = std::chrono::duration<double>(SteadyClock::now() - *since).count();
  }
  return figures;
}

}  // namespace septem::server
