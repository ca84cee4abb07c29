// The greedy Seven7s player does the plainly right thing in every kind of decision.
#include "bots/greedy/sevens.h"

#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem {
namespace {

using namespace sevens;

std::string choice(const TestTable& table, std::string_view who) {
  Rng rng(7);
  return text_of(GreedyBot<Sevens>().think({table.setup(), table.knowledge(who), seat(who)}, {}, rng).move);
}

/// What p0 does here.
std::string choice(const Position& position, std::string_view moves = "") {
  TestTable table(setup_of(2), position);
  table.go(moves);
  return choice(table, "p0");
}

TEST(SevensGreedy, EndsTheGameInTheLead) {
  EXPECT_EQ(choice({.hands = {"H7 W6 W7", "L1"}, .columns = {"H H1 H2 H3 H4 H5 H6"}}), "H7>H");
}

TEST(SevensGreedy, DoesNotEndItFarBehind) {
  EXPECT_NE(choice({.hands = {"A1 W1 D1", "L1 L2 L3"},
                    .columns = {"H H1 H2 H3 H4 H5 H6"},
                    .deck = "S1",
                    .lucky = {"", "C5 C6 C7 S7 S6 S5"}}),
            "A1>H");
}

TEST(SevensGreedy, TakesTheBestCardBack) {
  EXPECT_EQ(choice({.hands = {"S1 W1 W2", "L1 L2 L3"}, .columns = {"D D7", "H H1"}, .deck = "S2"}, "p0 S1>S"),
            "take D");
}

TEST(SevensGreedy, StacksTheBestCardForItselfAndTheWorstForTheNext) {
  EXPECT_EQ(
      choice({.hands = {"W1 A1 A2", "L1 L2 L3"}, .columns = {"H H1"}, .deck = "S1 S7 S4"}, "p0 W1>W, p0 look deck=3"),
      "stack S7 S1 S4");
}

TEST(SevensGreedy, CallsWhatItKnowsToLieOnTop) {
  TestTable table(setup_of(2), Position{.hands = {"W1 L6 A2", "A3 D2 D3"}, .columns = {"H H1"}, .deck = "S1 S2 S3 S4"});
  table.go("p0 W1>W, p0 look deck=3, p0 stack S3 S1 S2, p1 A3>H, p0 L6>L");
  const std::string called = choice(table, "p0");  // S2, which is yellow
  EXPECT_TRUE(called == "call 2" || called == "call yellow") << called;
}

TEST(SevensGreedy, SinsAgainstTheLeader) {
  TestTable table(setup_of(3), Position{.hands = {"D1 A1 A2", "L1 L2 L3", "W1 W2 W3"},
                                        .columns = {"H H1"},
                                        .deck = "S1 S2",
                                        .lucky = {"", "", "C1 C2"}});
  table.go("p0 D1>D");
  EXPECT_EQ(choice(table, "p0"), "sin p2");
}

TEST(SevensGreedy, PlacesASinnedCardWhereItEndsTheGameInTheLead) {
  TestTable table(
      setup_of(2),
      Position{.hands = {"D1 W6 W7", "A7 L1 L2"}, .columns = {"D D2", "H H1 H2 H3 H4 H5 H6"}, .deck = "S1 S2"});
  table.go("p0 D1>D, p0 sin p1");
  table.sinned("A7");
  EXPECT_EQ(choice(table, "p0"), "place A7>H");
}

}  // namespace
}  // namespace septem
