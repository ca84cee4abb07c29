// Squabble for captain: rulings B1 to B3.
#include "games/seize/squabble.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

/// p0 was captain of round 1 and holds 10S, p1 10H, p2 10D, and two more cards each.
TestTable second_round() {
  TestTable table(kThree, Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}, .then = "KS KC KH KD QS QC"});
  table.squabble("9S 8H 7D");
  table.act("p0", "red 1:1 2:2 3:3");
  table.cards("2S 3H 4D");
  table.finish_round();
  return table;
}

TEST(SeizeB1, PicturesCountOneAndLoseToATwo) {
  TestTable table(kThree, Deal{.hands = {"KS 4S 5S", "2H 6H 7H", "AD JD QD"}});
  table.squabble("KS 2H AD");
  EXPECT_EQ(table.due(), "divvy p1");
  EXPECT_EQ(table.captain(), "p1");
}

TEST(SeizeB1, TheHighestNumberWins) {
  TestTable table(dominoes(4), Deal{.hands = {"9S 4S 5S", "10H 6H 7H", "AD JD QD", "8C 7C 2C"}});
  table.squabble("9S 10H QD 8C");
  EXPECT_EQ(table.captain(), "p1");
}

TEST(SeizeB1, AnyCardOfTheHandMayBeLaidButNoOther) {
  TestTable table(kThree, Deal{.hands = {"KS 4S 5S", "2H 6H 7H", "AD JD QD"}});
  EXPECT_EQ(table.due(), "squabble p0 p1 p2");
  EXPECT_EQ(table.legal("p2"), (Texts{"squabble AD", "squabble JD", "squabble QD"}));
  EXPECT_EQ(table.refusal("p2", "squabble KS"), refusals::kNotInHand);
  EXPECT_EQ(table.refusal("p2", "card AD"), refusals::kMustSquabble);
}

TEST(SeizeB1, CardsComeInAnyOrderAndNobodyLaysTwo) {
  TestTable table(kThree, Deal{.hands = {"KS 4S 5S", "2H 6H 7H", "AD JD QD"}});
  table.act("p2", "squabble AD");
  EXPECT_EQ(table.due(), "squabble p0 p1");
  EXPECT_EQ(table.refusal("p2", "squabble JD"), refusals::kNotYourMove);
  table.act("p0", "squabble 4S");
  EXPECT_EQ(table.due(), "squabble p1");
  table.act("p1", "squabble 7H");
  EXPECT_EQ(table.due(), "divvy p1");
}

TEST(SeizeB1, TheCardsAreDiscardedBySeatWhenTheCaptainIsKnown) {
  TestTable table(kThree, Deal{.hands = {"KS 4S 5S", "2H 6H 7H", "AD JD QD"}});
  table.act("p2", "squabble AD");
  table.act("p1", "squabble 2H");
  table.act("p0", "squabble KS");
  EXPECT_EQ(table.discards(), "KS 2H AD");
}

TEST(SeizeB2, ATieOfNumbersInTheFirstRoundGoesBySuit) {
  const auto captain = [](std::string_view laid) {
    const Words names = words_of(laid);
    const std::string hands[] = {std::string(names[0]) + " 3S 4S", std::string(names[1]) + " 3H 4H",
                                 std::string(names[2]) + " 3D 4D"};
    TestTable table(kThree, Deal{.hands = {hands[0], hands[1], hands[2]}});
    table.squabble(laid);
    EXPECT_EQ(table.due(), "divvy " + table.captain());
    return table.captain();
  };
  EXPECT_EQ(captain("10C 10D 10H"), "p2");
  EXPECT_EQ(captain("10C 10D 2H"), "p1");
  EXPECT_EQ(captain("10H 10D 10S"), "p2");
  EXPECT_EQ(captain("9C 5D 9D"), "p2");
  EXPECT_EQ(captain("2S 2C 2H"), "p0");
  // Pictures all count one: suit first, then A, K, Q, J.
  EXPECT_EQ(captain("JS AH AD"), "p0");
  EXPECT_EQ(captain("JH KH AD"), "p1");
  EXPECT_EQ(captain("AC QC JD"), "p2");
  EXPECT_EQ(captain("QC KC AC"), "p2");
  EXPECT_EQ(captain("QH JH KC"), "p0");
}

TEST(SeizeB3, ThePreviousCaptainNamesOneOfTheTiedAlsoThemself) {
  TestTable table = second_round();
  table.squabble("10S 10H 10D");
  EXPECT_EQ(table.due(), "captain p0");
  EXPECT_EQ(table.legal("p0"), (Texts{"captain p0", "captain p1", "captain p2"}));
  EXPECT_TRUE(table.legal("p1").empty());
  table.act("p0", "captain p0");
  EXPECT_EQ(table.due(), "divvy p0");
}

TEST(SeizeB3, ThePreviousCaptainDecidesThoughNotTied) {
  TestTable table = second_round();
  table.squabble("KS 10H 10D");
  EXPECT_EQ(table.legal("p0"), (Texts{"captain p1", "captain p2"}));
  EXPECT_EQ(table.refusal("p0", "captain p0"), refusals::kNotTied);
  EXPECT_EQ(table.refusal("p0", "captain g"), refusals::kNotTied);
  EXPECT_EQ(table.refusal("p1", "captain p1"), refusals::kNotYourMove);
  EXPECT_EQ(table.refusal("p0", "squabble QS"), refusals::kMustNameCaptain);
  table.act("p0", "captain p2");
  EXPECT_EQ(table.due(), "divvy p2");
  EXPECT_EQ(table.captain(), "p2");
}

TEST(SeizeB3, PicturesOfAnyRankTieToo) {
  TestTable table = second_round();
  table.squabble("KS KH QS");
  EXPECT_EQ(table.legal("p0"), (Texts{"captain p0", "captain p1", "captain p2"}));
}

TEST(SeizeB3, TheTiedCardsLieOpenUntilTheCaptainIsNamed) {
  TestTable table = second_round();
  const std::string before = table.discards();
  table.squabble("10S 10H QS");
  EXPECT_EQ(table.view("p2").laid[0].card, card("10S"));
  EXPECT_EQ(table.discards(), before);
  table.act("p0", "captain p1");
  EXPECT_FALSE(table.view("p2").laid[0].is_laid);
  EXPECT_EQ(table.discards(), before + " 10S 10H QS");
}

TEST(SeizeB3, ATieBelowTheHighestCardIsNone) {
  TestTable table = second_round();
  table.squabble("10S KH QC");
  EXPECT_EQ(table.due(), "divvy p0");
}

}  // namespace
}  // namespace septem::seize
