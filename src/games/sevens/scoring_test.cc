// The end of a turn, the end of the game and its scoring: rulings C11 to C16.
#include "games/sevens/scoring.h"

#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC11, HandsAreRefilledToThreeWhileTheDeckLasts) {
  TestTable table(kTwo, Position{.hands = {"A1 W1 W2", "A2 W3 W4"}, .columns = {"H H1"}, .deck = "S1"});
  table.go("p0 A1>H, p1 A2>H");
  EXPECT_EQ(table.hand("p0"), "S1 W1 W2");
  EXPECT_EQ(table.hand("p1"), "W3 W4");
  EXPECT_EQ(table.state().deck_size(), 0);
}

TEST(SevensC11, CardsThatAreGoneNeverComeBackIntoTheDeck) {
  TestTable table(kTwo, Position{.hands = {"L1 W1 W2", "A2 W3 W4"}, .columns = {"H H1"}, .deck = "S1"});
  table.go("p0 L1>L, p0 call 7");
  EXPECT_TRUE(table.state().gone.has(card("S1")));
  EXPECT_EQ(table.state().deck_size(), 0);
  EXPECT_EQ(table.hand("p0"), "W1 W2");
}

TEST(SevensC11, APlayerWithNoCardIsPassedOver) {
  TestTable table(kThree, Position{.hands = {"A1 A2", "", "A3"}, .columns = {"H H1"}});
  table.go("p0 A1>H");
  EXPECT_EQ(table.due(), "play p2");
  table.go("p2 A3>H");
  EXPECT_EQ(table.due(), "play p0");
  table.go("p0 A2>A");
  EXPECT_EQ(table.due(), "over");
}

TEST(SevensC11, TheLastOneWithCardsPlaysOnAlone) {
  TestTable table(kThree, Position{.hands = {"A1 A2 A3", "", ""}, .columns = {"H H1"}});
  table.go("p0 A1>H, p0 A2>H, p0 A3>H");
  EXPECT_EQ(table.due(), "over");
}

TEST(SevensC11, IfNobodyHasACardTheGameEndsWithoutAnEndingCard) {
  TestTable table(kTwo, Position{.hands = {"A1", "C7"}, .columns = {"H H1"}, .lucky = {"", "S1"}});
  table.go("p0 A1>H, p1 C7>C");
  EXPECT_EQ(table.due(), "over");
  EXPECT_FALSE(table.state().has_ending);
  EXPECT_EQ(table.scores(), (std::vector{0, 2}));
  EXPECT_EQ(table.winners(), "p1");
}

TEST(SevensC12, TheSeventhCardEndsTheGameAtOnceWithoutPowerOrRefill) {
  TestTable table(kTwo, Position{.hands = {"H7 W2 W4", "W1 W3 W5"}, .columns = {"H H1 H2 H3 H4 H5 H6"}, .deck = "S1"});
  table.go("p0 H7>H");
  EXPECT_EQ(table.due(), "over");
  EXPECT_EQ(table.state().ending, (Ending{card("H7"), Type::kVirtues, seat("p0")}));
  EXPECT_EQ(table.column("H"), "H1 H2 H3 H4 H5 H6");
  EXPECT_EQ(table.hand("p0"), "W2 W4");
  EXPECT_EQ(table.scores(), (std::vector{2 + 4 + 7, 1 + 3 + 5}));
  EXPECT_EQ(table.winners(), "p0");
}

TEST(SevensC12, TheSixthCardDoesNotEndIt) {
  TestTable table(kTwo, Position{.hands = {"A1 W2 W4", "A2 W3 W5"}, .columns = {"D D1 D2 D3 D4 D5"}, .deck = "S1"});
  table.go("p0 A1>D");
  EXPECT_EQ(table.due(), "play p1");
  table.go("p1 A2>D");
  EXPECT_EQ(table.due(), "over");
}

