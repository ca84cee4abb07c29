// Walks through the lines of a data file: words separated by blanks or tabs, `#` starts a comment, empty lines count but say
// nothing, a carriage return before the line's end is ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/fixed_list.h"

namespace septem {

class DataLines {
 public:
  static constexpr std::size_t kMaxWords = 16;
  using Words = FixedList<std::string_view, kMaxWords>;

  explicit DataLines(std::string_view text) : rest_(text) {}

  /// The words of the next line that has any. Words past the sixteenth are left out: no file of ours has so many,
  /// and every reader checks the number of words it wants.
  std::optional<Words> next();
  /// The number, from 1, and the text of the line that `next` gave last (at the end: of the last line).
  int number() const { return number_; }
  std::string_view text() const { return text_; }

 private:
  std::string_view rest_;
  std::string_view text_;
  int number_ = 0;
};

/// A whole decimal number with an optional minus sign, at most nine digits.
std::optional<int> parse_number(std::string_view text);

}  // namespace septem
