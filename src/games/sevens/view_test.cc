// What seats are shown, and what never gets out: ruling C18.
#include "games/sevens/view.h"

#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC18, HandsAndTheDeckAreHiddenColumnsOpen) {
  const TestTable table(kThree, kThreeHands);
  const View view = table.view("p1");
  EXPECT_FALSE(view.hands[0].cards);
  EXPECT_EQ(view.hands[0].size, 3);
  EXPECT_EQ(view.hands[1].cards, cards("D1 D2 D3"));
  EXPECT_FALSE(view.deck.cards);
  EXPECT_EQ(view.deck.size, 39);
  EXPECT_EQ(names(view.columns.cards(Type::kVirtues)), "H1");
  EXPECT_EQ(table.referee().hands[2].cards, cards("S1 S2 S3"));
  EXPECT_EQ(table.referee().deck.cards->size(), 39U);
}

TEST(SevensC18, ThePickedCardIsOpenToAllUntilItIsPlaced) {
  TestTable table(setup_of(3, "p1"), kThreeHands);
  table.go("p1 D1>D, p1 sin p2");
  for (const auto who : {"p0", "p1", "p2"}) EXPECT_FALSE(table.view(who).picked) << who;
  table.sinned("S2");
  for (const auto who : {"p0", "p1", "p2"}) EXPECT_EQ(table.view(who).picked, card("S2")) << who;
  EXPECT_EQ(table.view("p0").hands[2].size, 2);
  table.go("p1 place S2>S");
  for (const auto who : {"p0", "p1", "p2"}) EXPECT_FALSE(table.view(who).picked) << who;
}

TEST(SevensC18, OnlyTheWondersPlayerSeesTheLookAndOnlyWhileStacking) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=2 p2=1");
  EXPECT_FALSE(table.view("p0").looking);
  table.wonder("S2");
  for (const View& view : {table.view("p0"), table.referee()}) {
    ASSERT_TRUE(view.looking);
    EXPECT_EQ(names(view.looking->deck), "L1 L2");
    EXPECT_EQ(view.looking->hands[2], cards("S2"));
  }
  for (const auto who : {"p1", "p2"}) EXPECT_FALSE(table.view(who).looking) << who;
  table.go("p0 stack L2 L1");
  EXPECT_FALSE(table.view("p0").looking);
}

TEST(SevensC18, TheCardsOfALookAreInNobodyElsesSight) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=1 p1=1 p2=1");
  const auto seen = [&](std::string_view outcome, std::string_view who) {
    return sight(table.setup(), table.state(), TestTable::wonder_of(outcome), seat(who));
  };
  EXPECT_EQ(seen("D1 S1", "p0").looking->hands[1], cards("D1"));
  EXPECT_NE(seen("D1 S1", "p0"), seen("D2 S1", "p0"));
  for (const auto who : {"p1", "p2"}) {
    EXPECT_FALSE(seen("D1 S1", who).looking);
    for (const auto other : {"D2 S1", "D3 S3"}) EXPECT_EQ(seen("D1 S1", who), seen(other, who)) << who;
  }
}

TEST(SevensC18, TheOrderOfAStackingIsInNobodyElsesSight) {
  TestTable table(kThree, kThreeHands);
  table.go("p0 W1>W, p0 look deck=3");
  const auto seen = [&](std::string_view text, std::string_view who) {
    return sight(table.setup(), table.state(), seat("p0"), move(text), seat(who));
  };
  EXPECT_EQ(names(seen("stack L3 L1 L2", "p0").looking->deck), "L3 L1 L2");
  for (const auto who : {"p1", "p2"}) {
    EXPECT_FALSE(seen("stack L3 L1 L2", who).looking);
    EXPECT_EQ(seen("stack L3 L1 L2", who).look.deck(), 3);
    EXPECT_EQ(seen("stack L3 L1 L2", who), seen("stack L1 L2 L3", who)) << who;
  }
}

TEST(SevensC18, TheDeckAndOtherHandsChangeNothingInASeatsViewOrSight) {
  const TestTable one(kThree, kThreeHands);
  const TestTable two(kThree, Deal{.hands = {"W1 A1 A2", "L4 D2 S3", "C1 C2 L1"}, .flip = "H1", .then = "D1 W7 L2 L3"});
  EXPECT_EQ(one.view("p0"), two.view("p0"));
  EXPECT_NE(one.view("p1"), two.view("p1"));
  const auto seen = [](const TestTable& table, std::string_view text) {
    return sight(table.setup(), table.state(), seat("p0"), move(text), seat("p0"));
  };
  for (const auto text : {"A1>H", "A1>A", "W1>W"}) EXPECT_EQ(seen(one, text), seen(two, text)) << text;
}

TEST(SevensC18, EveryoneSeesWhoDrewAndWhatSeasTook) {
  TestTable table(kThree, Deal{.hands = {"D1 A1 A2", "D4 D2 D3", "S1 S2 S3"}, .flip = "H1", .then = "L1 L2 L3 L4"});
  table.go("p0 D1>D, p0 sin p1");
  table.sinned("D2");
  const Sight placed = sight(table.setup(), table.state(), seat("p0"), move("place D2>D"), seat("p2"));
  ASSERT_EQ(placed.drawn.size(), 2U);
  EXPECT_EQ(placed.drawn[0], seat("p1"));
  EXPECT_EQ(placed.drawn[1], seat("p0"));
  table.go("p0 place D2>D, p1 D3>D, p1 sin p0");
  table.sinned("A1");
  table.go("p1 place A1>A, p2 S1>S");
  const Sight taken = sight(table.setup(), table.state(), seat("p2"), move("take H"), seat("p0"));
  EXPECT_EQ(taken.card, card("H1"));
  EXPECT_TRUE(taken.drawn.is_empty());
}

TEST(SevensC18, TheEndOpensScoresButNoHand) {
  TestTable table(setup_of(2),
                  Position{.hands = {"H7 W2 W4", "W1 W3 W5"}, .columns = {"H H1 H2 H3 H4 H5 H6"}, .deck = "S1"});
  EXPECT_FALSE(table.view("p1").scores);
  table.go("p0 H7>H");
  const View view = table.view("p1");
  EXPECT_FALSE(view.hands[0].cards);
  EXPECT_FALSE(view.deck.cards);
  EXPECT_FALSE(view.turn);
  ASSERT_TRUE(view.scores);
  EXPECT_EQ((*view.scores)[0], 13);
  EXPECT_EQ(view.ending, (Ending{card("H7"), Type::kVirtues, seat("p0")}));
  EXPECT_EQ(view.winners, SeatSet{seat("p0")});
}

}  // namespace
}  // namespace septem::sevens
