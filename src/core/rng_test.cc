// Expected numbers come from an independent implementation of the published algorithms, or from RFC 8439.
#include "core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

namespace septem {
namespace {

std::vector<std::uint64_t> numbers(int count, Rng& rng) {
  std::vector<std::uint64_t> list;
  for (int i = 0; i < count; ++i) list.push_back(rng.next());
  return list;
}

TEST(Rng, IsXoshiro256PlusPlus) {
  Rng rng(Rng::Words{1, 2, 3, 4});
  EXPECT_EQ(numbers(10, rng),
            (std::vector<std::uint64_t>{41943041U, 58720359U, 3588806011781223U, 3591011842654386U,
                                        9228616714210784205U, 9973669472204895162U, 14011001112246962877U,
                                        12406186145184390807U, 15849039046786891736U, 10450023813501588000U}));
}

TEST(Rng, FillsItsStateFromOneNumberBySplitmix) {
  Rng rng(0);
  Rng same(Rng::Words{0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U, 0x06c45d188009454fU, 0xf88bb8a8724c81ecU});
  EXPECT_EQ(numbers(4, rng), (std::vector<std::uint64_t>{0x53175d61490b23dfU, 0x61da6f3dc380d507U, 0x5c0fdf91ec9a7bfcU,
                                                         0x02eebf8c3bbe5e1aU}));
  Rng again(0);
  EXPECT_EQ(numbers(8, again), numbers(8, same));
}

TEST(Rng, BelowGivesTheSameNumbersOnEveryPlatform) {
  Rng rng(7);
  std::vector<std::uint32_t> drawn;
  // The last bounds make rejections likely.
  for (const std::uint32_t bound :
       {1U, 2U, 3U, 6U, 10U, 40U, 52U, 1000U, 1U << 31, ~0U, 3'000'000'000U, 3'000'000'000U, 3'000'000'000U}) {
    drawn.push_back(rng.below(bound));
  }
  EXPECT_EQ(drawn, (std::vector<std::uint32_t>{0, 0, 2, 2, 9, 18, 37, 329, 2109521830U, 314751484U, 342723712U,
                                               515904421U, 1483905483U}));
}

TEST(Rng, BelowTwoBoundsGivesTheSameNumbersOnEveryPlatform) {
  Rng rng(7);
  std::vector<std::pair<std::uint64_t, std::uint64_t>> drawn;
  const auto draw = [&](std::uint32_t bound, std::uint32_t second_bound) {
    const auto [first, second] = rng.below(bound, second_bound);
    drawn.emplace_back(first, second);
  };
  draw(1, 1), draw(8, 11), draw(8, 8), draw(11, 224), draw(65535, 65535);
  for (int i = 0; i < 4; ++i) draw(60000, 70000);  // the last draw is rejected
  EXPECT_EQ(drawn, (decltype(drawn){{0, 0},
                                    {1, 4},
                                    {5, 5},
                                    {4, 156},
                                    {63153, 27967},
                                    {27942, 15493},
                                    {43434, 29799},
                                    {19790, 25603},
                                    {4397, 7996}}));
}

TEST(Rng, BelowTwoBoundsGivesEveryPairEquallyOften) {
  Rng rng(7);
  std::array<std::array<int, 5>, 3> counts{};
  for (int i = 0; i < 150'000; ++i) {
    const auto [first, second] = rng.below(3, 5);
    ++counts.at(first).at(second);
  }
  for (const auto& row : counts) {
    for (const int count : row) EXPECT_NEAR(count, 10'000, 500);
  }
}

std::vector<int> shuffled(int size, std::uint64_t seed) {
  std::vector<int> items(static_cast<std::size_t>(size));
  std::iota(items.begin(), items.end(), 0);
  Rng rng(seed);
  rng.shuffle(std::span(items));
  return items;
}

TEST(Rng, ShufflesTheSameOnEveryPlatform) {
  EXPECT_EQ(shuffled(2, 7), (std::vector<int>{1, 0}));
  EXPECT_EQ(shuffled(7, 7), (std::vector<int>{6, 3, 4, 5, 1, 2, 0}));
  EXPECT_EQ(shuffled(40, 7),
            (std::vector<int>{1,  0,  9,  11, 32, 14, 36, 38, 18, 23, 3,  30, 20, 26, 25, 16, 6,  19, 35, 21,
                              29, 39, 27, 17, 31, 33, 34, 24, 4,  22, 15, 5,  10, 12, 7,  37, 28, 13, 8,  2}));
}

TEST(Rng, ShufflesMoreItemsThanItTakesInBatches) {
  EXPECT_EQ(shuffled(70, 7), (std::vector<int>{65, 53, 32, 37, 29, 61, 6,  10, 16, 66, 51, 35, 27, 55, 15, 60, 34, 31,
                                               1,  0,  50, 24, 56, 4,  64, 22, 45, 57, 44, 38, 62, 69, 41, 59, 17, 26,
                                               9,  12, 36, 2,  43, 42, 54, 58, 23, 5,  7,  52, 14, 13, 33, 19, 47, 67,
                                               25, 18, 39, 21, 8,  40, 68, 49, 20, 46, 30, 63, 28, 48, 11, 3}));
}

TEST(Rng, ShufflingNothingOrOneItemDrawsNoNumber) {
  for (const std::size_t size : {0U, 1U}) {
    Rng rng(3);
    Rng untouched(3);
    std::vector<int> items(size, 5);
    rng.shuffle(std::span(items));
    EXPECT_EQ(rng.next(), untouched.next());
  }
}

TEST(Rng, ShufflesArraysAndSpansAlike) {
  std::array<int, 40> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng(7);
  rng.shuffle(items);
  EXPECT_EQ(std::vector<int>(items.begin(), items.end()), shuffled(40, 7));
}

/// Pearson's sum for counts that should all be equal.
double chi_square(const std::vector<int>& counts) {
  const double expected = std::accumulate(counts.begin(), counts.end(), 0) / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// Chance exceeds these limits once in a thousand times; the seeds are fixed, so it either always does or never.
TEST(Rng, BelowIsUniform) {
  Rng rng(11);
  std::vector<int> counts(40);
  for (int i = 0; i < 400'000; ++i) ++counts[rng.below(40)];
  EXPECT_LT(chi_square(counts), 72.05);  // 39 degrees of freedom
}

TEST(Rng, BelowIsUniformForABoundThatNeedsRejections) {
  Rng rng(12);
  std::vector<int> counts(3);
  for (int i = 0; i < 300'000; ++i) ++counts[rng.below(3U << 30) >> 30];
  EXPECT_LT(chi_square(counts), 13.82);  // 2
}

TEST(Rng, EveryOrderOfAShuffleIsEquallyLikely) {
  Rng rng(13);
  std::vector<int> counts(120);
  for (int i = 0; i < 120'000; ++i) {
    std::array<int, 5> items{0, 1, 2, 3, 4};
    rng.shuffle(items);
    std::size_t rank = 0;  // in the order of all permutations
    for (std::size_t a = 0; a < 5; ++a) {
      const auto smaller = std::count_if(items.begin() + static_cast<std::ptrdiff_t>(a), items.end(),
                                         [&](int other) { return other < items[a]; });
      rank = rank * (5 - a) + static_cast<std::size_t>(smaller);
    }
    ++counts[rank];
  }
  EXPECT_LT(chi_square(counts), 172.7);  // 119
}

TEST(Rng, EveryPlaceOfALongShuffleGetsEveryItem) {
  Rng rng(14);
  std::vector<int> counts(40 * 40);
  for (int i = 0; i < 20'000; ++i) {
    std::array<std::size_t, 40> items{};
    std::iota(items.begin(), items.end(), 0U);
    rng.shuffle(items);
    for (std::size_t place = 0; place < 40; ++place) ++counts[place * 40 + items[place]];
  }
  EXPECT_LT(chi_square(counts), 1698);  // 39 * 39
}

/// The generator whose state is these 32 bytes.
Rng from_hex(std::string_view hex) {
  const auto digit = [](char c) { return static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10); };
  Rng::Words words{};
  for (std::size_t i = 0; i < 32; ++i) {
    words[i / 8] |= (digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1])) << (i % 8 * 8);
  }
  return Rng(words);
}

void expect_same(Rng one, Rng two) { EXPECT_EQ(numbers(8, one), numbers(8, two)); }

TEST(Seed, StreamsAreTheBlocksOfRfc8439) {
  // Appendix A.1, vectors 1 to 4: the key is the seed in little endian, the counter the stream.
  expect_same(Seed{}.stream(0), from_hex("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"));
  expect_same(Seed{}.stream(1), from_hex("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"));
  expect_same(Seed{{0, 0, 0, 1ULL << 56}}.stream(1),
              from_hex("3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"));
  expect_same(Seed{{0xff00, 0, 0, 0}}.stream(2),
              from_hex("72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"));
}

TEST(Seed, StreamNumbersHave64Bits) {
  const Seed seed{{0x0706050403020100U, 0x0f0e0d0c0b0a0908U, 0x1716151413121110U, 0x1f1e1d1c1b1a1918U}};
  expect_same(seed.stream((1ULL << 32) + 5),
              from_hex("95236a13dedf0cccdce8b09346caeb6f3e3f2b635fcffbef0d6fc1b364d9a23a"));
}

TEST(Seed, ANumberIsItsLowestWord) {
  EXPECT_EQ(Seed::from_number(9), (Seed{{9, 0, 0, 0}}));
  EXPECT_FALSE(Seed::from_number(9) == Seed::from_number(8));
}

}  // namespace
}  // namespace septem
