// Names and chat as people type them, made harmless.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace septem {

inline constexpr std::size_t kMostNameLetters = 24;
inline constexpr std::size_t kMostChatLetters = 200;

/// The text without control and format characters (line ends, bidirectional overrides, zero-width signs) and letters that are drawn as
/// nothing, with single blanks between words, none at either end, cut at `most` code points. Joiners stay where they are read: inside an
/// emoji, and between letters of scripts such as Persian or Hindi. A letter bears at most three marks, and a mark needs a letter. Bytes that are
/// not UTF-8 are left out.
std::string cleaned(std::string_view text, std::size_t most);

}  // namespace septem
