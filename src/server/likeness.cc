#include "server/likeness.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "notation/clean_text.h"
#include "notation/utf8.h"

namespace septem::server {
namespace {

/// The plain letters behind those with accents, from the first code on; a dot where there is none.
struct Plain {
  std::uint32_t first;
  std::string_view letters;
};
constexpr Plain kPlain[] = {
    {0xc0, "aaaaaaaceeeeiiiidnooooo.ouuuuypbaaaaaaaceeeeiiiidnooooo.ouuuuypy"},
    {0x100,
     "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuu"
     "u"
     "uuwwyyyzzzzzzs"},
    {0x1d00, "aabcdeeijkl.mn.o"},  // small capitals
    {0x1e00,
     "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttt"
     "t"
     "uuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyas..b."
     "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuu"
     "uuuuuuuuuuuyyyyyyyy"},
};

/// Letters of Greek and Cyrillic, in both cases, that are drawn like Latin ones.
constexpr std::pair<std::u32string_view, std::string_view> kLookalikes[] = {
    {U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"},
    {U"αγεικνορτυχω", "ayeikvoptuxw"},
    {U"άέήίόύώϊϋ", "aeniouwiu"},
    {U"АВЕКМНОРСТУХЅІЈ", "abekmhopctyxsij"},
    {U"авекмнорстухѕіј", "abekmhopctyxsij"},
    {U"ёЁєЄЇїЎўҮүһԁԛԝ", "eeeeiiyyyyhdqw"},
    {U"ӓӒӑӐӧӦӱӰ", "aaaaooyy"},
};

/// The same letter in its usual width: of the forms for columns, for formulas and in circles.
std::uint32_t in_usual_width(std::uint32_t code) {
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if (code >= 0x24b6 && code <= 0x24e9) return 'a' + (code - 0x24b6) % 26;
  if (code >= 0x1d400 && code < 0x1d6a4) return 'a' + (code - 0x1d400) % 26;
  if (code >= 0x1d7ce && code <= 0x1d7ff) return '0' + (code - 0x1d7ce) % 10;
  return code;
}

std::optional<char> plain_letter(std::uint32_t code) {
  for (const auto& [first, letters] : kPlain) {
    if (code >= first && code < first + letters.size() && letters[code - first] != '.') return letters[code - first];
  }
  for (const auto& [letters, alike] : kLookalikes) {
    const std::size_t place = letters.find(static_cast<char32_t>(code));
    if (place != letters.npos) return alike[place];
  }
  return std::nullopt;
}

/// Greek and Cyrillic capitals come so many places before their small letters.
std::uint32_t in_lower_case(std::uint32_t code) {
  if ((code >= 'A' && code <= 'Z') || (code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f)) {
    return code + 0x20;
  }
  return code >= 0x400 && code <= 0x40f ? code + 0x50 : code;
}

std::uint32_t look_of(std::uint32_t code) {
  code = in_usual_width(code);
  if (const auto plain = plain_letter(code)) code = static_cast<unsigned char>(*plain);
  code = in_lower_case(code);
  if (code == '0') return 'o';
  return code == '1' || code == 'i' || code == '|' ? 'l' : code;  // a capital I is an l in many a face
}

bool is_drawn(std::uint32_t code) {
  constexpr LetterRange kNothing[] = {{' ', ' '}, {0x200b, 0x200d}, {0xfe00, 0xfe0f}};
  return !is_in(kNothing, code) && !is_mark(code);
}

bool is_like_one_of(const std::string& look, const std::vector<std::string>& others) {
  return std::any_of(others.begin(), others.end(), [&](const std::string& other) { return likeness(other) == look; });
}

}  // namespace

std::string likeness(std::string_view name) {
  std::string look;
  while (!name.empty()) {
    const Letter letter = first_letter(name);
    const std::uint32_t code = look_of(letter.code);
    if (letter.bytes > 0 && is_drawn(letter.code)) {
      if (code < 0x80) {
        look += static_cast<char>(code);
      } else {
        look += std::to_string(code) + ',';
      }
    }
    name.remove_prefix(std::max<std::size_t>(letter.bytes, 1));
  }
  return look;
}

std::string told_apart(std::string_view name, const std::vector<std::string>& others) {
  std::string own(name);
  for (std::size_t number = 2; is_like_one_of(likeness(own), others); ++number) {
    const std::string ending = ' ' + std::to_string(number);
    own = std::string(first_letters(name, kMostNameLetters - ending.size())) + ending;
  }
  return own;
}

}  // namespace septem::server
