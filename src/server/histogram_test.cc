#include "server/histogram.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

TEST(Histogram, CountsInTheFirstBucketThatIsLongEnough) {
  Histogram histogram;
  for (const double seconds : {0.0, 0.0005, 0.0006, 0.25, 100.0}) histogram.add(seconds);
  EXPECT_EQ(histogram.buckets()[0], 2U);
  EXPECT_EQ(histogram.buckets()[1], 1U);
  EXPECT_EQ(histogram.buckets()[9], 1U);
  EXPECT_EQ(histogram.buckets().back(), 1U);
  EXPECT_DOUBLE_EQ(histogram.sum(), 100.2511);
}

}  // namespace
}  // namespace septem::server
