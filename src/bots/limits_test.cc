#include "bots/limits.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

TEST(StopToken, StopsWhenItsSourceDoesAndNeverWithoutOne) {
  EXPECT_FALSE(StopToken{}.is_stopped());
  StopSource source;
  const StopToken token = source.token();
  EXPECT_FALSE(token.is_stopped());
  source.stop();
  EXPECT_TRUE(token.is_stopped());
}

}  // namespace
}  // namespace septem
