#include "games/data_lines.h"

#include <charconv>

namespace septem {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

DataLines::Words words_of(std::string_view line) {
  DataLines::Words words;
  while (words.size() < DataLines::kMaxWords) {
    const std::size_t begin = line.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) break;
    line.remove_prefix(begin);
    const std::size_t length = std::min(line.find_first_of(kBlanks), line.size());
    words.push_back(line.substr(0, length));
    line.remove_prefix(length);
  }
  return words;
}

}  // namespace

std::optional<DataLines::Words> DataLines::next() {
  while (!rest_.empty()) {
    const std::size_t length = std::min(rest_.find('\n'), rest_.size());
    text_ = without_comment(rest_.substr(0, length));
    rest_.remove_prefix(std::min(length + 1, rest_.size()));
    ++number_;
    if (const Words words = words_of(text_); !words.is_empty()) return words;
  }
  return std::nullopt;
}

std::optional<int> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 10) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace septem
