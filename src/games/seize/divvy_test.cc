// Divvy the booty: ruling B4.
#include "games/seize/divvy.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

TestTable at_divvy(int seats = 3) {
  TestTable table(dominoes(seats), Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}});
  table.squabble(seats == 2 ? "9S 8H" : "9S 8H 7D");
  return table;
}

TEST(SeizeB4, SevenPiecesAreDrawnWhenTheCaptainIsKnownAndSeenByEveryone) {
  TestTable table(dominoes(3), Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}});
  EXPECT_EQ(table.view("p1").bag.size, 49);
  EXPECT_TRUE(table.view("p1").drawn.is_empty());
  table.squabble("9S 8H 7D");
  for (const auto who : {"p0", "p1", "p2"}) {
    EXPECT_EQ(ids(dominoes9(), table.view(who).drawn), "1:1 2:2 3:3 4:4 5:5 6:6 7:7");
    EXPECT_EQ(table.view(who).bag.size, 42);
  }
}

TEST(SeizeB4, ThereAre126WaysAndEachStashGetsAPiece) {
  const TestTable table = at_divvy();
  const Texts ways = table.legal("p0");
  EXPECT_EQ(ways.size(), 126U);
  EXPECT_TRUE(ways.contains("red 1:1"));
  EXPECT_TRUE(ways.contains("red 2:2 3:3 4:4 5:5 6:6 7:7"));
  EXPECT_TRUE(ways.contains("red 1:1 3:3 7:7"));
  EXPECT_FALSE(ways.contains("red "));
  EXPECT_FALSE(ways.contains("red 1:1 2:2 3:3 4:4 5:5 6:6 7:7"));
}

TEST(SeizeB4, PiecesAreNamedOnceInDrawingOrder) {
  const TestTable table = at_divvy();
  EXPECT_EQ(table.refusal("p0", "red"), refusals::kEmptyStash);
  EXPECT_EQ(table.refusal("p0", "red 1:1 2:2 3:3 4:4 5:5 6:6 7:7"), refusals::kEmptyStash);
  EXPECT_EQ(table.refusal("p0", "red 2:2 1:1"), refusals::kNotInDrawingOrder);
  EXPECT_EQ(table.refusal("p0", "red 1:1 1:1"), refusals::kNotInDrawingOrder);
  EXPECT_EQ(table.refusal("p0", "red 8:8"), refusals::kNotDrawn);
  EXPECT_EQ(table.refusal("p0", "seize 1:1"), refusals::kMustDivvy);
  EXPECT_EQ(table.refusal("p1", "red 1:1"), refusals::kNotYourMove);
}

TEST(SeizeB4, TheOtherPiecesGoToBlack) {
  TestTable table = at_divvy();
  table.act("p0", "red 2:2 7:7");
  EXPECT_EQ(table.red(), "2:2 7:7");
  EXPECT_EQ(table.black(), "1:1 3:3 4:4 5:5 6:6");
  EXPECT_EQ(table.due(), "card p0 p1 p2");
}

TEST(SeizeB4, DrawingOrderIsTheBagsNotTheSets) {
  TestTable table(dominoes(3),
                  Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}, .bag = "9:9 0:0 5:5 4:4 3:3 2:2 1:1"});
  table.squabble("9S 8H 7D");
  EXPECT_EQ(table.refusal("p0", "red 0:0 9:9"), refusals::kNotInDrawingOrder);
  EXPECT_TRUE(table.legal("p0").contains("red 9:9 0:0 1:1"));
  table.act("p0", "red 9:9 0:0 1:1");
  EXPECT_EQ(table.red(), "0:0 1:1 9:9");
}

}  // namespace
}  // namespace septem::seize
