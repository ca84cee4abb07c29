#include "server/net/stop_signal.h"

#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <utility>

namespace septem::server {
namespace {

sigset_t stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  return signals;
}

}  // namespace

StopSignal::StopSignal(std::chrono::milliseconds most, std::function<void()> is_late)
    : most_(most), is_late_(std::move(is_late)) {
  const sigset_t signals = stop_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // threads made later take it over
  thread_ = std::thread([this] { wait(); });
}

StopSignal::~StopSignal() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  ended_.notify_one();
  pthread_kill(thread_.native_handle(), SIGTERM);  // in case it still waits for one
  thread_.join();
}

void StopSignal::on_stop(std::function<void()> stop) {
  const std::lock_guard lock(mutex_);
  stop_ = std::move(stop);
  if (has_come_) stop_();
}

void StopSignal::wait() {
  const sigset_t signals = stop_signals();
  int signal = 0;
  sigwait(&signals, &signal);
  std::unique_lock lock(mutex_);
  has_come_ = true;
  if (is_over_) return;
  if (stop_) stop_();
  if (ended_.wait_for(lock, most_, [this] { return is_over_; })) return;
  is_late_();
  ::_exit(1);  // not exit: what hangs would hang there, too
}

}  // namespace septem::server
