// Ratings over all pairs.
#include "arena/strength.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace septem {
namespace {

/// Deals between two whose ratings differ by so much.
Sample deals(double difference, int count, Rng& rng) {
  const double share = 1 / (1 + std::pow(10, -difference / 400));
  Sample sample;
  for (int i = 0; i < count; ++i) sample.add(static_cast<double>(rng.next() >> 11) * 0x1p-53 < share ? 1 : 0);
  return sample;
}

TEST(Strengths, AreThoseThatTheScoresWereMadeWith) {
  const double truth[] = {-150, 0, 150};
  int held = 0;
  for (std::uint64_t trial = 0; trial < 100; ++trial) {
    Rng rng(trial);
    std::vector<PairScores> pairs;
    for (std::size_t a = 0; a < 3; ++a)
      for (std::size_t b = a + 1; b < 3; ++b) pairs.push_back({a, b, deals(truth[a] - truth[b], 2000, rng)});
    const auto strengths = fit_strengths(3, pairs);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(strengths[i].points, truth[i], 40);
      held += strengths[i].interval.low <= truth[i] && truth[i] <= strengths[i].interval.high ? 1 : 0;
    }
  }
  EXPECT_GE(held, 270);  // of 300: 95 %, less what chance takes
}

TEST(Strengths, OfWhoNeverLosesIsHighAndFinite) {
  Sample all;
  for (int i = 0; i < 100; ++i) all.add(1);
  const auto strengths = fit_strengths(2, {{0, 1, all}});
  EXPECT_GT(strengths[0].points, 200);
  EXPECT_LT(strengths[0].points, 2000);
  EXPECT_NEAR(strengths[0].points, -strengths[1].points, 1e-6);
}

TEST(Strengths, OfNobodyWhoPlayedAreZero) { EXPECT_EQ(fit_strengths(2, {}).at(1).points, 0); }

}  // namespace
}  // namespace septem
