#include "games/seas/combinations.h"

namespace septem::seas {
namespace {

constexpr StrengthBits kOne = strengths_of(kOnes);
constexpr StrengthBits kTen = strengths_of(kTens);

constexpr auto all_sums() {
  std::array<Sums, kStrengths + 1> sums{};  // 10 has the most: ten
  for (Sums& each : sums) each.fill(kNeverPresent);
  std::array<std::size_t, kStrengths + 1> counts{};
  for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) {
    const int total = total_strength(CardSet::from_bits(strengths));
    if (total > kStrengths) continue;
    const auto at = static_cast<std::size_t>(total);
    sums[at][counts[at]++] = static_cast<std::uint16_t>(strengths);
  }
  return sums;
}

}  // namespace

constexpr std::array<Sums, kStrengths + 1> kSums = all_sums();

namespace {

struct Found {
  int count = 0;
  StrengthBits first = 0;
};

/// What a strength captures: its equal alone (A2), else the combinations (A3).
constexpr Found captures_of(StrengthBits present, int strength) {
  const StrengthBits same = 1U << (strength - 1);
  if (present & same) return {1, same};
  Found found;
  for (const StrengthBits sum : kSums[static_cast<std::size_t>(strength)]) {
    if (sum == kNeverPresent) break;  // the rest is the same, and compilers count the steps of what they work out
    if ((sum & ~present) != 0) continue;
    if (found.count++ == 0) found.first = sum;
  }
  return found;
}

constexpr CardSet ones_with_choice(StrengthBits present) {
  if (present == 0 || (present & kOne) != 0) return {};
  return (present & kTen) != 0 ? kOnes : CardSet{kKraken};
}

constexpr Captures all_captures() {
  Captures captures;
  for (StrengthBits present = 0; present <= kAllStrengths; ++present) {
    captures.with_choice[present] = ones_with_choice(present);
    captures.totals[present] = 1;
    for (int strength = 1; strength <= kStrengths; ++strength) {
      const Found found = captures_of(present, strength);
      captures.only[static_cast<std::size_t>(strength) - 1][present] = static_cast<std::uint16_t>(found.first);
      if (found.count >= 1)
        captures.totals[present] = static_cast<std::uint16_t>(captures.totals[present] | 1U << strength);
      if (found.count >= 2) captures.with_choice[present] |= cards_of(1U << (strength - 1));
    }
  }
  return captures;
}

}  // namespace

constinit const Captures kCaptures = all_captures();

StrengthBits capturing_strengths(CardSet display) {
  std::uint32_t totals = kCaptures.totals[strengths_of(display)];
  for (const Card card : equals_beyond_first(display)) totals |= totals << card.strength();
  return totals >> 1 & kAllStrengths;
}

StrengthBits strengths_taking_equals(CardSet display) {
  const StrengthBits present = strengths_of(display);
  const StrengthBits equals = strengths_of(equals_beyond_first(display));
  // What can be added up without the equal cards, and what with some of them.
  const std::uint32_t without = kCaptures.totals[present - equals];
  std::uint32_t with = 0;
  for (const Card card : display& cards_of(equals)) with |= (with | without) << card.strength();
  const StrengthBits ones = (equals & kTen) != 0 ? kOne : 0;  // A4
  return equals | ones | (with >> 1 & kAllStrengths & ~present);
}

}  // namespace septem::seas
