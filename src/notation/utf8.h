// Letters of UTF-8 text, one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

namespace septem {

struct Letter {
  std::uint32_t code = 0;
  std::size_t bytes = 0;  ///< 0: not UTF-8 here
};

/// Of a text that is not empty.
Letter first_letter(std::string_view text);

/// The text's first so many letters; bytes that are not UTF-8 count as one each.
std::string_view first_letters(std::string_view text, std::size_t count);

/// A mark that is drawn on the letter before it.
bool is_mark(std::uint32_t code);

struct LetterRange {
  std::uint32_t first;
  std::uint32_t last;
};

template <std::size_t Count>
constexpr bool is_in(const LetterRange (&ranges)[Count], std::uint32_t code) {
  for (const LetterRange& range : ranges)
    if (code >= range.first && code <= range.last) return true;
  return false;
}

}  // namespace septem
