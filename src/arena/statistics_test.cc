// Intervals hold the truth as often as they say.
#include "arena/statistics.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace septem {
namespace {

/// The score of a deal of two games: 0, 1/2 or 1, more often the same bot's than chance would have it.
double deal_score(Rng& rng, double share) {
  const bool is_decided = rng.below(100) < 60;
  if (!is_decided) return 0.5;
  return rng.below(1'000'000) < (share - 0.2) / 0.6 * 1e6 ? 1 : 0;
}

/// How many of 100 intervals hold the true share.
double coverage(double share, int deals) {
  constexpr int kIntervals = 4000;
  Rng rng(static_cast<std::uint64_t>(deals));
  int held = 0;
  for (int trial = 0; trial < kIntervals; ++trial) {
    Sample sample;
    for (int i = 0; i < deals; ++i) sample.add(deal_score(rng, share));
    const Interval interval = share_interval(sample);
    held += interval.low <= share && share <= interval.high ? 1 : 0;
  }
  return 100.0 * held / kIntervals;
}

TEST(Statistics, SharesLieInTheirIntervalsAsOftenAsClaimed) {
  for (const double share : {0.5, 0.6, 0.75}) {
    for (const int deals : {20, 100, 1000}) {
      EXPECT_NEAR(coverage(share, deals), 95, 1.6) << share << " of " << deals;
    }
  }
}

TEST(Statistics, AlwaysTheSameScoreIsNoCertainty) {
  Sample sample;
  for (int i = 0; i < 20; ++i) sample.add(1);
  const Interval interval = share_interval(sample);
  EXPECT_EQ(interval.high, 1);
  EXPECT_LT(interval.low, 0.86);
  EXPECT_GT(interval.low, 0.75);
}

TEST(Statistics, NothingIsKnownOfNothing) {
  EXPECT_EQ(share_interval({}).low, 0);
  EXPECT_EQ(share_interval({}).high, 1);
}

TEST(Statistics, MeanAndVarianceAreThoseOfTheNumbers) {
  Sample sample;
  for (const double value : {2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0}) sample.add(value);
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_NEAR(sample.variance(), 32.0 / 7, 1e-12);
  EXPECT_DOUBLE_EQ(sample.mirrored().mean(), -4);
}

TEST(Statistics, StudentsQuantileIsWiderForFewNumbers) {
  EXPECT_NEAR(t_95(11), 2.228, 0.002);
  EXPECT_NEAR(t_95(31), 2.042, 0.001);
  EXPECT_NEAR(t_95(100'000), 1.960, 0.001);
}

TEST(Statistics, ADifferenceIsSeenWhereThereIsOne) {
  Rng rng(5);
  Sample a;
  Sample b;
  Sample c;
  for (int i = 0; i < 2000; ++i) {
    a.add(deal_score(rng, 0.5));
    b.add(deal_score(rng, 0.5));
    c.add(deal_score(rng, 0.6));
  }
  EXPECT_GT(p_of_difference(a, b), 0.01);
  EXPECT_LT(p_of_difference(a, c), 1e-4);
}

}  // namespace
}  // namespace septem
