#include "server/clean_text.h"

#include <cstdint>

namespace septem::server {
namespace {

struct Letter {
  std::uint32_t code = 0;
  std::size_t bytes = 0;  ///< 0: not UTF-8 here
};

std::size_t length_of(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

Letter first_letter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = length_of(byte(0));
  if (length == 0 || length > text.size()) return {};
  if (length == 1) return {byte(0), 1};
  std::uint32_t code = byte(0) & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3fU);
  }
  const bool is_overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool is_surrogate = code >= 0xd800 && code < 0xe000;
  return is_overlong || is_surrogate || code > 0x10ffff ? Letter{} : Letter{code, length};
}

bool is_blank(std::uint32_t code) {
  return code == ' ' || code == '\t' || code == '\n' || code == '\r' || code == 0xa0 || code == 0x3000 ||
         (code >= 0x2000 && code <= 0x200a) || code == 0x2028 || code == 0x2029 || code == 0x202f;
}

/// Controls, and format characters that turn, hide or join text. U+200D (joiner) stays: emoji are made with it.
bool is_hidden(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xad || code == 0x61c || code == 0x180e ||
         (code >= 0x200b && code <= 0x200f && code != 0x200d) || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2060 && code <= 0x206f) || code == 0xfeff || (code >= 0xfff0 && code <= 0xfffb) ||
         (code >= 0xe0000 && code <= 0xe0fff) || (code & 0xfffe) == 0xfffe;
}

}  // namespace

std::string cleaned(std::string_view text, std::size_t most) {
  std::string result;
  std::size_t letters = 0;
  bool is_word_due = false;
  while (!text.empty() && letters < most) {
    const Letter letter = first_letter(text);
    const std::size_t bytes = letter.bytes == 0 ? 1 : letter.bytes;
    const std::string_view piece = text.substr(0, bytes);
    text.remove_prefix(bytes);
    if (letter.bytes == 0) continue;
    if (is_blank(letter.code)) {
      is_word_due = !result.empty();
      continue;
    }
    if (is_hidden(letter.code)) continue;
    if (is_word_due) {
      if (letters + 2 > most) break;
      result += ' ';
      ++letters;
      is_word_due = false;
    }
    result += piece;
    ++letters;
  }
  return result;
}

}  // namespace septem::server
