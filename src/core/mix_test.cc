#include "core/mix.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

#include "core/fixed_list.h"

namespace septem {
namespace {

template <class... Parts>
std::uint64_t hash_of(const Parts&... parts) {
  Hash hash;
  hash.add(parts...);
  return hash.value();
}

TEST(Hash, IsTheSameOnEveryPlatformAndInEveryRun) {
  EXPECT_EQ(hash_of(), 0xe8ffe7776f999ff7U);
  EXPECT_EQ(hash_of(1, 2, 3), 0x1aaec5ef37ec1d56U);
  EXPECT_EQ(hash_of(-1), 0xda93263d55b7307U);
}

TEST(Hash, TellsValuesOrderAndLengthApart) {
  const std::set<std::uint64_t> numbers = {hash_of(), hash_of(0), hash_of(0, 0), hash_of(1, 2), hash_of(2, 1)};
  EXPECT_EQ(numbers.size(), 5U);
  EXPECT_NE(hash_of(std::optional<int>()), hash_of(std::optional(0)));
  const std::set<std::uint64_t> viewers = {hash_of(Viewer::referee()), hash_of(Viewer::spectator()),
                                           hash_of(Viewer(Seat::from_index(0))), hash_of(Viewer(Seat::from_index(1)))};
  EXPECT_EQ(viewers.size(), 4U);
}

TEST(Hash, OfAListLooksAtItsItemsOnly) {
  FixedList<int, 4> one;
  FixedList<int, 4> other;
  for (const int item : {1, 2, 3}) one.push_back(item);
  for (const int item : {1, 2, 7}) other.push_back(item);
  EXPECT_NE(hash_of(one), hash_of(other));
  one.resize_down(2);
  other.resize_down(2);
  EXPECT_EQ(hash_of(one), hash_of(other));
}

TEST(Hash, SpreadsNeighbouringNumbersOverAllBits) {
  std::uint64_t ever = 0;
  std::uint64_t always = ~std::uint64_t{0};
  std::set<std::uint64_t> low_bytes;
  for (int i = 0; i < 1'000; ++i) {
    ever |= hash_of(i);
    always &= hash_of(i);
    low_bytes.insert(hash_of(i) & 0xff);
  }
  EXPECT_EQ(ever, ~std::uint64_t{0});
  EXPECT_EQ(always, 0U);
  EXPECT_GT(low_bytes.size(), 240U);
}

}  // namespace
}  // namespace septem
