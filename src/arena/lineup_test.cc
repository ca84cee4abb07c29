// Everybody sits everywhere as often.
#include "arena/lineup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace septem {
namespace {

using testing::ElementsAre;

std::vector<std::vector<int>> lists(const Seating& seating) {
  std::vector<std::vector<int>> all;
  for (const Lineup& lineup : lineups(seating)) all.emplace_back(lineup.begin(), lineup.end());
  return all;
}

TEST(Lineups, TwoBotsAtTwoSeatsPlayBothWaysRound) {
  EXPECT_THAT(lists({2, 2, 2}), ElementsAre(ElementsAre(0, 1), ElementsAre(1, 0)));
}

TEST(Lineups, AtMoreSeatsEachBotSitsAloneAmongTheOthersAtEverySeat) {
  EXPECT_THAT(lists({2, 3, 3}), ElementsAre(ElementsAre(0, 1, 1), ElementsAre(1, 0, 1), ElementsAre(1, 1, 0),
                                            ElementsAre(1, 0, 0), ElementsAre(0, 1, 0), ElementsAre(0, 0, 1)));
}

TEST(Lineups, TeamsAreOfOneBot) {
  EXPECT_THAT(lists({2, 4, 2}), ElementsAre(ElementsAre(0, 1, 0, 1), ElementsAre(1, 0, 1, 0)));
}

TEST(Lineups, OneBotPlaysAgainstItself) { EXPECT_THAT(lists({1, 3, 3}), ElementsAre(ElementsAre(0, 0, 0))); }

TEST(Lineups, OfMoreBotsEveryPairPlays) {
  EXPECT_EQ(lists({3, 2, 2}).size(), 6U);
  EXPECT_EQ(lists({4, 7, 7}).size(), 6U * 14U);
}

}  // namespace
}  // namespace septem
