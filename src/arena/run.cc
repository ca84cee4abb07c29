#include "arena/run.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace septem {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Deals that one thread plays before it looks up: so many that handing them over costs nothing, so few that nobody waits.
class Portion {
 public:
  std::uint64_t deals() const { return deals_; }
  void took(Clock::duration time) {
    constexpr std::uint64_t kMost = 256;
    if (time < milliseconds(2)) deals_ = std::min(2 * deals_, kMost);
    if (time > milliseconds(20)) deals_ = std::max<std::uint64_t>(deals_ / 2, 1);
  }

 private:
  std::uint64_t deals_ = 1;
};

class Crew {
 public:
  Crew(Contest& contest, const RunOrder& order)
      : contest_(contest), order_(order), next_(order.from), due_(order.from) {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    for (unsigned i = 0; i < (order.threads == 0 ? cores : order.threads); ++i)
      threads_.emplace_back([this] { work(); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    {
      const std::lock_guard lock(mutex_);
      is_ending_ = true;
    }
    stop_.stop();
    room_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  bool is_done() const { return due_ >= order_.until; }

  /// The results that are due next; nothing when none came for a while.
  std::vector<DealResult> wait() {
    constexpr milliseconds kWhile(100);
    std::unique_lock lock(mutex_);
    arrived_.wait_for(lock, kWhile, [this] { return played_.contains(due_); });
    const auto found = played_.find(due_);
    if (found == played_.end()) return {};
    std::vector<DealResult> results = std::move(found->second);
    played_.erase(found);
    due_ += results.size();
    room_.notify_all();
    return results;
  }

 private:
  void work() {
    Portion portion;
    while (const auto first = claim(portion.deals())) {
      const Clock::time_point start = Clock::now();
      std::vector<DealResult> results;
      const std::uint64_t end = std::min(*first + portion.deals(), order_.until);
      for (std::uint64_t deal = *first; deal < end; ++deal) {
        auto result = contest_.play(deal, stop_.token());
        if (!result) return;
        results.push_back(std::move(*result));
      }
      portion.took(Clock::now() - start);
      const std::lock_guard lock(mutex_);
      played_.emplace(*first, std::move(results));
      arrived_.notify_one();
    }
  }

  /// The first of the next deals to play; nothing when there are no more. Nobody runs far ahead of one who takes long.
  std::optional<std::uint64_t> claim(std::uint64_t deals) {
    constexpr std::uint64_t kAhead = 4096;
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return is_ending_ || next_ < due_ + kAhead; });
    if (is_ending_ || next_ >= order_.until) return std::nullopt;
    const std::uint64_t first = next_;
    next_ = std::min(next_ + deals, order_.until);
    return first;
  }

  Contest& contest_;
  const RunOrder& order_;
  StopSource stop_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::condition_variable room_;
  std::uint64_t next_;  ///< not claimed yet
  std::uint64_t due_;   ///< not handed over yet
  bool is_ending_ = false;
  std::map<std::uint64_t, std::vector<DealResult>> played_;  ///< by the first deal
  std::vector<std::thread> threads_;
};

}  // namespace

void run_deals(Contest& contest, const RunOrder& order, const std::function<bool(DealResult)>& take,
               const std::function<void()>& look) {
  Crew crew(contest, order);
  while (!crew.is_done() && !order.stop.is_stopped()) {
    for (DealResult& result : crew.wait())
      if (!take(std::move(result))) return;
    look();
  }
}

}  // namespace septem