TEST(SevensC12, ASidewaysColorsCardDoesNotChangeTheWildColour) {
  TestTable table(kTwo, Position{.hands = {"C5 W2 W4", "W1 W3 W5"}, .columns = {"C C1 A1 A2 A4 A5 A6"}, .deck = "S1"});
  table.go("p0 C5>C");
  EXPECT_EQ(table.wild(), "red");  // so W5, which is red, counts 7
  EXPECT_EQ(table.scores(), (std::vector{2 + 4 + 5, 1 + 3 + 7}));
}

TEST(SevensC12, ASidewaysCardDoesNotCountInTheAgesColumn) {
  TestTable table(kTwo, Position{.hands = {"A7 W1 W2", "D1 L2 S1"}, .columns = {"A A1 A2 A3 A4 A5 A6"}, .deck = "S2"});
  table.go("p0 A7>A");
  EXPECT_EQ(table.state().disabled(), 6);  // only ones count
  EXPECT_EQ(table.scores(), (std::vector{0 + 1 + 0, 1 + 0 + 1}));
}

TEST(SevensC12, TheSinnersCardGoesToTheSinner) {
  TestTable table(
      kTwo, Position{.hands = {"D7 W1 W2", "S7 W3 W4"}, .columns = {"D D4", "S S1 S2 S3 S4 S5 S6"}, .deck = "L1 L2"});
  table.go("p0 D7>D, p0 sin p1");
  table.sinned("S7");
  table.go("p0 place S7>S");
  EXPECT_EQ(table.state().ending.seat, seat("p0"));
  EXPECT_EQ(table.scores(), (std::vector{1 + 2 + 7, 3 + 4}));
}

// Violet 5, red 4, green 7 against orange 5, red 2, blue 6, with two Ages cards and wild blue.
TEST(SevensC13, RulebookExampleNinePointsAndTwelve) {
  TestTable table(kThree, Position{.hands = {"S4 W6 W7", "D5 H4 H7", "H5 L2 L6"},
                                   .columns = {"A A5 A6", "C C5 A1 A2 A3 A4 D3"},
                                   .deck = "S1"});
  table.go("p0 S4>C");
  EXPECT_EQ(table.due(), "over");
  EXPECT_EQ(table.wild(), "blue");
  EXPECT_EQ(table.scores(), (std::vector{5, 9, 12}));  // p0 has nothing but the sideways S4, which is blue
  EXPECT_EQ(table.winners(), "p2");
}

TEST(SevensC13, EveryCardInTheAgesColumnCountsWhateverItsType) {
  TestTable table(kTwo, Position{.hands = {"H1 W1 W2", "S4 L2 L3"}, .columns = {"A A1", "C C5"}, .deck = "S1 S2"});
  table.go("p0 H1>A, p1 S4>A");
  EXPECT_EQ(table.column("A"), "A1 H1 S4");
  EXPECT_EQ(table.state().disabled(), 3);
}

TEST(SevensC13, ValuesAboveSevenMinusNCountNothing) {
  for (int n = 0; n <= 6; ++n) {
    const Worth worth(default_square(), Colour::kNone, n);
    for (int value = 1; value <= 7; ++value) {
      EXPECT_EQ(worth.of(Card::of(Type::kWonders, value)), value <= 7 - n ? value : 0) << n << " " << value;
    }
  }
}

TEST(SevensC14, WildCardsCountSevenMinusNWhateverTheyShow) {
  for (int n = 0; n <= 6; ++n) {
    const Worth worth(default_square(), Colour::kBlue, n);
    for (const std::string_view blue : {"A7", "C5", "D3", "H1", "L6", "S4", "W2"}) {
      EXPECT_EQ(worth.of(card(blue)), 7 - n) << n << " " << blue;
    }
    EXPECT_EQ(worth.of(card("W7")), n == 0 ? 7 : 0);
  }
}

TEST(SevensC14, TheSidewaysCardCountsAsWildToo) {
  TestTable table(
      kTwo, Position{.hands = {"W2 S4 W1", "A6 D7 S3"}, .columns = {"A A1", "C C5 A2 A3 A4 A5 H1"}, .deck = "L1"});
  table.go("p0 W2>C");
  EXPECT_EQ(table.scores(), (std::vector{6 + 6 + 1, 6 + 0 + 3}));
}

