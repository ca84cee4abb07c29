#include "bots/search/race.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace septem::seas {
namespace {

TEST(Race, IsEvenFromAnEvenScore) {
  for (const int target : {7, 11, 14}) {
    EXPECT_NEAR(Race(2, target).shares({})[0], 1.0 / 2, 1e-5);
    EXPECT_NEAR(Race(3, target).shares({5, 5, 5})[2], 1.0 / 3, 1e-5);
    EXPECT_NEAR(Race(4, target).shares({6, 6, 6, 6})[1], 1.0 / 4, 1e-5);
  }
}

TEST(Race, IsOverAtTheTargetWhereThoseWhoAreFurthestShareTheWin) {
  EXPECT_EQ(Race(2, 7).shares({7, 6}), (Race::Shares{1, 0}));
  EXPECT_EQ(Race(3, 7).shares({9, 7, 9}), (Race::Shares{0.5F, 0, 0.5F}));
}

/// Behind by six: all five prizes (one way in 32) make 6 : 6, which is even; with less the other one has come home.
TEST(Race, FollowsFromWhatARoundMayBring) { EXPECT_NEAR(Race(2, 7).shares({6, 0})[1], 0.5 / 32, 1e-5); }

TEST(Race, LikesALeadTheMoreTheNearerTheTarget) {
  const Race race(2, 7);
  EXPECT_GT(race.shares({3, 2})[0], race.shares({2, 2})[0]);
  EXPECT_GT(race.shares({6, 5})[0], race.shares({2, 1})[0]);
}

TEST(Race, IsTheSameInWhateverOrderTheOwnersSit) {
  const Race race(4, 11);
  const Race::Shares shares = race.shares({9, 6, 4, 1});
  EXPECT_EQ(race.shares({4, 9, 1, 6}), (Race::Shares{shares[2], shares[0], shares[3], shares[1]}));
  EXPECT_NEAR(shares[0] + shares[1] + shares[2] + shares[3], 1, 1e-5);
  EXPECT_TRUE(shares[0] > shares[1] && shares[1] > shares[2] && shares[2] > shares[3]);
}

TEST(Race, IsWorkedOutOnceForAllThreads) {
  std::vector<const Race*> found(8);
  std::vector<std::thread> threads;
  for (const Race*& race : found) threads.emplace_back([&race] { race = &Race::of(3, 11); });
  for (std::thread& thread : threads) thread.join();
  for (const Race* race : found) EXPECT_EQ(race, found[0]);
  EXPECT_NE(&Race::of(3, 7), found[0]);
  EXPECT_EQ(found[0]->shares({1, 2, 3}), Race(3, 11).shares({1, 2, 3}));
}

}  // namespace
}  // namespace septem::seas
