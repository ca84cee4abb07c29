// Lines from a file descriptor, read no further than the lines that are asked for need.
#pragma once

#include <unistd.h>

#include <array>
#include <cerrno>
#include <optional>
#include <string>

namespace septem::terminal {

class LinesIn {
 public:
  explicit LinesIn(int fd) : fd_(fd) {}

  int fd() const { return fd_; }
  /// Whether one was read already.
  bool has_line() const { return rest_.find('\n') != std::string::npos; }
  /// Waits for a line; nothing at the end. A last line without an end counts.
  std::optional<std::string> next() {
    while (true) {
      if (const std::size_t end = rest_.find('\n'); end != std::string::npos) return take(end, 1);
      std::array<char, 4096> bytes{};
      const auto count = ::read(fd_, bytes.data(), bytes.size());
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) return rest_.empty() ? std::nullopt : std::optional(take(rest_.size(), 0));
      rest_.append(bytes.data(), static_cast<std::size_t>(count));
    }
  }

 private:
  std::string take(std::size_t end, std::size_t more) {
    std::string line = rest_.substr(0, end);
    rest_.erase(0, end + more);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    return line;
  }

  int fd_;
  std::string rest_;
};

}  // namespace septem::terminal
