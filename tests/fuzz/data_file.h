// What the fuzzers of data files share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "notation/data_files.h"

namespace septem {

/// Every name leads to the same text.
struct OneFile : DataFiles {
  std::string_view text;
  explicit OneFile(std::string_view all) : text(all) {}
  Result<std::string, std::string> read(std::string_view) const override { return std::string(text); }
};

inline bool is_printable(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace septem
