#include "notation/text.h"

#include <algorithm>

namespace septem {

std::string seat_name(Seat seat) {
  return seat.is_ghost() ? std::string(1, 'g') : std::string{'p', static_cast<char>('0' + seat.index())};
}

std::optional<Seat> parse_seat(std::string_view text, int seats) {
  if (text.size() != 2 || text[0] != 'p' || text[1] < '0' || text[1] >= '0' + seats) return std::nullopt;
  return Seat::from_index(text[1] - '0');
}

std::vector<std::string> seat_names(SeatSet seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(seat_name(seat));
  return names;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t length = std::min(text.find(separator), text.size());
    words.push_back(text.substr(0, length));
    if (length == text.size()) return words;
    text.remove_prefix(length + 1);
  }
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  const auto is_inside_character = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; };
  while (most > 0 && is_inside_character(text[most])) --most;
  return std::string(text.substr(0, most)) + "...";
}

std::string join(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += separator;
    text += words[i];
  }
  return text;
}

}  // namespace septem
