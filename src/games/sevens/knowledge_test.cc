// What seats know: ruling C18.
#include "games/sevens/knowledge.h"

#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC18, ASeatKnowsItsOwnHandAndNothingElseAtTheStart) {
  const TestTable table(kTwo, Deal{.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = "H1"});
  EXPECT_EQ(table.known("p0", "p0"), "A1 A2 A3");
  EXPECT_EQ(table.known("p0", "p1"), "");
  EXPECT_EQ(table.known_deck("p0"), "");
}

TEST(SevensC18, ACardTakenBySeasIsKnownToAllUntilItIsPlayed) {
  TestTable table(kThree, Deal{.hands = {"S1 A1 A2", "A3 A4 D2", "A5 A6 A7"}, .flip = "H1", .then = "W1 W2 W3"});
  table.go("p0 S1>S, p0 take H");
  for (const auto who : {"p1", "p2"}) EXPECT_EQ(table.known(who, "p0"), "H1") << who;
  table.go("p1 A3>S, p2 A5>S");
  for (const auto who : {"p1", "p2"}) EXPECT_EQ(table.known(who, "p0"), "H1") << who;
  table.go("p0 A1>H, p1 A4>S, p2 A6>S, p0 H1>H");
  for (const auto who : {"p1", "p2"}) EXPECT_EQ(table.known(who, "p0"), "") << who;
}

TEST(SevensC18, ASinTakesExactlyThePickedCardFromWhatIsKnown) {
  const Position position{.hands = {"S1 A1 A2", "D1 A3 D2", "L1 L2 L3"}, .columns = {"H H1"}, .deck = "W1 W2 W3 W4"};
  TestTable known(kThree, position);
  known.go("p0 S1>S, p0 take H, p1 D1>D, p1 sin p0");
  known.sinned("H1");
  for (const auto who : {"p1", "p2"}) EXPECT_EQ(known.known(who, "p0"), "") << who;
  TestTable other(kThree, position);
  other.go("p0 S1>S, p0 take H, p1 D1>D, p1 sin p0");
  other.sinned("A1");
  for (const auto who : {"p1", "p2"}) EXPECT_EQ(other.known(who, "p0"), "H1") << who;
}

TEST(SevensC18, WhatWondersShowedOfHandsIsKnownToThatPlayerAloneUntilItLeaves) {
  TestTable table(kThree, Deal{.hands = {"W1 A1 A2", "A3 D1 D2", "L1 L2 L3"}, .flip = "H1", .then = "W2 W3 W4"});
  table.go("p0 W1>W, p0 look p1=2 p2=1");
  table.wonder("A3 D1 L2");
  EXPECT_EQ(table.known("p0", "p1"), "A3 D1");
  EXPECT_EQ(table.known("p0", "p2"), "L2");
  EXPECT_EQ(table.known("p1", "p2"), "");
  EXPECT_EQ(table.known("p2", "p1"), "");
  table.go("p1 D2>D, p1 sin p2");  // a card that was not seen leaves p1's hand, one that was p2's
  table.sinned("L2");
  EXPECT_EQ(table.known("p0", "p1"), "A3 D1");
  EXPECT_EQ(table.known("p0", "p2"), "");
  table.go("p1 place L2>L, p2 L1>L, p2 call 1, p0 A1>H, p1 A3>H");
  EXPECT_EQ(table.known("p0", "p1"), "D1");
}

TEST(SevensC18, ALookIsRememberedWithTheStackingNotBefore) {
  TestTable table(kTwo, Deal{.hands = {"W1 A1 A2", "A3 D1 D2"}, .flip = "H1", .then = "S1 S2 S3 S4"});
  table.go("p0 W1>W, p0 look deck=2 p1=1");
  table.wonder("D1");
  EXPECT_EQ(table.due(), "stack p0");
  EXPECT_EQ(table.known("p0", "p1"), "");
  EXPECT_EQ(table.known_deck("p0"), "");
  table.go("p0 stack S2 S1");  // and draws S2
  EXPECT_EQ(table.known("p0", "p1"), "D1");
  EXPECT_EQ(table.known_deck("p0"), "S1");
  EXPECT_EQ(table.known_deck("p1"), "");
}

