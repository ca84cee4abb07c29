// Wakes a thread that waits in poll.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <array>

namespace septem::terminal {

class Waker {
 public:
  Waker() {
    if (::pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK) != 0) ends_ = {-1, -1};
  }
  Waker(const Waker&) = delete;
  Waker& operator=(const Waker&) = delete;
  ~Waker() {
    for (const int end : ends_)
      if (end >= 0) ::close(end);
  }

  int fd() const { return ends_[0]; }
  /// From any thread. A full pipe wakes as well.
  void wake() const {
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends_[1], &byte, 1);
  }
  void rest() const {
    std::array<char, 64> bytes{};
    while (::read(ends_[0], bytes.data(), bytes.size()) > 0) {
    }
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

}  // namespace septem::terminal
