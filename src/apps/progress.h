// One line that says how far something is. Only on a terminal: nothing is written when somebody else reads.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace septem {

class Progress {
 public:
  Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  /// So much of something is done before it begins.
  void begin(std::uint64_t done, std::uint64_t all);
  /// Rewrites the line, a few times a second at most.
  void show(const std::string& what, std::uint64_t done);
  /// Takes the line away, so that others can be written.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool is_terminal_;
  bool is_shown_ = false;
  std::uint64_t first_ = 0;
  std::uint64_t all_ = 0;
  Clock::time_point start_{};
  Clock::time_point next_{};
};

/// The line, cut to a terminal of so many columns; 0: nobody knows how many.
std::string progress_line(const std::string& text, std::size_t columns);

/// `0:07`, `2:05:00`.
std::string duration_text(double seconds);

}  // namespace septem
