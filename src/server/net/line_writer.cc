#include "server/net/line_writer.h"

#include <unistd.h>

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <string_view>
#include <thread>

namespace septem::server {
namespace {

/// Lines of this time are written together: a thread that wakes up for each would take the processor from those who play.
constexpr auto kGather = std::chrono::milliseconds(5);

void write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;  // nobody can be told
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

struct LineWriter::State {
  std::mutex mutex;
  std::condition_variable wake;     ///< the thread
  std::condition_variable written;  ///< who flushes
  std::string waiting;
  std::size_t most_waiting = 0;
  std::uint64_t dropped = 0;
  bool is_writing = false;
  bool is_ending = false;

  void work(int descriptor) {
    std::string text;
    std::unique_lock lock(mutex);
    while (true) {
      wake.wait(lock, [this] { return is_ending || !waiting.empty(); });
      if (waiting.empty()) return;
      lock.unlock();
      std::this_thread::sleep_for(kGather);
      lock.lock();
      text.swap(waiting);
      is_writing = true;
      lock.unlock();
      write_all(descriptor, text);
      text.clear();
      lock.lock();
      is_writing = false;
      written.notify_all();
    }
  }
};

LineWriter::LineWriter(int descriptor, std::size_t most_waiting) : state_(std::make_shared<State>()) {
  state_->most_waiting = most_waiting;
  std::thread([state = state_, descriptor] { state->work(descriptor); }).detach();
}

LineWriter::~LineWriter() {
  const std::lock_guard lock(state_->mutex);
  state_->is_ending = true;
  state_->wake.notify_one();
}

void LineWriter::put(std::string line) {
  const std::lock_guard lock(state_->mutex);
  if (state_->waiting.size() + line.size() > state_->most_waiting) {
    ++state_->dropped;
    return;
  }
  if (state_->waiting.empty()) state_->wake.notify_one();
  state_->waiting += line;
}

bool LineWriter::flush(std::chrono::milliseconds most) {
  std::unique_lock lock(state_->mutex);
  return state_->written.wait_for(lock, most, [this] { return state_->waiting.empty() && !state_->is_writing; });
}

std::uint64_t LineWriter::dropped() const {
  const std::lock_guard lock(state_->mutex);
  return state_->dropped;
}

}  // namespace septem::server
