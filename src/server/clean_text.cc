#include "server/clean_text.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

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

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

template <std::size_t Count>
bool is_in(const Range (&ranges)[Count], std::uint32_t code) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return code >= range.first && code <= range.last; });
}

bool is_blank(std::uint32_t code) {
  static constexpr Range kBlanks[] = {{'\t', '\n'},     {'\r', '\r'},     {' ', ' '},       {0xa0, 0xa0},
                                      {0x2000, 0x200a}, {0x2028, 0x2029}, {0x202f, 0x202f}, {0x205f, 0x205f},
                                      {0x2800, 0x2800}, {0x3000, 0x3000}};
  return is_in(kBlanks, code);
}

/// Controls, format characters that turn, hide or join text, and letters that are drawn as nothing.
bool is_hidden(std::uint32_t code) {
  static constexpr Range kHidden[] = {{0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},      {0x34f, 0x34f},
                                      {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},  {0x180b, 0x180f},
                                      {0x200b, 0x200c},   {0x200e, 0x200f},   {0x202a, 0x202e},  {0x2060, 0x206f},
                                      {0x3164, 0x3164},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},  {0xfff0, 0xfffb},
                                      {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};
  return is_in(kHidden, code) || (code & 0xfffe) == 0xfffe;
}

/// Emoji are made with these, but they are nothing by themselves.
bool is_joiner(std::uint32_t code) { return code == 0x200d || (code >= 0xfe00 && code <= 0xfe0f); }

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
    if (is_hidden(letter.code) || (is_joiner(letter.code) && (result.empty() || is_word_due))) continue;
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
