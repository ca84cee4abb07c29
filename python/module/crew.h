// Threads that wait for work, and share each piece of it.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace septem::python {

class Crew {
 public:
  /// The calling thread is one of them.
  explicit Crew(unsigned threads) {
    for (unsigned i = 1; i < threads; ++i) threads_.emplace_back([this, i] { serve(i); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    {
      const std::lock_guard lock(mutex_);
      is_over_ = true;
    }
    has_work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  /// Calls `work(from, to)` for parts of 0 .. count, one on each thread, and waits for all of them.
  void share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
    if (threads_.empty()) return work(0, count);
    {
      const std::lock_guard lock(mutex_);
      work_ = &work;
      count_ = count;
      waiting_for_ = threads_.size();
      ++turn_;
    }
    has_work_.notify_all();
    do_part(0, count, work);
    std::unique_lock lock(mutex_);
    is_done_.wait(lock, [this] { return waiting_for_ == 0; });
  }

 private:
  void do_part(std::size_t part, std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) const {
    const std::size_t parts = threads_.size() + 1;
    work(count * part / parts, count * (part + 1) / parts);
  }

  void serve(std::size_t part) {
    std::uint64_t served = 0;
    std::unique_lock lock(mutex_);
    while (true) {
      has_work_.wait(lock, [&] { return is_over_ || turn_ != served; });
      if (is_over_) return;
      served = turn_;
      const auto& work = *work_;
      const std::size_t count = count_;
      lock.unlock();
      do_part(part, count, work);
      lock.lock();
      if (--waiting_for_ == 0) is_done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable has_work_;
  std::condition_variable is_done_;
  const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;
  std::size_t count_ = 0;
  std::size_t waiting_for_ = 0;
  std::uint64_t turn_ = 0;
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace septem::python
