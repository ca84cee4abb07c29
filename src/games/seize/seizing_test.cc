// Seize the booty and swab the deck: rulings B5 to B12.
#include "games/seize/seizing.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// p0 is captain, red has the pieces named, and everyone has laid a card for the seize phase (from p0 on).
TestTable at_seizing(const Deal& deal, std::string_view squabble, std::string_view red, std::string_view cards) {
  TestTable table(dominoes(static_cast<int>(deal.hands.size())), deal);
  table.squabble(squabble);
  table.act("p0", "red " + std::string(red));
  table.cards(cards);
  return table;
}

TEST(SeizeB5, TheCaptainOrdersEveryTiedGroupHighestRankFirstBeforeAnyoneActs) {
  TestTable table = at_seizing(Deal{.hands = {"10S 5S 2S", "2H AH 3H", "2D 5H 3D", "2C AS 3C"}}, "10S 2H 2D 2C",
                               "1:1 2:2 3:3", "5S AH 5H AS");
  EXPECT_EQ(table.due(), "order p0");
  EXPECT_EQ(table.legal("p0"), (Texts{"order p1 p3", "order p3 p1"}));
  EXPECT_FALSE(table.view("p1").acting());
  table.act("p0", "order p3 p1");
  EXPECT_EQ(table.due(), "order p0");
  EXPECT_EQ(table.legal("p0"), (Texts{"order p0 p2", "order p2 p0"}));
  table.act("p0", "order p2 p0");
  table.act("p3", "seize 4:4");
  table.act("p1", "seize 3:3");
  table.act("p2", "seize 2:2");
  table.act("p0", "seize 5:5");
  EXPECT_EQ(table.due(), "seize p2");
}

TEST(SeizeB5, ThreeOfARankHaveSixOrdersAndFourHave24) {
  TestTable three = at_seizing(Deal{.hands = {"10S 5S 2S", "2H 5H 3H", "2D 5D 3D"}}, "10S 2H 2D", "1:1", "5S 5H 5D");
  EXPECT_EQ(three.legal("p0"), (Texts{"order p0 p1 p2", "order p0 p2 p1", "order p1 p0 p2", "order p1 p2 p0",
                                      "order p2 p0 p1", "order p2 p1 p0"}));
  TestTable four = at_seizing(Deal{.hands = {"10S 5S 2S", "2H 5H 3H", "2D 5D 3D", "2C 5C 3C"}}, "10S 2H 2D 2C", "1:1",
                              "5S 5H 5D 5C");
  EXPECT_EQ(four.legal("p0").size(), 24U);
}

TEST(SeizeB5, AnOrderNamesTheTiedOnceEachAndNobodyElse) {
  TestTable table = at_seizing(Deal{.hands = {"10S 5S 2S", "2H 5H 3H", "2D 4D 3D"}}, "10S 2H 2D", "1:1", "5S 5H 4D");
  for (const auto text : {"order", "order p0", "order p0 p0", "order p0 p2", "order p0 p1 p2", "order p0 g"}) {
    EXPECT_EQ(table.refusal("p0", text), refusals::kNotTheTied) << text;
  }
  EXPECT_EQ(table.refusal("p0", "seize 1:1"), refusals::kMustOrder);
  EXPECT_EQ(table.refusal("p1", "order p0 p1"), refusals::kNotYourMove);
}

TEST(SeizeB5, HigherRanksActFirstWhateverTheSeatAndColour) {
  TestTable table = at_seizing(Deal{.hands = {"10S 2S 3S", "2H JH 3H", "2D AS 3D", "2C QD 3C"}}, "10S 2H 2D 2C",
                               "1:1 2:2 3:3 4:4", "2S JH AS QD");
  EXPECT_EQ(table.acting(), "p2");
  table.act("p2", "seize 7:7");
  EXPECT_EQ(table.acting(), "p3");
  table.act("p3", "seize 4:4");
  EXPECT_EQ(table.acting(), "p1");
  table.act("p1", "seize 3:3", "seize 2:2");
  EXPECT_EQ(table.acting(), "p0");
}

