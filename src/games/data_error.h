// What is wrong with a data file that a game reads its tables from, and where.
#pragma once

#include <string_view>

namespace septem {

struct DataError {
  int line = 0;             ///< from 1; one past the last line when something is missing at the end
  std::string_view why;     ///< message key, a literal
  std::string_view detail;  ///< what it is about: a piece of the file or a literal, may be empty
};

}  // namespace septem
