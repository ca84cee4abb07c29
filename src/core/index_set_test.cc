#include "core/index_set.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/seat.h"

namespace septem {
namespace {

/// A value as small as any that sets are made of, with all 64 places.
struct Number {
  int value = 0;
  static constexpr Number from_index(int index) { return {index}; }
  constexpr int index() const { return value; }
};
using Numbers = IndexSet<Number>;

std::vector<int> list(Numbers set) {
  std::vector<int> values;
  for (const Number number : set) values.push_back(number.value);
  return values;
}

TEST(IndexSet, IsEmptyAtFirst) {
  constexpr Numbers kNone;
  EXPECT_TRUE(kNone.is_empty());
  EXPECT_EQ(kNone.size(), 0);
  EXPECT_EQ(kNone.begin(), kNone.end());
}

TEST(IndexSet, ListsItsItemsInOrderUpToTheLastPlace) {
  const Numbers set{{63}, {0}, {31}, {32}, {31}};
  EXPECT_EQ(list(set), (std::vector<int>{0, 31, 32, 63}));
  EXPECT_EQ(set.size(), 4);
  EXPECT_EQ(set.bits(), 0x8000'0001'8000'0001U);
}

TEST(IndexSet, AddsAndRemoves) {
  Numbers set;
  set.add({5});
  set.add({5});
  set.add({9});
  set.remove({7});
  EXPECT_EQ(set, (Numbers{{5}, {9}}));
  set.remove({5});
  EXPECT_EQ(set, Numbers::of({9}));
  EXPECT_TRUE(set.has({9}));
  EXPECT_FALSE(set.has({5}));
}

TEST(IndexSet, FirstNMayBeNothingOrEverything) {
  EXPECT_TRUE(Numbers::first_n(0).is_empty());
  EXPECT_EQ(Numbers::first_n(3).bits(), 7U);
  EXPECT_EQ(Numbers::first_n(63).size(), 63);
  EXPECT_EQ(Numbers::first_n(64).bits(), ~0ULL);
}

TEST(IndexSet, JoinsCutsAndSubtracts) {
  const Numbers a{{1}, {2}, {3}};
  const Numbers b{{3}, {4}};
  EXPECT_EQ(list(a | b), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(list(a & b), (std::vector<int>{3}));
  EXPECT_EQ(list(a - b), (std::vector<int>{1, 2}));
  Numbers c = a;
  EXPECT_EQ(c |= b, a | b);
  EXPECT_EQ(c &= b, b);
  EXPECT_TRUE((c -= b).is_empty());
}

TEST(IndexSet, IsKeptOnlyIfTheConditionHolds) {
  const Numbers set{{1}, {63}};
  EXPECT_EQ(set.only_if(true), set);
  EXPECT_TRUE(set.only_if(false).is_empty());
}

TEST(IndexSet, HasAllAndHasAnyOfNothingAreWhatLogicSays) {
  const Numbers set{{1}, {2}};
  EXPECT_TRUE(set.has_all({}));
  EXPECT_FALSE(set.has_any({}));
  EXPECT_TRUE(set.has_all({{2}}));
  EXPECT_FALSE(set.has_all({{2}, {3}}));
  EXPECT_TRUE(set.has_any({{2}, {3}}));
}

TEST(IndexSet, NthSkipsSmallerItems) {
  const Numbers set{{2}, {7}, {40}, {63}};
  EXPECT_EQ(set.first().value, 2);
  const std::vector<int> values = list(set);
  for (int i = 0; i < set.size(); ++i) EXPECT_EQ(set.nth(i).value, values[static_cast<std::size_t>(i)]);
}

TEST(IndexSet, NthIsTheSameWhenTheCompilerWorksItOut) {
  constexpr Numbers kSet{{2}, {7}, {40}};
  static_assert(kSet.nth(0).value == 2 && kSet.nth(2).value == 40);
  EXPECT_EQ(kSet.nth(2).value, 40);
}

#if SEPTEM_ASSERTS
TEST(IndexSetDeathTest, AsksNoEmptySetForItsFirst) {
  EXPECT_DEATH((void)Numbers{}.first(), "is_empty");
  EXPECT_DEATH((void)Numbers::of({1}).nth(1), "skip");
}
#endif

}  // namespace
}  // namespace septem
