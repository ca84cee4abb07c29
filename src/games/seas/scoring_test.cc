// The scoring of a round: rulings A13 and A14, and the rulebook's example.
#include "games/seas/scoring.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

int value(std::string_view chest) { return total_value(default_values(), cards(chest)); }

RoundScore score(const Words& chests, const Variant& setup) {
  std::array<CardSet, kMaxSeats> sets{};
  for (std::size_t i = 0; i < chests.size(); ++i) sets[i] = cards(chests[i]);
  return score_round(setup, sets);
}

std::vector<int> points(const Words& chests) {
  return first_of(chests.size(), score(chests, Variant{.seats = static_cast<int>(chests.size())}).points);
}

TEST(SeasA14, RulebookOnePlusSevenPlusSixMinusTwoIsTwelve) { EXPECT_EQ(value("G2 C7 R6 X6"), 12); }
TEST(SeasA14, RulebookWithTheKrakenItIsSeven) { EXPECT_EQ(value("G2 C7 R6 X6 X1"), 7); }

TEST(SeasA14, OnlyTheBestOfEachTypeCounts) {
  EXPECT_EQ(value("G2 G3 G7 G10"), 7);
  EXPECT_EQ(value("X2 X3 X4"), -4);
  EXPECT_EQ(value("G7 C7 R7 X7"), 7 + 7 + 7 - 1);
}

TEST(SeasA14, TheHighestStrengthHasNotTheHighestValue) {
  EXPECT_EQ(value("G10"), 0);
  EXPECT_EQ(value("C8 C9 C10 C2"), 1);
  EXPECT_EQ(value("X8 X9 X10"), -6);
}

TEST(SeasA14, ATypeWithoutCardsCountsZero) {
  EXPECT_EQ(value("G7"), 7);
  EXPECT_EQ(value("X5"), -3);
}

TEST(SeasA14, NoCardsTotalZero) { EXPECT_EQ(value(""), 0); }

TEST(SeasA14, TheKrakenMakesTheCursesExactlyMinusSevenWhateverElseIsThere) {
  EXPECT_EQ(value("X1"), -7);
  EXPECT_EQ(value("X1 X2 X3 X4 X5 X6 X7 X8 X9 X10"), -7);
}

TEST(SeasA13, GoldOneIsThreeCoinsEveryOtherGoldCardOne) {
  EXPECT_EQ(coins_of(cards("G1")), 3);
  EXPECT_EQ(coins_of(cards("G2 G10")), 2);
  EXPECT_EQ(coins_of(kAllCards), 12);
  EXPECT_EQ(coins_of(cards("C1 R1 X1")), 0);
}

TEST(SeasA13, EachCategoryHasItsPoints) {
  //                    cards  coins  lady king value
  EXPECT_EQ(points({"G2 X2 X3", "C1"}), (std::vector<int>{1 + 1, 1 + 2}));
  EXPECT_EQ(points({"R1", "G2 G3 G4"}), (std::vector<int>{1 + 2, 1 + 1}));
  EXPECT_EQ(points({"C1 R1 G1", "X2"}), (std::vector<int>{1 + 1 + 1 + 1 + 2, 0}));
}

TEST(SeasA13, MostCoinsIsNotMostGoldCards) { EXPECT_EQ(points({"G1 X2", "G2 G3 X4"}), (std::vector<int>{1 + 2, 1})); }

TEST(SeasA13, AllTiedPlayersScore) {
  EXPECT_EQ(points({"G7", "G6 G1", "C7 R2"}), (std::vector<int>{0, 1 + 1, 1 + 2}));
  EXPECT_EQ(points({"C7", "R7", "G7"}), (std::vector<int>{1 + 2, 1 + 2, 1 + 1 + 2}));
}

TEST(SeasA13, ATieAtZeroScoresToo) {
  EXPECT_EQ(points({"C2", "R2", ""}), (std::vector<int>{1 + 1 + 2, 1 + 1 + 2, 1}));  // nobody has a coin
  EXPECT_EQ(points({"", "", "", ""}), (std::vector<int>{4, 4, 4, 4}));
}

TEST(SeasA13, ZeroBeatsANegativeTotal) { EXPECT_EQ(points({"X3", ""}), (std::vector<int>{1 + 1, 1 + 2})); }

