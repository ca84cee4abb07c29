// The sequential test errs as rarely as it promises, and ends early where the answer is clear.
#include "arena/sprt.h"

#include <gtest/gtest.h>

#include "core/rng.h"

namespace septem {
namespace {

struct Trials {
  int first = 0;
  int second = 0;
  double deals = 0;  ///< on average
};

/// Deals whose two games are split with the given probability, tested until it is decided.
Trials simulate(const Sprt& sprt, double share, double split, int trials) {
  Rng rng(static_cast<std::uint64_t>(share * 1e6 + split * 1e3));
  const auto chance = [&rng](double p) { return static_cast<double>(rng.next() >> 11) * 0x1p-53 < p; };
  const double win = (share - split / 2) / (1 - split);
  Trials found;
  for (int trial = 0; trial < trials; ++trial) {
    ScoreCounts sample;
    while (sprt.verdict(sample) == Verdict::kOpen) sample.add(chance(split) ? 0.5 : chance(win) ? 1.0 : 0.0);
    ++(sprt.verdict(sample) == Verdict::kFirst ? found.first : found.second);
    found.deals += static_cast<double>(sample.count()) / trials;
  }
  return found;
}

constexpr int kTrials = 1000;
// 5 % and three standard deviations of so many trials.
constexpr double kMostErrors = kTrials * (0.05 + 3 * 0.0069);

TEST(SprtErrors, AreAsRareAsPromisedForEitherAnswer) {
  const Sprt sprt(0.50, 0.55);
  for (const double split : {0.0, 0.4, 0.8}) {
    EXPECT_LE(simulate(sprt, 0.50, split, kTrials).second, kMostErrors) << split;
    EXPECT_LE(simulate(sprt, 0.55, split, kTrials).first, kMostErrors) << split;
  }
}

TEST(SprtErrors, AreAsRareWhereTheAnswersAreCloseTogether) {
  const Sprt sprt(0.50, 0.53);
  EXPECT_LE(simulate(sprt, 0.50, 0.4, kTrials).second, kMostErrors);
  EXPECT_LE(simulate(sprt, 0.53, 0.4, kTrials).first, kMostErrors);
}

TEST(SprtErrors, AreAsRareNearTheEdgeWhereDealsSeldomDiffer) {
  const Sprt sprt(0.90, 0.94);
  EXPECT_LE(simulate(sprt, 0.90, 0.1, kTrials).second, kMostErrors);
  EXPECT_LE(simulate(sprt, 0.94, 0.1, kTrials).first, kMostErrors);
}

TEST(SprtLength, IsShortWhereTheAnswerIsClear) {
  const Sprt sprt(0.50, 0.53);
  const Trials unclear = simulate(sprt, 0.515, 0.4, 50);
  const Trials clear = simulate(sprt, 0.65, 0.4, 50);
  EXPECT_EQ(clear.second, 50);
  EXPECT_LT(clear.deals * 3, unclear.deals);
}

TEST(SprtLength, IsNeverAFewDealsOnly) {
  const Sprt sprt(0.50, 0.53);
  ScoreCounts sample;
  for (int i = 0; i < 10; ++i) sample.add(1);
  EXPECT_EQ(sprt.verdict(sample), Verdict::kOpen);
}

}  // namespace
}  // namespace septem
