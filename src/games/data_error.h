// What is wrong with a data file that a game reads its tables from, and where.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/fixed_list.h"

namespace septem {

struct DataError {
  int line = 0;             ///< from 1; one past the last line when something is missing at the end
  std::string_view why;     ///< message key, a literal
  std::string_view detail;  ///< what it is about: a piece of the file or a literal, may be empty
  int cell = 0;             ///< which word of the line, or which name behind them, from 1; 0: the line as a whole
};

/// All that is wrong with a file, in the order of its lines, as far as there is room; and how many lines were good.
class Mistakes {
 public:
  static constexpr std::size_t kMost = 128;

  void add(const DataError& mistake) {
    if (list_.size() < kMost) list_.push_back(mistake);
  }
  void add_good_line() { ++good_lines_; }

  std::size_t size() const { return list_.size(); }
  bool is_empty() const { return list_.is_empty(); }
  const DataError& first() const { return list_[0]; }
  const DataError* begin() const { return list_.begin(); }
  const DataError* end() const { return list_.end(); }
  int good_lines() const { return good_lines_; }

 private:
  FixedList<DataError, kMost> list_{};
  int good_lines_ = 0;
};

}  // namespace septem
