#include "games/seize/booty.h"

#include <algorithm>

#include "data/seize_treasure.h"
#include "games/seize/booty_file.h"

namespace septem::seize {
namespace {

char digit(int number) { return static_cast<char>('0' + number); }

/// Every tile of a double-N set, once for each of the suffixes.
Booty dominoes(int highest, std::string_view suffixes) {
  Booty booty;
  for (int a = 0; a <= highest; ++a) {
    for (int b = a; b <= highest; ++b) {
      for (std::size_t i = 0; i < std::max<std::size_t>(suffixes.size(), 1); ++i) {
        const std::array<char, 4> id = {digit(a), ':', digit(b), suffixes.empty() ? '\0' : suffixes[i]};
        booty.add({id.data(), suffixes.empty() ? 3U : 4U}, a + b, a + b);
      }
    }
  }
  return booty;
}

}  // namespace

bool is_piece_id(std::string_view text) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ':' || c == '-';
  };
  return !text.empty() && text.size() <= Booty::kMaxId && std::all_of(text.begin(), text.end(), is_allowed);
}

void Booty::add(std::string_view id, int low, int high) {
  SEPTEM_CHECK(is_piece_id(id) && !find(id) && size_ < kMaxPieces);
  SEPTEM_CHECK(low >= 0 && low <= high && high <= kMaxWeight);
  const auto slot = static_cast<std::size_t>(size_++);
  std::copy(id.begin(), id.end(), ids_[slot].begin());
  id_sizes_[slot] = static_cast<std::uint8_t>(id.size());
  low_[slot] = static_cast<Weight>(low);
  high_[slot] = static_cast<Weight>(high);
  is_exact_ &= low == high;
}

std::optional<Piece> Booty::find(std::string_view id) const {
  for (const Piece piece : all())
    if (this->id(piece) == id) return piece;
  return std::nullopt;
}

const Booty& treasure() {
  static const Booty booty = [] {
    const auto parsed = parse_booty(data::kSeizeTreasure);
    SEPTEM_CHECK(parsed.has_value());
    return *parsed;
  }();
  return booty;
}

const Booty& dominoes9() {
  static const Booty booty = dominoes(9, "");
  return booty;
}

const Booty& dominoes6() {
  static const Booty booty = dominoes(6, "ab");
  return booty;
}

}  // namespace septem::seize
