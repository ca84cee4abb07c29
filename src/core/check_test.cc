#include "core/check.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

TEST(CheckDeathTest, ABrokenCheckSaysWhatAndWhereAndStops) {
  EXPECT_DEATH(SEPTEM_CHECK(1 + 1 == 3), "septem: broken invariant at src/core/check_test.cc:[0-9]+: 1 \\+ 1 == 3");
}

TEST(Check, ACheckThatHoldsDoesNothingAndLooksOnce) {
  int looks = 0;
  SEPTEM_CHECK(++looks > 0);
  EXPECT_EQ(looks, 1);
}

TEST(CheckDeathTest, AssertsAreOnWhereTheBuildWantsThem) {
  int looks = 0;
  SEPTEM_ASSERT(++looks > 0);
  EXPECT_EQ(looks, SEPTEM_ASSERTS);
#if SEPTEM_ASSERTS
  EXPECT_DEATH(SEPTEM_ASSERT(looks == 7), "looks == 7");
#endif
}

TEST(Check, IsOneStatement) {
  bool is_else = false;
  if (is_else)
    SEPTEM_CHECK(true);
  else
    is_else = true;
  EXPECT_TRUE(is_else);
}

}  // namespace
}  // namespace septem
