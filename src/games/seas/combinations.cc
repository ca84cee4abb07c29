#include "games/seas/combinations.h"

namespace septem::seas {
namespace {

constexpr int total(StrengthBits strengths) {
  int sum = 0;
  for (int i = 0; i < kStrengths; ++i) sum += strengths >> i & 1 ? i + 1 : 0;
  return sum;
}

constexpr auto kAllSums = [] {
  std::array<Sums, kStrengths + 1> sums{};  // 10 has the most: nine
  std::array<std::size_t, kStrengths + 1> counts{};
  for (StrengthBits strengths = 1; strengths <= kAllStrengths; ++strengths) {
    const auto sum = static_cast<std::size_t>(total(strengths));
    if (sum <= kStrengths && std::popcount(strengths) >= 2) sums[sum][counts[sum]++] = strengths;
  }
  return sums;
}();

struct Found {
  int count = 0;
  StrengthBits first = 0;
};

/// What a strength captures: its equal alone (A2), else the combinations (A3).
constexpr Found captures_of(StrengthBits present, int strength) {
  const StrengthBits same = 1U << (strength - 1);
  if (present & same) return {1, same};
  Found found;
  for (const StrengthBits sum : kAllSums[static_cast<std::size_t>(strength)]) {
    if (sum == 0 || (sum & ~present) != 0) continue;
    if (found.count++ == 0) found.first = sum;
  }
  return found;
}

constexpr Captures captures_from(StrengthBits present) {
  Captures captures;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    const StrengthBits bit = 1U << (strength - 1);
    const Found found = captures_of(present, strength);
    captures.possible = static_cast<std::uint16_t>(captures.possible | (found.count >= 1 ? bit : 0));
    captures.with_choice = static_cast<std::uint16_t>(captures.with_choice | (found.count >= 2 ? bit : 0));
    captures.first[static_cast<std::size_t>(strength - 1)] = static_cast<std::uint16_t>(found.first);
  }
  return captures;
}

constexpr auto all_captures() {
  std::array<Captures, kAllStrengths + 1> captures{};
  for (StrengthBits present = 0; present <= kAllStrengths; ++present) captures[present] = captures_from(present);
  return captures;
}

}  // namespace

constinit const std::array<Captures, kAllStrengths + 1> kCaptures = all_captures();

const Sums& sums_to(int strength) { return kAllSums[static_cast<std::size_t>(strength)]; }

StrengthBits capturing_strengths(CardSet display) {
  const StrengthBits possible = kCaptures[strengths_of(display)].possible;
  if (!has_equals(display)) return possible;
  std::uint32_t totals = possible << 1 | 1;
  for (const Card card : equals_beyond_first(display)) totals |= totals << card.strength();
  return totals >> 1 & kAllStrengths;
}

}  // namespace septem::seas
