#include "bots/search/seize_prospects.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// At the end of a round, with these collections.
State end_of(int round, const Variant& variant, std::string_view first, std::string_view second) {
  State state;
  state.round = static_cast<std::uint8_t>(round);
  state.collections[0] = pieces(variant.booty, first);
  state.collections[1] = pieces(variant.booty, second);
  return state;
}

Utilities shares_of(const Variant& variant, const State& state, const Hands& kept = {}) {
  return Prospects(variant, view(variant, state, seat("p0"))).shares(variant, state, kept);
}

TEST(SeizeProspects, ShareTheWinAmongAll) {
  const Utilities shares = shares_of(kThree, end_of(3, kThree, "9:9 1:2", "4:4"));
  EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-6);
  EXPECT_GT(shares[0], shares[1]);
  EXPECT_GT(shares[1], shares[2]);
}

TEST(SeizeProspects, ALeadCountsForMoreTheFewerRoundsAreLeft) {
  const auto lead = [](int round) { return shares_of(kTwo, end_of(round, kTwo, "9:9 1:2", "4:4 8:9"))[1]; };
  EXPECT_GT(lead(1), 0.5);
  EXPECT_GT(lead(4), lead(1));
  EXPECT_GT(lead(7), 0.999) << "all weights are known, and nothing is to come";
}

TEST(SeizeProspects, TheLightestIsAheadInCursedTreasure) {
  Variant cursed = kTwo;
  cursed.is_cursed = true;
  const State state = end_of(4, kTwo, "9:9", "0:1");
  EXPECT_GT(shares_of(kTwo, state)[0], 0.5);
  EXPECT_LT(shares_of(cursed, state)[0], 0.5);
}

TEST(SeizeProspects, AnUnknownWeightLeavesDoubtToTheEnd) {
  const Variant treasure{.seats = 2};
  const State state = end_of(7, treasure, "ebony-button", "ebony-ring");
  const double share = shares_of(treasure, state)[0];
  EXPECT_GT(share, 0.2);
  EXPECT_LT(share, 0.8);
}

TEST(SeizeProspects, TheInterloperOnlyCountsWhereItMayWin) {
  State state = end_of(6, kTwo, "4:4", "4:5");
  state.collections.back() = pieces(kTwo.booty, "9:9 8:9 8:8");
  EXPECT_NEAR(shares_of(kTwo, state)[0] + shares_of(kTwo, state)[1], 1, 1e-6);
  Variant contest = kTwo;
  contest.interloper_wins = true;
  EXPECT_LT(shares_of(contest, state)[0] + shares_of(contest, state)[1], 0.7);
}

TEST(SeizeProspects, AKeptCardIsWorthNothingInTheLastRound) {
  const Hands kept = {cards("JS"), cards("2S")};
  const State early = end_of(2, kTwo, "4:4", "4:4");
  EXPECT_GT(shares_of(kTwo, early, kept)[0], 0.5);
  EXPECT_NEAR(shares_of(kTwo, end_of(7, kTwo, "4:4", "4:4"), kept)[0], 0.5, 1e-6);
}

}  // namespace
}  // namespace septem::seize
