#include "core/orders.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

TEST(Orders, AreNumberedFromAsTheyAreToTurnedAround) {
  for (std::size_t size = 0; size <= 5; ++size) {
    for (std::size_t i = 0; i < count_orders(size); ++i) EXPECT_EQ(number_of_order(nth_order<5>(size, i)), i);
    const auto first = nth_order<5>(size, 0);
    const auto last = nth_order<5>(size, count_orders(size) - 1);
    for (std::size_t i = 0; i < size; ++i) {
      EXPECT_EQ(first[i], i);
      EXPECT_EQ(last[i], size - 1 - i);
    }
  }
}

TEST(Orders, ComeInTheOrderOfTheirPlaces) {
  const auto third = nth_order<3>(3, 3);
  EXPECT_EQ(third[0], 1U);
  EXPECT_EQ(third[1], 2U);
  EXPECT_EQ(third[2], 0U);
}

}  // namespace
}  // namespace septem
