#include "apps/engine_loop.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

namespace septem {
namespace {

/// Puts lines together from the pieces that are read. A line that grows too long is dropped up to its end and answered once.
class LineFeed {
 public:
  explicit LineFeed(Engine& engine) : engine_(engine) {}

  void feed(std::string_view piece, std::string& answers) {
    while (true) {
      const std::size_t end = piece.find('\n');
      append(piece.substr(0, end));
      if (end == std::string_view::npos) return;
      finish(answers);
      piece.remove_prefix(end + 1);
    }
  }
  /// The last line need not end with a line end.
  void end(std::string& answers) {
    if (!line_.empty() || is_overlong_) finish(answers);
  }

 private:
  void append(std::string_view piece) {
    if (is_overlong_) return;
    is_overlong_ = line_.size() + piece.size() > Engine::kMaxLine;
    if (is_overlong_) {
      line_ = {};
    } else {
      line_ += piece;
    }
  }

  void finish(std::string& answers) {
    const std::string answer = is_overlong_ ? Engine::answer_overlong() : engine_.answer(line_);
    if (!answer.empty()) (answers += answer) += '\n';
    line_.clear();
    is_overlong_ = false;
  }

  Engine& engine_;
  std::string line_;
  bool is_overlong_ = false;
};

bool write_all(int output, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(output, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

int run_engine(Engine& engine, int input, int output) {
  LineFeed lines(engine);
  std::array<char, 1U << 16> buffer;
  std::string answers;
  while (true) {
    const ssize_t size = ::read(input, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    lines.feed({buffer.data(), static_cast<std::size_t>(size)}, answers);
    if (!write_all(output, answers)) return 1;
    answers.clear();
  }
  lines.end(answers);
  return write_all(output, answers) ? 0 : 1;
}

}  // namespace septem
