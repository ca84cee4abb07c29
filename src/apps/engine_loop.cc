#include "apps/engine_loop.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <string_view>

namespace septem {
namespace {

bool write_all(int output, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(output, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Puts lines together from the pieces that are read. A line that grows too long is dropped up to its end and answered once.
class LineFeed {
 public:
  LineFeed(Engine& engine, int output) : engine_(engine), output_(output) {}

  /// Answers the lines that end in this piece. Whether the answers could be written.
  bool feed(std::string_view piece) {
    while (true) {
      const std::size_t end = piece.find('\n');
      append(piece.substr(0, end));
      if (end == std::string_view::npos) return flush();
      if (!finish()) return false;
      piece.remove_prefix(end + 1);
    }
  }
  /// The last line need not end with a line end.
  bool end() { return (line_.empty() && !is_overlong_) || (finish() && flush()); }

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

  bool finish() {
    const std::string answer = is_overlong_ ? Engine::answer_overlong() : engine_.answer(line_);
    if (!answer.empty()) (answers_ += answer) += '\n';
    line_.clear();
    is_overlong_ = false;
    return answers_.size() < kMostKept || flush();
  }

  bool flush() {
    const bool is_written = write_all(output_, answers_);
    answers_.clear();
    if (answers_.capacity() > kMostKept) answers_ = {};
    return is_written;
  }

  /// Answers wait for each other up to here: short questions may have long answers.
  static constexpr std::size_t kMostKept = std::size_t{1} << 20;

  Engine& engine_;
  int output_;
  std::string line_;
  std::string answers_;
  bool is_overlong_ = false;
};

}  // namespace

int run_engine(Engine& engine, int input, int output) {
  LineFeed lines(engine, output);
  std::array<char, 1U << 16> buffer;
  while (true) {
    const ssize_t size = ::read(input, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    if (!lines.feed({buffer.data(), static_cast<std::size_t>(size)})) return 1;
  }
  return lines.end() ? 0 : 1;
}

}  // namespace septem
