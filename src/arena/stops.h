// How soon a bot answers when it is told to stop.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "arena/bench.h"
#include "bots/bots.h"
#include "engine/question.h"

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

/// Calls `think(at, stop)` twice for each number below `count`: once to the end, once until a random moment before that. Bots that think
/// long are asked less often.
template <class Think>
StopDelays measure_stops(std::size_t count, Think think) {
  using Clock = Stopper::Clock;
  constexpr double kMostSeconds = 3;
  const Stopwatch watch;
  Stopper stopper;
  Rng rng(19);
  std::vector<double> delays;
  for (std::size_t at = 0; at < count && watch.seconds() < kMostSeconds; ++at) {
    const Clock::time_point begun = Clock::now();
    think(at, StopToken{});
    const Clock::duration needed = Clock::now() - begun;
    const auto part = static_cast<std::int64_t>(rng.below(1000));
    const StopSource source;
    stopper.stop_at(Clock::now() + needed * part / 1000, source);
    think(at, source.token());
    const Clock::time_point answered = Clock::now();
    const Clock::time_point stopped = stopper.stopped_at();
    if (stopped < answered) delays.push_back(std::chrono::duration<double, std::milli>(answered - stopped).count());
  }
  if (delays.empty()) return {};
  std::sort(delays.begin(), delays.end());
  return {delays.size(), delays[delays.size() / 2], delays[delays.size() * 99 / 100], delays.back()};
}

/// Stops a bot while it thinks.
template <Game G>
StopDelays measure_bot_stops(const typename G::Setup& setup, const std::vector<Position<G>>& positions,
                             std::string_view name) {
  const auto bot = make_bot<G>(name);
  Rng rng(23);
  return measure_stops(positions.size(), [&](std::size_t at, const StopToken& stop) {
    bot->think({setup, positions[at].knowledge, positions[at].seat}, {.stop = stop}, rng);
  });
}

/// Stops a bot between the question and its answer: while the question is read, too.
inline StopDelays measure_question_stops(std::vector<BotQuestion> questions, const std::string& name) {
  for (BotQuestion& question : questions) question.bot = name;
  return measure_stops(questions.size(),
                       [&](std::size_t at, const StopToken& stop) { (void)think(questions[at], stop); });
}

}  // namespace septem
