// Walks the text of a view (notation/json_text.h: no blanks, no escapes) without making anything of it.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <string_view>

namespace septem::server {

inline bool is_between_values(char c) { return c == ',' || c == ']' || c == '}'; }

/// Where the value that begins at `at` ends.
inline std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (text[at] == '"') return text.find('"', at + 1) + 1;
  if (text[at] != '[' && text[at] != '{') {
    while (!is_between_values(text[at])) ++at;
    return at;
  }
  int depth = 0;
  bool is_inside_text = false;
  do {
    const char c = text[at++];
    if (c == '"') is_inside_text = !is_inside_text;
    if (is_inside_text) continue;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
  } while (depth > 0);
  return at;
}

/// Walks the members of an object or the items of a list.
class JsonWalker {
 public:
  explicit JsonWalker(std::string_view text) : text_(text) {}

  bool is_at_end() const { return text_[at_] == ']' || text_[at_] == '}'; }
  /// The key that comes next, without its quotes; only inside an object, and not at its end.
  std::string_view key() const {
    const std::size_t begin = text_[at_] == '\n' ? at_ + 2 : at_ + 1;
    return text_.substr(begin, text_.find('"', begin) - begin);
  }
  void skip_key() { at_ = text_.find(':', at_ + 1) + 1; }
  /// When both are at the same line, takes it: up to the next one, or to the end of both.
  static bool skip_equal_line(JsonWalker& a, JsonWalker& b) {
    if (a.text_[a.at_] != '\n') return false;
    const std::size_t length = a.text_.find('\n', a.at_ + 1) - a.at_;  // a large number at the last line
    if (a.text_.substr(a.at_, length + 1) != b.text_.substr(b.at_, length + 1)) return false;
    const std::size_t rest = a.text_.size() - 1 - a.at_;
    a.at_ += std::min(length, rest);
    b.at_ += std::min(length, rest);
    return true;
  }
  std::string_view take_value() {
    const std::size_t begin = at_;
    const std::size_t end = end_of_value(text_, at_);
    at_ = end + (text_[end] == ',' ? 1 : 0);
    return text_.substr(begin, end - begin);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 1;
};

using Texts = boost::container::small_vector<std::string_view, 32>;

inline Texts items_of(std::string_view list) {
  Texts items;
  for (JsonWalker walker(list); !walker.is_at_end();) items.push_back(walker.take_value());
  return items;
}

}  // namespace septem::server
