// Clearing and nicking: rulings A7 to A9.
#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

/// p0 can clear with G10; everything else is a nine or worse.
const Deal kClearable{.display = "G2 C2 R3 X3", .hands = {"G10 X9", "G9", "C9"}, .harbour = "C8 R8 X8"};

TEST(SeasA7, ACaptureThatEmptiesTheDisplayMayNick) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3");
  EXPECT_EQ(table.due(), "nick p0");
}

TEST(SeasA7, ACaptureThatLeavesACardMayNot) {
  TestTable table(kThree, Deal{.display = "G2 C2 R3 X9", .hands = {"G7"}});
  table.act("p0", "G7xG2+C2+R3");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SeasA7, LayingACardDownNeverClears) {
  TestTable table(kUltimate, Deal{.hands = {"G5"}});
  table.act("p0", "G5");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SeasA7, KrakenMayNotNickEvenWhenItClears) {
  TestTable table(kTwo, Deal{.display = "G5 C6 R8 X9", .hands = {"X1"}});
  table.act("p0", "X1xG5+C6+R8+X9");
  EXPECT_TRUE(table.display().is_empty());
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SeasA7, KrakenMayNotNickWhenItTakesALoneOne) {
  TestTable table(kTwo, Deal{.display = "G1 C2 C3 C4", .hands = {"R9", "X1"}});
  table.act("p0", "R9xC2+C3+C4");
  table.act("p1", "X1xG1");
  EXPECT_TRUE(table.display().is_empty());
  EXPECT_EQ(table.due(), "play p0");
}

TEST(SeasA7, KrakenMayNotNickWhenItTakesALoneTen) {
  TestTable table(kTwo, Deal{.display = "G10 C2 C3 C4", .hands = {"R9", "X1"}});
  table.act("p0", "R9xC2+C3+C4");
  table.act("p1", "X1xG10");
  EXPECT_TRUE(table.display().is_empty());
  EXPECT_EQ(table.due(), "play p0");
}

TEST(SeasA7, WhoeverTakesALoneKrakenMayNick) {
  TestTable table(kTwo, Deal{.display = "X1 C2 C3 C4", .hands = {"R9", "G1"}});
  table.act("p0", "R9xC2+C3+C4");
  table.act("p1", "G1xX1");
  EXPECT_EQ(table.due(), "nick p1");
}

TEST(SeasA7, AnotherOneThatTakesALoneTenMayNick) {
  TestTable table(kTwo, Deal{.display = "G10 C2 C3 C4", .hands = {"R9", "R1"}});
  table.act("p0", "R9xC2+C3+C4");
  table.act("p1", "R1xG10");
  EXPECT_EQ(table.legal("p1"), (Texts{"nick p0", "nick harbour", "nick none"}));
}

TEST(SeasA7, TheNextPlayerMustOpenANewDisplay) {
  TestTable table(kTwo, Deal{.display = "G2 C2 R3 X3", .hands = {"G10", "G5 R2 X2 X1 C1 C10 R10 X10"}});
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  EXPECT_EQ(table.legal("p1"), (Texts{"G5", "R2", "X2", "X1", "C1", "C10", "R10", "X10"}));
}

TEST(SeasA8, SourcesAreNonEmptyChestsOfOthersAndTheHarbour) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3");
  EXPECT_EQ(table.legal("p0"), (Texts{"nick harbour", "nick none"}));
  EXPECT_EQ(table.legal("p1"), Texts{});
  EXPECT_EQ(table.refusal("p0", "nick p0"), refusals::kOwnChest);
  EXPECT_EQ(table.refusal("p0", "nick p1"), refusals::kEmptySource);
  EXPECT_EQ(table.refusal("p0", "nick p3"), refusals::kNoSuchSource);
  EXPECT_EQ(table.refusal("p0", "X9"), refusals::kMustChooseSource);
  EXPECT_EQ(table.refusal("p0", "pick C8"), refusals::kMustChooseSource);
  EXPECT_EQ(table.refusal("p1", "nick none"), refusals::kNotYourTurn);
}

