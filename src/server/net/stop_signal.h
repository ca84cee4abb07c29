// SIGTERM and SIGINT end the server in time, whatever it is doing: they are waited for on a thread of their own.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace septem::server {

class StopSignal {
 public:
  /// From here on these signals are for this object: to be made before other threads are. When `most` has passed after one of them
  /// and the object is still there, `is_late` is called and the process ends with status 1, as it stands.
  StopSignal(std::chrono::milliseconds most, std::function<void()> is_late);
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// What to do when one comes, on the thread of the signals; at once if it came already.
  void on_stop(std::function<void()> stop);

 private:
  void wait();

  const std::chrono::milliseconds most_;
  std::function<void()> is_late_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::function<void()> stop_;
  bool has_come_ = false;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace septem::server
