#include "core/fixed_list.h"

#include <gtest/gtest.h>

#include <vector>

namespace septem {
namespace {

using Three = FixedList<int, 3>;

Three list(std::initializer_list<int> items) {
  Three made;
  for (const int item : items) made.push_back(item);
  return made;
}

TEST(FixedList, HoldsWhatWasPushedInOrder) {
  const Three items = list({4, 5, 6});
  EXPECT_EQ(std::vector<int>(items.begin(), items.end()), (std::vector<int>{4, 5, 6}));
  EXPECT_EQ(items.size(), 3U);
  EXPECT_EQ(items[1], 5);
  EXPECT_EQ(items.back(), 6);
}

TEST(FixedList, CanBeClearedAndFilledAgain) {
  Three items = list({1, 2});
  items.clear();
  EXPECT_TRUE(items.is_empty());
  items.push_back(9);
  EXPECT_EQ(items, list({9}));
}

TEST(FixedList, ResizesDownOnly) {
  Three items = list({1, 2, 3});
  items.resize_down(1);
  EXPECT_EQ(items, list({1}));
  EXPECT_DEATH(items.resize_down(2), "size <= size_");
}

TEST(FixedList, ComparesOnlyWhatIsInIt) {
  Three one = list({1, 2, 3});
  Three two = list({1, 2, 4});
  EXPECT_FALSE(one == two);
  one.resize_down(2);
  EXPECT_FALSE(one == two);
  two.resize_down(2);
  EXPECT_TRUE(one == two);
}

TEST(FixedListDeathTest, StopsBeforeItOverflows) {
  Three items = list({1, 2, 3});
  EXPECT_DEATH(items.push_back(4), "size_ < N");
}

}  // namespace
}  // namespace septem