TEST(SeasA8, OneCardOfTheSourceMustBePicked) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3", "nick harbour");
  EXPECT_EQ(table.due(), "pick p0");
  EXPECT_EQ(table.legal("p0"), (Texts{"pick C8", "pick R8", "pick X8"}));
  EXPECT_EQ(table.refusal("p0", "nick none"), refusals::kMustPick);
  EXPECT_EQ(table.refusal("p0", "nick harbour"), refusals::kMustPick);
  EXPECT_EQ(table.refusal("p0", "X9"), refusals::kMustPick);
  EXPECT_EQ(table.refusal("p0", "pick G2"), refusals::kNotInSource);
  table.act("p0", "pick R8");
  EXPECT_EQ(names(table.state().harbour), "C8 X8");
  EXPECT_EQ(names(table.chest(0)), "G2 G10 C2 R3 R8 X3");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SeasA8, ANickedCardCanBeNickedAgain) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3", "nick harbour", "pick R8");
  table.act("p1", "G9");
  table.act("p2", "C9xG9");
  EXPECT_EQ(table.legal("p2"), (Texts{"nick p0", "nick harbour", "nick none"}));
  table.act("p2", "nick p0");
  EXPECT_EQ(table.legal("p2"), (Texts{"pick G2", "pick G10", "pick C2", "pick R3", "pick R8", "pick X3"}));
  table.act("p2", "pick R8");
  EXPECT_EQ(names(table.chest(0)), "G2 G10 C2 R3 X3");
  EXPECT_EQ(names(table.chest(2)), "G9 C9 R8");
}

TEST(SeasA8, DecliningTakesNothing) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  EXPECT_EQ(names(table.chest(0)), "G2 G10 C2 R3 X3");
  EXPECT_EQ(names(table.state().harbour), "C8 R8 X8");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SeasA8, WithNoSourceThereIsNoNickingStep) {
  TestTable table(kUltimate, Deal{.hands = {"G5", "C5"}});
  table.act("p0", "G5");
  table.act("p1", "C5xG5");
  EXPECT_TRUE(table.display().is_empty());
  EXPECT_EQ(table.due(), "play p2");
}

TEST(SeasA8, AHarbourThatWasEmptiedIsNoSourceAnyMore) {
  TestTable table(kThree, Deal{.display = "G2 C2 R3 X3", .hands = {"G10"}, .harbour = "C8 R8 X8"});
  table.state().chests[2] = table.state().harbour;
  table.state().harbour = {};
  table.act("p0", "G10xG2+C2+R3+X3");
  EXPECT_EQ(table.legal("p0"), (Texts{"nick p2", "nick none"}));
  EXPECT_EQ(table.refusal("p0", "nick harbour"), refusals::kEmptySource);
}

/// 3 seats: the 2, 3 and 4 lie there when p2 plays the very last card, a 9.
TestTable last_card_clears() {
  TestTable table(kThree, Position{.display = "C3", .hands = {"G2", "R4", "X9"}});
  table.act("p0", "G2");
  table.act("p1", "R4");
  table.act("p2", "X9xG2+C3+R4");
  return table;
}

TEST(SeasA9, ClearingWithTheLastCardNicksBeforeTheScoring) {
  TestTable table = last_card_clears();
  EXPECT_EQ(table.due(), "nick p2");
  EXPECT_TRUE(table.scores().empty());
  table.act("p2", "nick harbour");
  EXPECT_EQ(table.due(), "pick p2");
  table.act("p2", "pick C1");
  ASSERT_EQ(table.scores().size(), 1U);
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(3, score.cards), (std::vector<int>{0, 0, 5}));
  EXPECT_EQ(first_of(3, score.value), (std::vector<int>{0, 0, 1 + 5 + 3 - 6}));
  EXPECT_EQ(first_of(3, score.points), (std::vector<int>{0, 0, 1 + 1 + 1 + 2}));
  EXPECT_EQ(table.due(), "deal");
}

TEST(SeasA9, DecliningWithTheLastCardEndsTheRoundToo) {
  TestTable table = last_card_clears();
  table.act("p2", "nick none");
  ASSERT_EQ(table.scores().size(), 1U);
  // Three times a total of zero: everyone has the highest (A13).
  EXPECT_EQ(first_of(3, table.scores()[0].value), (std::vector<int>{0, 0, 1 + 2 + 3 - 6}));
  EXPECT_EQ(first_of(3, table.scores()[0].points), (std::vector<int>{2, 2, 1 + 1 + 2}));
}

}  // namespace
}  // namespace septem::seas
