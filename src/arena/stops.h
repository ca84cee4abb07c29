// How soon a bot answers when it is told to stop while it thinks.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string_view>
#include <thread>
#include <vector>

#include "arena/bench.h"
#include "bots/bots.h"

namespace septem {

/// Milliseconds from the request to the answer, of those times that the bot still thought when it came.
struct StopDelays {
  std::size_t caught = 0;
  double median = 0;
  double p99 = 0;
  double longest = 0;
};

/// A thread that stops others at a moment. It turns and turns: to be woken would take longer than many thoughts.
class Stopper {
 public:
  using Clock = std::chrono::steady_clock;

  Stopper() : thread_([this] { run(); }) {}
  Stopper(const Stopper&) = delete;
  Stopper& operator=(const Stopper&) = delete;
  ~Stopper() {
    is_done_ = true;
    thread_.join();
  }

  void stop_at(Clock::time_point moment, const StopSource& source) {
    source_ = source;
    moment_ = moment;
    is_armed_ = true;
  }
  /// When it did; returns once it has.
  Clock::time_point stopped_at() const {
    while (is_armed_) {
    }
    return stopped_at_;
  }

 private:
  void run() {
    while (!is_done_) {
      if (!is_armed_ || Clock::now() < moment_) continue;
      stopped_at_ = Clock::now();
      source_.stop();
      is_armed_ = false;
    }
  }

  std::atomic<bool> is_done_ = false;
  std::atomic<bool> is_armed_ = false;
  StopSource source_;
  Clock::time_point moment_{};
  Clock::time_point stopped_at_{};
  std::thread thread_;
};

/// Lets a bot think at each position twice: once to the end, once until a random moment before that.
template <Game G>
StopDelays measure_stops(const typename G::Setup& setup, const std::vector<Position<G>>& positions,
                         std::string_view name) {
  using Clock = Stopper::Clock;
  const auto bot = make_bot<G>(name);
  Stopper stopper;
  Rng rng(19);
  std::vector<double> delays;
  for (const Position<G>& at : positions) {
    const Problem<G> problem{setup, at.knowledge, at.seat};
    const Clock::time_point begun = Clock::now();
    bot->think(problem, {}, rng);
    const Clock::duration needed = Clock::now() - begun;
    const auto part = static_cast<std::int64_t>(rng.below(1000));
    const StopSource source;
    stopper.stop_at(Clock::now() + needed * part / 1000, source);
    bot->think(problem, {.stop = source.token()}, rng);
    const Clock::time_point answered = Clock::now();
    const Clock::time_point stopped = stopper.stopped_at();
    if (stopped < answered) delays.push_back(std::chrono::duration<double, std::milli>(answered - stopped).count());
  }
  if (delays.empty()) return {};
  std::sort(delays.begin(), delays.end());
  return {delays.size(), delays[delays.size() / 2], delays[delays.size() * 99 / 100], delays.back()};
}

}  // namespace septem
