// Text from anybody, so that it cannot steer the terminal it is printed on.
#pragma once

#include <string>
#include <string_view>

namespace septem::terminal {

/// Control characters become `?`.
inline std::string printable(std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0;
    // U+0080 to U+009F are control characters, too.
    const bool is_late_control = byte == 0xc2 && next >= 0x80 && next <= 0x9f;
    if (is_late_control) ++i;
    clean += byte < 0x20 || byte == 0x7f || is_late_control ? '?' : text[i];
  }
  return clean;
}

}  // namespace septem::terminal
