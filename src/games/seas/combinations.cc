#include "games/seas/combinations.h"

#include "core/check.h"

namespace septem::seas::sums {
namespace {

constexpr int kBitsPerCount = 4;

constexpr int total(StrengthBits strengths) {
  int sum = 0;
  for (int i = 0; i < kStrengths; ++i) sum += strengths >> i & 1 ? i + 1 : 0;
  return sum;
}

/// For each strength, the sets of two or more different strengths that add up to it.
struct Sums {
  std::array<StrengthBits, 9> sets{};  // 10 has the most
  std::size_t count = 0;
};
constexpr auto kSums = [] {
  std::array<Sums, kStrengths + 1> table{};
  for (StrengthBits strengths = 1; strengths <= kAllStrengths; ++strengths) {
    const int sum = total(strengths);
    if (sum > kStrengths || std::popcount(strengths) < 2) continue;
    Sums& sums = table[static_cast<std::size_t>(sum)];
    sums.sets[sums.count++] = strengths;
  }
  return table;
}();

constexpr std::uint16_t reachable_from(StrengthBits strengths) {
  std::uint32_t totals = 1;
  for (int i = 0; i < kStrengths; ++i) totals |= strengths >> i & 1 ? totals << (i + 1) : 0;
  return static_cast<std::uint16_t>(totals >> 1 & kAllStrengths);
}

constexpr std::uint64_t counts_in(StrengthBits strengths) {
  std::uint64_t counts = 0;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    const Sums& sums = kSums[static_cast<std::size_t>(strength)];
    for (std::size_t i = 0; i < sums.count; ++i) {
      if ((sums.sets[i] & ~strengths) == 0) counts += std::uint64_t{1} << (kBitsPerCount * (strength - 1));
    }
  }
  return counts;
}

template <class T, class Make>
constexpr auto table(Make make) {
  std::array<T, kAllStrengths + 1> table{};
  for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) table[strengths] = make(strengths);
  return table;
}

}  // namespace

constinit const std::array<std::uint16_t, kAllStrengths + 1> kReachable = table<std::uint16_t>(reachable_from);
constinit const std::array<std::uint64_t, kAllStrengths + 1> kCounts = table<std::uint64_t>(counts_in);

StrengthBits nth(StrengthBits present, int strength, std::size_t skip) {
  const Sums& sums = kSums[static_cast<std::size_t>(strength)];
  for (std::size_t i = 0; i < sums.count; ++i) {
    if ((sums.sets[i] & ~present) == 0 && skip-- == 0) return sums.sets[i];
  }
  SEPTEM_CHECK(false);
  return 0;
}

}  // namespace septem::seas::sums
