#include "apps/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <string_view>

#include "notation/text.h"

namespace septem {
namespace {

std::size_t terminal_columns() {
  winsize size{};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : std::size_t{0};
}

}  // namespace

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
  const std::string text = fmt::format("{} of {} deals, {} left: {}", done, all_, left, what);
  fmt::print(stderr, "\r\x1b[K{}", progress_line(text, terminal_columns()));
  std::fflush(stderr);
  is_shown_ = true;
}

void Progress::clear() {
  if (is_shown_) fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  is_shown_ = false;
}

std::string progress_line(const std::string& text, std::size_t columns) {
  constexpr std::string_view kCut = "...";
  // In the last column some terminals go on to the next line.
  if (columns == 0 || text.size() < columns) return text;
  return columns > kCut.size() + 1 ? shortened(text, columns - 1 - kCut.size()) : std::string{};
}

std::string duration_text(double seconds) {
  const auto all = static_cast<std::int64_t>(seconds + 0.5);
  if (all < 3600) return fmt::format("{}:{:02}", all / 60, all % 60);
  return fmt::format("{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60);
}

}  // namespace septem
