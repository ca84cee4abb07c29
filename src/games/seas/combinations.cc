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

/// A4 and A5: ones may be laid down, or take a ten, and the kraken everything. Where that is the ten alone, it is one way.
constexpr int ways_of_one(StrengthBits present, bool is_kraken) {
  if (present == 0 || (present & kOne) != 0) return 1;
  const bool takes_ten = (present & kTen) != 0;
  const bool takes_more = is_kraken && present != kTen;
  return 1 + (takes_ten ? 1 : 0) + (takes_more ? 1 : 0);
}

constexpr void add_ways(Captures::Ways& ways, CardSet cards, int count) {
  if (count >= 2) ways.two |= cards;
  if (count >= 3) ways.three |= cards;
  if (count >= 4) ways.four |= cards;
}

constexpr Captures all_captures() {
  Captures captures;
  for (StrengthBits present = 0; present <= kAllStrengths; ++present) {
    Captures::Ways ways;
    add_ways(ways, kOnes - CardSet{kKraken}, ways_of_one(present, false));
    add_ways(ways, {kKraken}, ways_of_one(present, true));
    captures.totals[present] = 1;
    for (int strength = 1; strength <= kStrengths; ++strength) {
      const Found found = captures_of(present, strength);
      captures.first[static_cast<std::size_t>(strength) - 1][present] = static_cast<std::uint16_t>(found.first);
      if (found.count >= 1)
        captures.totals[present] = static_cast<std::uint16_t>(captures.totals[present] | 1U << strength);
      if (strength > 1) add_ways(ways, cards_of(1U << (strength - 1)), found.count);
    }
    captures.ways[present] = ways;
  }
  return captures;
}

}  // namespace

constinit const Captures kCaptures = all_captures();

CardSet nth_capture(CardSet display, Card card, int n) {
  const StrengthBits present = strengths_of(display);
  const int strength = card.strength();
  if (n == 0) return display & cards_of(kCaptures.first[static_cast<std::size_t>(strength) - 1][present]);
  if (strength == 1) {
    const CardSet ten = display & kTens;
    return n == 1 && !ten.is_empty() ? ten : display;
  }
  for (const StrengthBits sum : kSums[static_cast<std::size_t>(strength)]) {
    if ((sum & ~present) == 0 && n-- == 0) return display & cards_of(sum);
  }
  SEPTEM_CHECK(false);
}

StrengthBits capturing_strengths(CardSet display) {
  std::uint32_t totals = 1;
  for (const Card card : display) totals |= totals << card.strength();
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
