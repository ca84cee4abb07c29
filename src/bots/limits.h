// How long a bot may think, and how it learns that it must stop.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace septem {

/// Looked at by who thinks. One that came from nowhere never stops anybody.
class StopToken {
 public:
  StopToken() = default;
  bool is_stopped() const { return flag_ && flag_->load(std::memory_order_relaxed); }

 private:
  friend class StopSource;
  explicit StopToken(std::shared_ptr<const std::atomic<bool>> flag) : flag_(std::move(flag)) {}
  std::shared_ptr<const std::atomic<bool>> flag_;
};

/// Stops all who have its token, from any thread.
class StopSource {
 public:
  void stop() { flag_->store(true, std::memory_order_relaxed); }
  StopToken token() const { return StopToken(flag_); }

 private:
  std::shared_ptr<std::atomic<bool>> flag_ = std::make_shared<std::atomic<bool>>(false);
};

/// Whichever comes first ends the thinking; without any of them a bot thinks as long as it likes.
struct Limits {
  std::optional<std::int64_t> ms{};          ///< time
  std::optional<std::int64_t> iterations{};  ///< work, in steps of the bot's own: a move rated, a game played out
  std::optional<std::int64_t> threads{};     ///< at once, for bots that can; one where the work is limited
  StopToken stop{};

  /// For a bot that would like to do so much where neither time nor work is given.
  Limits or_work(std::int64_t work) const {
    Limits limits = *this;
    if (!ms && !iterations) limits.iterations = work;
    return limits;
  }
};

/// What is left of the limits. A bot asks before each piece of work, which should take a millisecond at most.
class Budget {
 public:
  explicit Budget(Limits limits)
      : limits_(std::move(limits)), start_(limits_.ms ? Clock::now() : Clock::time_point{}) {}

  /// Whether there may be one more piece of work; then it is counted.
  bool spend() {
    if (is_spent()) return false;
    ++work_;
    return true;
  }
  /// For work that is not counted because it is of no use before it is whole.
  bool is_spent() const {
    return (limits_.iterations && work_ >= *limits_.iterations) || limits_.stop.is_stopped() ||
           (limits_.ms && Clock::now() - start_ >= std::chrono::milliseconds(*limits_.ms));
  }
  /// Whether the work is not limited to less.
  bool has_left(std::size_t work) const {
    return !limits_.iterations || work_ + static_cast<std::int64_t>(work) <= *limits_.iterations;
  }
  /// Whether the answer must not depend on time: the same work gives the same answer.
  bool is_counted() const { return limits_.iterations.has_value(); }
  std::int64_t work() const { return work_; }

 private:
  using Clock = std::chrono::steady_clock;

  Limits limits_;
  Clock::time_point start_;
  std::int64_t work_ = 0;
};

}  // namespace septem