TEST(SeizeB6, AnAceTakesOnePieceOfItsColourAndActsOnce) {
  TestTable table = at_seizing(Deal{.hands = {"10S AC 2S", "2H 5H 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1 2:2",
                               "AC 5H 4S");
  EXPECT_EQ(table.legal("p0"), (Texts{"seize 3:3", "seize 4:4", "seize 5:5", "seize 6:6", "seize 7:7"}));
  EXPECT_EQ(table.refusal("p0", "seize 1:1"), refusals::kNotInStash);
  EXPECT_EQ(table.refusal("p0", "seize 9:9"), refusals::kNotInStash);
  table.act("p0", "seize 7:7");
  EXPECT_EQ(table.collection("p0"), "7:7");
  EXPECT_EQ(table.due(), "seize p1");
  table.act("p1", "seize 2:2");
  table.act("p2", "seize 6:6");
  table.act("p1", "seize 1:1");
  EXPECT_EQ(table.due(), "seize p2");
}

TEST(SeizeB7, KingGivesBackAsManyAsHeTook) {
  TestTable table = at_seizing(Deal{.hands = {"10S 5S 2S", "2H KH 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1 2:2 3:3",
                               "5S KH 4S");
  EXPECT_EQ(table.due(), "return p1");
  EXPECT_EQ(table.acting(), "p1");
  EXPECT_EQ(table.red(), "");
  EXPECT_EQ(table.collection("p1"), "1:1 2:2 3:3");
  EXPECT_EQ(table.legal("p1"), (Texts{"return 1:1", "return 2:2", "return 3:3"}));
  EXPECT_EQ(table.refusal("p1", "return 4:4"), refusals::kNotInCollection);
  EXPECT_EQ(table.refusal("p1", "seize 4:4"), refusals::kMustReturn);
  table.act("p1", "return 2:2");
  EXPECT_EQ(table.red(), "2:2");
  EXPECT_EQ(table.legal("p1"), (Texts{"return 1:1", "return 3:3"}));
  table.act("p1", "return 1:1", "return 3:3");
  EXPECT_EQ(table.due(), "seize p0");
  EXPECT_EQ(table.red(), "1:1 2:2 3:3");
  EXPECT_EQ(table.collection("p1"), "");
}

TEST(SeizeB7, KingMayGiveBackOldPiecesAndKeepTheFreshOnes) {
  TestTable table(dominoes(2), Deal{.hands = {"10S 5S KS", "2H 4H 3H"},
                                    .then = "AD 9S 8S 5H 6H 2C",
                                    .bag = "1:1 2:2 3:3 4:4 5:5 6:6 7:7 0:1 0:2 0:3 0:4 0:5 0:6 0:7"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1");
  table.cards("5S 4H");
  table.act("p1", "g seize 1:1");
  table.act("p0", "seize 2:2", "seize 3:3", "seize 4:4", "seize 5:5", "seize 6:6", "seize 7:7");
  table.squabble("9S 6H");
  table.act("p0", "red 0:1 0:2 0:3 0:4 0:5");
  table.cards("KS 5H");
  EXPECT_EQ(table.due(), "return p0");
  EXPECT_EQ(table.legal("p0").size(), 8U);
  table.act("p0", "return 2:2", "return 3:3");
  EXPECT_EQ(table.black(), "2:2 3:3");
  EXPECT_EQ(table.collection("p0"), "0:6 0:7 4:4 5:5 6:6 7:7");
  EXPECT_EQ(table.due(), "seize p1");
}

TEST(SeizeB7, KingOnAnEmptyStashIsPassedOver) {
  TestTable table = at_seizing(Deal{.hands = {"10S AH 2S", "2H KH 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1", "AH KH 4S");
  table.act("p0", "seize 1:1");
  EXPECT_EQ(table.due(), "seize p2");
}

TEST(SeizeB8, QueenTakesFromTheStashOrStealsFromAPlayerOfHerColour) {
  TestTable table = at_seizing(Deal{.hands = {"10S AC 2S", "2H AD 3H", "2D QS 3D", "2C 4C 3C"}}, "10S 2H 2D 2C",
                               "1:1 2:2 3:3", "AC AD QS 4C");
  table.act("p0", "order p0 p1", "seize 7:7");
  table.act("p1", "seize 1:1");
  // p1 is red, p3 has nothing
  EXPECT_EQ(table.legal("p2"), (Texts{"seize 4:4", "seize 5:5", "seize 6:6", "steal p0 7:7"}));
  EXPECT_EQ(table.refusal("p2", "steal p1 1:1"), refusals::kOtherColour);
  EXPECT_EQ(table.refusal("p2", "steal p3 1:1"), refusals::kNotTheirs);
  EXPECT_EQ(table.refusal("p2", "steal p0 1:1"), refusals::kNotTheirs);
  EXPECT_EQ(table.refusal("p2", "steal p2 1:1"), refusals::kNoSuchVictim);
  EXPECT_EQ(table.refusal("p2", "steal p4 1:1"), refusals::kNoSuchVictim);
  EXPECT_EQ(table.refusal("p2", "steal g 1:1"), refusals::kNoSuchVictim);
  table.act("p2", "steal p0 7:7");
  EXPECT_EQ(table.collection("p2"), "7:7");
  EXPECT_EQ(table.collection("p0"), "");
  EXPECT_EQ(table.due(), "seize p3");
}

TEST(SeizeB8, QueenMayStealOldPieces) {
  TestTable table(dominoes(3), Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}, .then = "QH KC KH 9D 5D 6S"});
  table.squabble("9S 8H 7D");
  table.act("p0", "red 1:1 2:2 3:3");
  table.cards("2S 3H 4D");
  table.act("p2", "seize 1:1");
  table.act("p1", "seize 2:2");
  table.act("p0", "seize 4:4");
  table.act("p2", "seize 3:3");
  table.act("p0", "seize 5:5", "seize 6:6", "seize 7:7");
  table.squabble("10S 10H 6S");
  table.act("p0", "captain p0", "red 0:0");
  table.cards("QH 9D 5D");
  EXPECT_EQ(table.legal("p0"), (Texts{"seize 0:0", "steal p1 2:2", "steal p2 1:1", "steal p2 3:3"}));
}

TEST(SeizeB8, OnlyQueensSteal) {
  TestTable table = at_seizing(Deal{.hands = {"10S AC 2S", "2H 5H 3H", "2D JS 3D"}}, "10S 2H 2D", "1:1 2:2",
                               "AC 5H JS");
  table.act("p0", "seize 7:7");
  EXPECT_EQ(table.refusal("p2", "steal p0 7:7"), refusals::kOnlyQueensSteal);
}

TEST(SeizeB9, JackTakesTwoOneAfterTheOther) {
  TestTable table = at_seizing(Deal{.hands = {"10S JC 2S", "2H JH 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1", "JC JH 4S");
  table.act("p0", "order p0 p1", "seize 2:2");
  EXPECT_EQ(table.due(), "seize p0");
  EXPECT_EQ(table.legal("p0"), (Texts{"seize 3:3", "seize 4:4", "seize 5:5", "seize 6:6", "seize 7:7"}));
  table.act("p0", "seize 3:3");
  EXPECT_EQ(table.due(), "seize p1");
}

TEST(SeizeB9, JackTakesTheOnlyPieceThatIsLeft) {
  TestTable table = at_seizing(Deal{.hands = {"10S JC 2S", "2H JH 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1", "JC JH 4S");
  table.act("p0", "order p1 p0");
  table.act("p1", "seize 1:1");
  EXPECT_EQ(table.acting(), "p0");
}

TEST(SeizeB10, NumbersTakeTurnsInOneMergedOrderUntilTheirStashIsEmpty) {
  TestTable table = at_seizing(Deal{.hands = {"10S 10H 2S", "2H 9S 3H", "2D 8H 3D"}}, "10S 2H 2D", "1:1 2:2 3:3",
                               "10H 9S 8H");
  table.act("p0", "seize 1:1");
  table.act("p1", "seize 4:4");
  table.act("p2", "seize 2:2");
  table.act("p0", "seize 3:3");
  table.act("p1", "seize 5:5");
  EXPECT_EQ(table.due(), "seize p1");  // p2 and p0 find their stash empty
  table.act("p1", "seize 6:6");
  EXPECT_EQ(table.legal("p1"), (Texts{"seize 7:7"}));  // a single option is asked, too
  table.act("p1", "seize 7:7");
  EXPECT_EQ(table.collection("p0"), "1:1 3:3");
  EXPECT_EQ(table.collection("p1"), "4:4 5:5 6:6 7:7");
  EXPECT_EQ(table.collection("p2"), "2:2");
  EXPECT_EQ(table.due(), "squabble p0 p1 p2");
}

TEST(SeizeB10, TiedNumbersFollowTheCaptainsOrderInEveryPass) {
  TestTable table = at_seizing(Deal{.hands = {"10S 2S 3S", "2H 9S 3H", "2D 9C 3D"}}, "10S 2H 2D", "7:7", "2S 9S 9C");
  table.act("p0", "order p2 p1");
  for (const auto& [who, what] : {std::pair("p2", "seize 1:1"),
                                  {"p1", "seize 2:2"},
                                  {"p0", "seize 3:3"},
                                  {"p2", "seize 4:4"},
                                  {"p1", "seize 5:5"},
                                  {"p0", "seize 6:6"}}) {
    EXPECT_EQ(table.acting(), who);
    table.act(who, what);
  }
  EXPECT_EQ(table.collection("p2"), "1:1 4:4 7:7");  // nobody was red: the first one swabs
}

TEST(SeizeB10, PicturesDoNotSeizeRepeatedly) {
  TestTable table = at_seizing(Deal{.hands = {"10S AS 2S", "2H JS 3H", "2D QS 3D"}}, "10S 2H 2D", "1:1", "AS JS QS");
  table.act("p0", "seize 2:2");
  table.act("p2", "seize 3:3");
  table.act("p1", "seize 4:4", "seize 5:5");
  EXPECT_EQ(table.due(), "squabble p0 p1 p2");
  EXPECT_EQ(table.collection("p0"), "1:1 2:2 6:6 7:7");  // B12
}

TEST(SeizeB11, WhatCannotBeDoneIsSkipped) {
  TestTable table = at_seizing(Deal{.hands = {"10S AH 2S", "2H AD 3H", "2D JH 3D", "2C JD 3C", "9C QS 4C"}},
                               "10S 2H 2D 2C 9C", "1:1", "AH AD JH JD QS");
  table.act("p0", "order p1 p0", "order p2 p3");
  table.act("p1", "seize 1:1");
  EXPECT_EQ(table.due(), "seize p4");  // p0's ace finds nothing
  EXPECT_EQ(table.legal("p4").size(), 6U);
  table.act("p4", "seize 7:7");
  EXPECT_EQ(table.due(), "squabble p0 p1 p2 p3 p4");  // the red jacks find nothing
  EXPECT_EQ(table.collection("p1"), "1:1 2:2 3:3 4:4 5:5 6:6");
}

TEST(SeizeB11, QueenWithOneOptionTakesThatOne) {
  TestTable table = at_seizing(Deal{.hands = {"10S AC 2S", "2H 4H 3H", "2D QC 3D", "9D QS 4D"}}, "10S 2H 2D 9D",
                               "1:1 2:2 3:3 4:4 5:5 6:6", "AC 4H QC QS");
  table.act("p0", "order p2 p3", "seize 7:7");
  EXPECT_EQ(table.legal("p2"), (Texts{"steal p0 7:7"}));
  table.act("p2", "steal p0 7:7");
  EXPECT_EQ(table.legal("p3"), (Texts{"steal p2 7:7"}));
}

TEST(SeizeB11, QueenAloneOfHerColourHasOnlyTheStash) {
  TestTable table = at_seizing(Deal{.hands = {"10S QH 2S", "2H AC 3H", "2D 4S 3D"}}, "10S 2H 2D", "1:1", "QH AC 4S");
  table.act("p1", "seize 7:7");
  EXPECT_EQ(table.legal("p0"), (Texts{"seize 1:1"}));
}

TEST(SeizeB11, QueensOnAnEmptyStashStealOneAfterTheOther) {
  // Whoever emptied the stash is of her colour and has the piece: a queen with no option at all never comes about.
  TestTable table = at_seizing(Deal{.hands = {"10S QH 2S", "2H AH 3H", "2D 4S 3D", "9D QD 4D"}}, "10S 2H 2D 9D", "1:1",
                               "QH AH 4S QD");
  table.act("p0", "order p0 p3");
  table.act("p1", "seize 1:1");
  EXPECT_EQ(table.legal("p0"), (Texts{"steal p1 1:1"}));
  table.act("p0", "steal p1 1:1");
  EXPECT_EQ(table.legal("p3"), (Texts{"steal p0 1:1"}));
  table.act("p3", "steal p0 1:1");
  EXPECT_EQ(table.due(), "seize p2");
}

TEST(SeizeB12, WhatIsLeftInBothStashesGoesToWhoeverActedFirst) {
  TestTable table = at_seizing(Deal{.hands = {"10S AH 2S", "2H AS 3H", "2D JH 3D"}}, "10S 2H 2D", "1:1 2:2 3:3 4:4",
                               "AH AS JH");
  table.act("p0", "order p1 p0");
  table.act("p1", "seize 5:5");
  table.act("p0", "seize 1:1");
  table.act("p2", "seize 2:2", "seize 3:3");
  EXPECT_EQ(table.collection("p1"), "4:4 5:5 6:6 7:7");
  EXPECT_EQ(table.collection("p0"), "1:1");
  EXPECT_EQ(table.red() + table.black(), "");
  EXPECT_EQ(table.state().round, 2);
}

TEST(SeizeB12, LaidCardsAreDiscardedBySeat) {
  TestTable table = at_seizing(Deal{.hands = {"10S AH 2S", "2H AS 3H", "2D JH 3D"}}, "10S 2H 2D", "1:1 2:2 3:3 4:4",
                               "AH AS JH");
  table.finish_round();
  EXPECT_EQ(table.discards(), "10S 2H 2D AH AS JH");
  EXPECT_FALSE(table.view("p0").laid[0].is_laid);
}

}  // namespace
}  // namespace septem::seize
