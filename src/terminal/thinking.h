// Bots think on a thread of their own, so that the table answers meanwhile.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "engine/question.h"
#include "terminal/waker.h"

namespace septem::terminal {

class Thinking {
 public:
  Thinking();
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;
  ~Thinking();

  struct Answer {
    int number = 0;  ///< of the question
    Result<Advice, std::string> advice;
  };

  /// The number of the question.
  int ask(BotQuestion question);
  /// What waits or is thought about is not wanted any more.
  void call_off();
  std::optional<Answer> take();
  int ready() const { return waker_.fd(); }

 private:
  struct Task {
    int number = 0;
    BotQuestion question;
  };
  void work();

  Waker waker_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  std::deque<Answer> answers_;
  StopSource stop_;
  int last_ = 0;
  int first_wanted_ = 0;  ///< answers to questions before it are dropped
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace septem::terminal
