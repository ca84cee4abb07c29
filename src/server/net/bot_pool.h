// Threads on which bots think, so that nobody's move waits for them.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/hub.h"

namespace septem::server {

class BotPool {
 public:
  using Answer = std::function<void(BotTask task, std::string action)>;

  /// `answer` is called on the pool's threads.
  BotPool(unsigned threads, Answer answer);
  /// Waits for the bots that are thinking; those that have not begun are forgotten.
  ~BotPool();

  void add(BotTask task);
  std::size_t waiting() const;

 private:
  void work();

  Answer answer_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<BotTask> tasks_;
  bool is_stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace septem::server
