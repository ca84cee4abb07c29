// How many random cases the heavy tests try.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace septem {

/// `count` times SEPTEM_TEST_SCALE (1 when unset), at least 1.
inline int scaled(int count) {
  const char* text = std::getenv("SEPTEM_TEST_SCALE");
  const double scale = text ? std::atof(text) : 1.0;
  return std::max(1, static_cast<int>(count * scale));
}

}  // namespace septem