TEST(SeasA13, FiguresAreKeptPerOwner) {
  const RoundScore figures = score({"G1 C7 X4", "R2 R6"}, Variant{.seats = 4, .teams = Teams::kTeams});
  EXPECT_EQ(first_of(4, figures.cards), (std::vector<int>{3, 2, 0, 0}));
  EXPECT_EQ(first_of(4, figures.coins), (std::vector<int>{3, 0, 0, 0}));
  EXPECT_EQ(first_of(4, figures.value), (std::vector<int>{5 + 7 - 4, 6, 0, 0}));
  EXPECT_EQ(first_of(4, figures.points), (std::vector<int>{4, 0, 0, 0}));
}

/// Four players: p0 clears with the ten, p3 takes 4 and 5 with the nine; then p1 takes what p0 lays and p3 what p2 lays,
/// each of equal strength, so that every capture clears. Nobody nicks.
TestTable round_of_pairs(const Variant& setup) {
  const Words hands{"G10 X1 C1 R2 G3 G6 R6 G4", "C4 G1 R1 X2 C3 C6 X6 R4", "R5 G5 G7 R7 G8 R8 C9 C10",
                    "G9 C5 C7 X7 C8 X8 R9 R10"};
  TestTable table(setup, Deal{.display = "G2 C2 R3 X3", .hands = hands, .harbour = "X4 X5 X9 X10"});
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  table.act("p1", "C4");
  table.act("p2", "R5");
  table.act("p3", "G9xC4+R5", "nick none");
  for (std::size_t i = 1; i < 8; ++i) {
    const auto name = [&](std::size_t who) { return std::string(words_of(hands[who])[i]); };
    table.act("p0", name(0));
    table.act("p1", name(1) + "x" + name(0), "nick none");
    table.act("p2", name(2));
    table.act("p3", name(3) + "x" + name(2), "nick none");
  }
  return table;
}

TEST(SeasA13, AWholeRoundOfFourPlayers) {
  const TestTable table = round_of_pairs(Variant{.seats = 4});
  ASSERT_EQ(table.scores().size(), 1U);
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(4, score.cards), (std::vector<int>{5, 14, 0, 17}));
  EXPECT_EQ(first_of(4, score.coins), (std::vector<int>{2, 6, 0, 4}));
  EXPECT_EQ(first_of(4, score.value), (std::vector<int>{1 + 1 + 2 - 5, 6 + 6 + 6 - 7, 0, 7 + 7 + 7 - 1}));
  EXPECT_EQ(first_of(4, score.points), (std::vector<int>{0, 1 + 1 + 1, 0, 1 + 2}));
  EXPECT_EQ(first_of(4, table.state().ships), (std::vector<int>{0, 3, 0, 3}));
}

TEST(SeasA18, AWholeRoundOfTwoTeams) {
  const TestTable table = round_of_pairs(Variant{.seats = 4, .teams = Teams::kTeams});
  ASSERT_EQ(table.scores().size(), 1U);
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(2, score.cards), (std::vector<int>{5, 31}));
  EXPECT_EQ(first_of(2, score.coins), (std::vector<int>{2, 10}));
  EXPECT_EQ(first_of(2, score.value), (std::vector<int>{-1, 7 + 7 + 7 - 7}));
  EXPECT_EQ(first_of(2, score.points), (std::vector<int>{0, 6}));
}

/// Both score alike, with 16 cards, 5 coins, a named card and a total of 13: 6 + 7 + 1 - 1 and 7 + 6 + 7 - 7.
TEST(SeasA13, ARoundOfTwoThatBothScoreAlike) {
  TestTable table(Variant{.seats = 2}, Deal{.display = "G9 C9 R9 X9",
                                            .hands = {"X1 G2 C2 G1 G3 C4 G4 C3", "R2 R1 C1 X2 X4 R3 X3 R4"},
                                            .harbour = "G10 C10 R10 X10",
                                            .aside = "G5 G6 C6 C5 G7 C8 G8 C7 X6 R5 X5 R6 X8 R7 X7 R8"});
  table.play_in_turn("X1 R2 G2xR2 R1xX1 C2 C1 G1xC1 X2xC2 G3 X4 C4xX4 R3xG3 G4 X3 C3xX3 R4xG4");
  table.play_in_turn("G5 X6 G6xX6 R5xG5 C6 X5 C5xX5 R6xC6 G7 X8 C8xX8 R7xG7 G8 X7 C7xX7 R8xG8");
  ASSERT_EQ(table.scores().size(), 1U);
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(2, score.cards), (std::vector<int>{16, 16}));
  EXPECT_EQ(first_of(2, score.coins), (std::vector<int>{5, 5}));
  EXPECT_EQ(first_of(2, score.value), (std::vector<int>{13, 13}));
  EXPECT_EQ(first_of(2, score.points), (std::vector<int>{5, 5}));
}

}  // namespace
}  // namespace septem::seas