TEST(SevensC18, AKnownDeckCardIsThenKnownInTheDrawersHand) {
  TestTable table(kThree, Deal{.hands = {"W1 A1 A2", "A3 A4 D2", "A5 L2 L3"}, .flip = "H1", .then = "S1 S2 S3 S4"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S3 S1 S2");
  EXPECT_EQ(table.hand("p0"), "A1 A2 S3");
  EXPECT_EQ(table.known_deck("p0"), "S1 S2");
  EXPECT_EQ(table.known("p1", "p0"), "");
  table.go("p1 A3>H");
  EXPECT_EQ(table.known_deck("p0"), "S2");
  EXPECT_EQ(table.known("p0", "p1"), "S1");
  EXPECT_EQ(table.known("p2", "p1"), "");
  table.go("p2 A5>H");
  EXPECT_EQ(table.known_deck("p0"), "");
  EXPECT_EQ(table.known("p0", "p2"), "S2");
}

TEST(SevensC18, AVirtueAndAVictimDrawKnownCardsToo) {
  TestTable table(kThree, Deal{.hands = {"W1 A1 A2", "H2 D1 A4", "L1 L2 L3"}, .flip = "C1", .then = "S1 S2 S3 S4 S5"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3, p1 H2>H");
  EXPECT_EQ(table.known("p0", "p1"), "S2");
  table.go("p1 D1>D, p1 sin p2");
  table.sinned("L1");
  table.go("p1 place L1>L");  // p2 draws S3, then p1 S4
  EXPECT_EQ(table.known("p0", "p2"), "S3");
  EXPECT_EQ(table.known("p0", "p1"), "S2");
  EXPECT_EQ(table.known_deck("p0"), "");
}

TEST(SevensC18, AFlippedCardLeavesTheDeckAndIsInNobodysHand) {
  TestTable table(kTwo, Deal{.hands = {"W1 A1 A2", "L1 D1 A4"}, .flip = "C1", .then = "S1 S2 S3 S4 S5"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3, p1 L1>L, p1 call 7");  // S2 is gone, p1 draws S3
  EXPECT_EQ(table.known("p0", "p1"), "S3");
  EXPECT_EQ(table.known_deck("p0"), "");
}

TEST(SevensC18, AnotherPlayersRestackingForgetsThosePlacesAndKeepsTheOnesBelow) {
  const Deal deal{.hands = {"W1 A1 A2", "W3 A4 D2"}, .flip = "H1", .then = "S1 S2 S3 S4 S5 S6"};
  const auto after = [&](std::string_view look, std::string_view seen, std::string_view stack) {
    TestTable table(kTwo, deal);
    table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3");  // p0 draws S1
    table.go("p1 W3>W, p1 look " + std::string(look));
    if (!seen.empty()) table.wonder(seen);
    EXPECT_EQ(table.known_deck("p0"), "S2 S3") << "before the stacking nothing is forgotten";
    if (!stack.empty()) table.go("p1 stack " + std::string(stack));
    EXPECT_EQ(table.known_deck("p1"), stack.substr(std::min<std::size_t>(3, stack.size())));
    return std::pair(table.known_deck("p0"), table.known("p0", "p1"));
  };
  using Pair = std::pair<std::string, std::string>;
  EXPECT_EQ(after("deck=1 p0=2", "A1 A2", "S2"), Pair("S3", ""));  // the top place is forgotten, then drawn
  EXPECT_EQ(after("deck=2 p0=1", "A1", "S3 S2"), Pair("", ""));
  EXPECT_EQ(after("deck=3", "", "S2 S3 S4"), Pair("", ""));
}

TEST(SevensC18, ALookThatLeavesTheDeckAloneForgetsNothing) {
  TestTable table(kTwo, Deal{.hands = {"W1 A1 A2", "W3 A4 D2"}, .flip = "H1", .then = "S1 S2 S3 S4"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3, p1 W3>W, p1 look p0=3");
  table.wonder("A1 A2 S1");
  EXPECT_EQ(table.known_deck("p0"), "S3");
  EXPECT_EQ(table.known("p0", "p1"), "S2");
}

TEST(SevensC18, ARestackingForgetsPlacesNotCardsThatHaveLeftThem) {
  TestTable table(kThree,
                  Deal{.hands = {"W1 A1 A2", "H2 W3 A4", "L1 L2 L3"}, .flip = "C1", .then = "S1 S2 S3 S4 S5 S6"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3");  // S2 S3 known
  table.go("p1 H2>H");                                     // draws S2; S3 known
  EXPECT_EQ(table.known_deck("p0"), "S3");
  EXPECT_EQ(table.known("p0", "p1"), "S2");
  table.go("p1 W3>W, p1 look deck=1 p2=2");
  table.wonder("L1 L2");
  table.go("p1 stack S3");  // forgotten, then drawn by p1
  EXPECT_EQ(table.known_deck("p0"), "");
  EXPECT_EQ(table.known("p0", "p1"), "S2");
}

TEST(SevensC18, OnesOwnRestackingKeepsThePlacesBelow) {
  TestTable table(kTwo, Deal{.hands = {"W1 W2 A2", "S7 A4 D2"}, .flip = "H1", .then = "S1 S2 S3 S4 S5 S6"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S1 S2 S3");
  table.go("p1 S7>S, p1 take H");  // nobody draws
  table.go("p0 W2>W, p0 look deck=1 p1=2");
  table.wonder("A4 H1");
  table.go("p0 stack S2");
  EXPECT_EQ(table.hand("p0"), "A2 S1 S2");
  EXPECT_EQ(table.known_deck("p0"), "S3");
  EXPECT_EQ(table.known("p0", "p1"), "A4 H1");
}

TEST(SevensC18, WhatOthersSawInOnesOwnHandIsNotPartOfIt) {
  TestTable table(kTwo, Deal{.hands = {"W1 A1 A2", "A3 D1 D2"}, .flip = "H1"});
  table.go("p0 W1>W, p0 look p1=3");
  const Knowledge before = table.knowledge("p1");
  table.wonder("A3 D1 D2");
  EXPECT_EQ(table.knowledge("p1").known, before.known);
  EXPECT_EQ(table.known("p0", "p1"), "A3 D1 D2");
}

TEST(SevensC18, TheRefereeKnowsEveryHand) {
  Match<Sevens> match(kTwo);
  match.take(outcome_of({.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = "H1"}));
  const Knowledge& knowledge = match.knowledge(Viewer::referee());
  EXPECT_EQ(knowledge.known[0], cards("A1 A2 A3"));
  EXPECT_EQ(knowledge.known[1], cards("C1 C2 C3"));
  EXPECT_EQ(knowledge.view.deck.cards->size(), 42U);
}

}  // namespace
}  // namespace septem::sevens
