// Two players and the interloper: rulings B15 and B16.
#include <gtest/gtest.h>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

TEST(SeizeB15, TheInterlopersCardIsTheTopOfTheDeckOnceTheStashesAreMade) {
  TestTable table(kTwo, Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "QH 9S 8S 7H 6H"});
  EXPECT_EQ(table.due(), "squabble p0 p1");  // it never squabbles
  table.squabble("10S 2H");
  EXPECT_FALSE(table.referee().laid.back().is_laid);
  table.act("p0", "red 1:1 2:2");
  EXPECT_EQ(table.due(), "card p0 p1");
  EXPECT_EQ(table.view("p0").deck.size, 52 - 6 - 1);
  EXPECT_EQ(table.view("p1").laid.back().card, card("QH"));
  EXPECT_EQ(table.referee().laid.back().card, card("QH"));
  EXPECT_TRUE(table.view("p0").laid.back().is_laid);
  EXPECT_FALSE(table.view("p0").laid.back().card);
  table.cards("5S 4H");
  EXPECT_EQ(table.view("p0").laid.back().card, card("QH"));
}

TEST(SeizeB15, TheNonCaptainMakesItsChoices) {
  TestTable table(kTwo, Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "QH 9S 8S 7H 6H"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  table.cards("5S 4H");
  EXPECT_EQ(table.due(), "seize p1");
  EXPECT_EQ(table.acting(), "g");
  EXPECT_EQ(table.legal("p1"), (Texts{"g seize 1:1", "g seize 2:2"}));
  EXPECT_EQ(table.refusal("p1", "seize 1:1"), refusals::kForInterloper);
  EXPECT_EQ(table.refusal("p0", "g seize 1:1"), refusals::kNotYourMove);
  table.act("p1", "g seize 2:2");
  EXPECT_EQ(table.collection("g"), "2:2");
  EXPECT_EQ(table.refusal("p0", "g seize 7:7"), refusals::kNotForInterloper);
}

TEST(SeizeB15, ItsCardIsDiscardedLast) {
  TestTable table(kTwo, Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "QH 9S 8S 7H 6H"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  table.cards("5S 4H");
  table.finish_round();
  EXPECT_EQ(table.discards(), "10S 2H 5S 4H QH");
  EXPECT_EQ(table.hand("p0"), "9S 8S 2S");
}

TEST(SeizeB15, TheCaptainsOrderCoversIt) {
  TestTable table(kTwo, Deal{.hands = {"10S QS 2S", "2H QC 3H"}, .then = "QD"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  table.cards("QS QC");
  EXPECT_EQ(table.due(), "order p0");
  EXPECT_EQ(table.legal("p0").size(), 6U);
  table.act("p0", "order g p1 p0");
  table.act("p1", "g seize 1:1", "seize 7:7");
  // g is red
  EXPECT_EQ(table.legal("p0"), (Texts{"steal p1 7:7", "seize 3:3", "seize 4:4", "seize 5:5", "seize 6:6"}));
  table.act("p0", "steal p1 7:7");
  EXPECT_EQ(table.collection("g"), "1:1 2:2 3:3 4:4 5:5 6:6");  // it acted first: B12
}

TEST(SeizeB15, ItsKingAndQueenArePlayedByTheNonCaptain) {
  TestTable table(kTwo, Deal{.hands = {"10S 5H 2S", "2H 4H 3H"},
                             .then = "KD 9S 8S 7H 6H QD 3S 4S 5C 6C",
                             .bag = "1:1 2:2 3:3 4:4 5:5 6:6 7:7 0:1 0:2 0:3 0:4 0:5 0:6 0:7"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  table.cards("5H 4H");
  EXPECT_EQ(table.due(), "return p1");
  EXPECT_EQ(table.legal("p1"), (Texts{"g return 1:1", "g return 2:2"}));
  EXPECT_EQ(table.refusal("p1", "return 1:1"), refusals::kForInterloper);
  table.act("p1", "g return 2:2", "g return 1:1");
  table.act("p0", "seize 1:1");
  table.act("p1", "seize 2:2");
  EXPECT_EQ(table.collection("g"), "3:3 4:4 5:5 6:6 7:7");
  table.squabble("9S 7H");
  table.act("p0", "red 0:1");
  table.cards("8S 6H");
  EXPECT_EQ(table.legal("p1"), (Texts{"g seize 0:1", "g steal p1 2:2"}));
  table.act("p1", "g steal p1 2:2");
  EXPECT_EQ(table.collection("g"), "2:2 3:3 4:4 5:5 6:6 7:7");
}

TEST(SeizeB15, ItCanBeStolenFrom) {
  TestTable table(kTwo, Deal{.hands = {"10S QD 2S", "2H 4H 3H"}, .then = "AD"});
  table.squabble("10S 2H");
  table.act("p0", "red 1:1 2:2");
  table.cards("QD 4H");
  table.act("p1", "g seize 2:2");
  EXPECT_EQ(table.legal("p0"), (Texts{"seize 1:1", "steal g 2:2"}));
  table.act("p0", "steal g 2:2");
  EXPECT_EQ(table.collection("g"), "");
}

const Booty kThreeWeights = made_booty({{"light", 1}, {"middle", 2}, {"heavy", 3}});

Variant with_three_weights(bool interloper_wins, bool is_cursed) {
  return {.seats = 2, .is_cursed = is_cursed, .interloper_wins = interloper_wins, .booty = kThreeWeights};
}

std::string winners_of(bool interloper_wins, bool is_cursed) {
  const Variant setup = with_three_weights(interloper_wins, is_cursed);
  const State state = at_weighing(setup, {"light", "middle", "heavy"});
  EXPECT_TRUE(is_sound(setup, state));
  return names_of(winners(state));
}

TEST(SeizeB16, TheInterloperIsOutOfItUnlessTheTableSaysSo) {
  EXPECT_EQ(winners_of(false, false), "p1");
  EXPECT_EQ(winners_of(true, false), "g");
  EXPECT_EQ(winners_of(false, true), "p0");
  EXPECT_EQ(winners_of(true, true), "p0");
}

TEST(SeizeReturns, NobodyGetsAnythingOfAnInterlopersWin) {
  const auto returns_with = [](bool interloper_wins, bool is_cursed) {
    const Variant setup = with_three_weights(interloper_wins, is_cursed);
    return returns(setup, at_weighing(setup, {"light", "middle", "heavy"}));
  };
  EXPECT_EQ(returns_with(true, false)[0], (Return{0, 1}));
  EXPECT_EQ(returns_with(true, false)[1], (Return{0, 2}));
  EXPECT_EQ(returns_with(false, false)[1], (Return{1, 2}));
  // Cursed, the lighter is better (B21).
  EXPECT_EQ(returns_with(true, true)[0], (Return{1, -1}));
  EXPECT_EQ(returns_with(true, true)[1], (Return{0, -2}));
}

}  // namespace
}  // namespace septem::seize
