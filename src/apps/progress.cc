#include "apps/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace septem {

Progress::Progress() : is_terminal_(::isatty(STDERR_FILENO) == 1) {}

void Progress::begin(std::uint64_t done, std::uint64_t all) {
  first_ = done;
  all_ = all;
  start_ = Clock::now();
  next_ = start_;
}

void Progress::show(const std::string& what, std::uint64_t done) {
  const Clock::time_point now = Clock::now();
  if (!is_terminal_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  const double passed = std::chrono::duration<double>(now - start_).count();
  std::string left = "?";
  if (done > first_) {
    left = duration_text(passed * static_cast<double>(all_ - done) / static_cast<double>(done - first_));
  }
  fmt::print(stderr, "\r\x1b[K{}: {} of {} deals, {} left", what, done, all_, left);
  std::fflush(stderr);
  is_shown_ = true;
}

void Progress::clear() {
  if (is_shown_) fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  is_shown_ = false;
}

std::string duration_text(double seconds) {
  const auto all = static_cast<std::int64_t>(seconds + 0.5);
  if (all < 3600) return fmt::format("{}:{:02}", all / 60, all % 60);
  return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
}

}  // namespace septem