TEST(SevensC15, TwoPointsForEachLuckyCardWhateverItsValueEvenIfDisabledOrWild) {
  TestTable table(kTwo, Position{.hands = {"H7 W1 W2", "W3 W4 W5"},
                                 .columns = {"A A1", "C C1", "H H1 H2 H3 H4 H5 H6"},
                                 .deck = "S1",
                                 .lucky = {"D7 S7", "L1"}});  // wild red: S7, W5
  table.go("p0 H7>H");
  EXPECT_EQ(table.scores(), (std::vector{1 + 2 + 0 + 4, 3 + 4 + 6 + 2}));
}

/// p0 ends the game with the first of its three cards.
std::string winners_of(std::string_view own, std::string_view other, std::string_view sideways_column) {
  TestTable table(kTwo, Position{.hands = {own, other}, .columns = {sideways_column}, .deck = "D1"});
  table.go("p0 " + std::string(own.substr(0, 2)) + ">" + std::string(sideways_column.substr(0, 1)));
  EXPECT_EQ(table.due(), "over");
  const auto scores = table.scores();
  EXPECT_EQ(scores[0], scores[1]);
  return table.winners();
}

TEST(SevensC16, TheLowestSingleValueInHandWins) {
  constexpr std::string_view kSeas = "S S2 A1 A2 A3 A4 A5";
  EXPECT_EQ(winners_of("S5 L2 L3", "W1 W3 W6", kSeas), "p1");     // 10 each: 2 against 1
  EXPECT_EQ(winners_of("S7 L1 L3", "W2 W3 W6", kSeas), "p0");     // 11 each: 1 against 2
  EXPECT_EQ(winners_of("S5 L2 L4", "D2 W3 W6", kSeas), "p0 p1");  // 11 each: 2 against 2
  EXPECT_EQ(winners_of("S1 L4 L6", "W2 W3 W6", kSeas), "p1");     // 11 each: the sideways 1 is not in hand
}

TEST(SevensC16, ZerosAreNoValuesAndAPlayerWithNoneLoses) {
  // One card in the Ages column: sevens count nothing. p0 has two of them and W5 sideways.
  TestTable table(
      kTwo, Position{.hands = {"W5 L7 S7", "C1 D1 H3"}, .columns = {"A A1", "W W1 A2 A3 A4 A5 A6"}, .deck = "D2"});
  table.go("p0 W5>W");
  EXPECT_EQ(table.scores(), (std::vector{5, 5}));
  EXPECT_EQ(table.winners(), "p1");
  EXPECT_EQ(returns(kTwo, table.state())[0], (Return{0, 5}));
  EXPECT_EQ(returns(kTwo, table.state())[1], (Return{1, 5}));
}

TEST(SevensC16, WithNoValueOnEitherSideTheVictoryIsShared) {
  TestTable table(kTwo, Position{.hands = {"A1", "C7"}, .columns = {"H H1"}});
  table.go("p0 A1>H, p1 C7>C");
  EXPECT_EQ(table.winners(), "p0 p1");
}

TEST(SevensC16, WildCardsCompareByWhatTheyCount) {
  // Wild blue: H1 counts 7, so p0's lowest is 3; W2 counts 7 too.
  TestTable table(
      kTwo, Position{.hands = {"L5 H1 W3", "W2 D1 W7"}, .columns = {"C C5", "L L2 A1 A2 A3 A4 A5"}, .deck = "S1"});
  table.go("p0 L5>L");
  EXPECT_EQ(table.scores(), (std::vector{5 + 7 + 3, 7 + 1 + 7}));
  EXPECT_EQ(table.winners(), "p1");
}

TEST(SevensC16, OnlyThoseWhoAreTiedForTheLeadCompare) {
  TestTable table(
      kThree,
      Position{.hands = {"S5 L2 L4", "D3 W2 W6", "W1 D1 C1"}, .columns = {"S S2 A1 A2 A3 A4 A5"}, .deck = "D2"});
  table.go("p0 S5>S");
  EXPECT_EQ(table.winners(), "p0 p1");  // 11 each with a 2; p2's ones do not matter
}

}  // namespace
}  // namespace septem::sevens
