// The lines of a round's scoring: rulings A13 and A14, and the worked example of the rules page.
#include "games/seas/score_lines.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

using Kind = ScoreLine::Kind;

/// Of the worked example on the rules page.
ScoreLines example() {
  return score_lines(kThree, score_round(kThree, {cards("G2 G3 G5 G10 C2 C6 C9 R1 R3 R7 R8 X4 X5 X8"),
                                                  cards("G1 G4 G8 C3 C5 C7 C10 R5 R6 R10 X1 X2 X7 X9"),
                                                  cards("G6 G7 C1 C4 C8 R2 R4")}));
}

std::vector<int> points(const ScoreLines& lines, Kind kind) {
  std::vector<int> points;
  for (const ScoreLine& line : lines)
    if (line.kind == kind) points.push_back(line.points);
  return points;
}

std::vector<CardSet> cards_of(const ScoreLines& lines, Kind kind) {
  std::vector<CardSet> sets;
  for (const ScoreLine& line : lines)
    if (line.kind == kind) sets.push_back(line.cards);
  return sets;
}

TEST(SeasScoreLines, TiesScoreForAll) {  // A13
  const ScoreLines lines = example();
  EXPECT_EQ(points(lines, Kind::kCards), (std::vector{1, 1, 0}));
  EXPECT_EQ(points(lines, Kind::kCoins), (std::vector{0, 1, 0}));
  EXPECT_EQ(points(lines, Kind::kHasLady), (std::vector{0, 0, 1}));
  EXPECT_EQ(points(lines, Kind::kHasKing), (std::vector{1, 0, 0}));
  EXPECT_EQ(points(lines, Kind::kValue), (std::vector{0, 0, 2}));
}

TEST(SeasScoreLines, EachLineHasTheCardsThatExplainItAndTheKrakenStandsForAllCurses) {  // A14
  const ScoreLines lines = example();
  EXPECT_EQ(cards_of(lines, Kind::kCoins)[1], cards("G1 G4 G8"));
  EXPECT_EQ(cards_of(lines, Kind::kValue),
            (std::vector{cards("G5 C6 R7 X5"), cards("G1 C7 R6 X1"), cards("G7 C1 R4")}));
}

TEST(SeasScoreLines, TheLadyAndTheKingHaveALineEachWithTheCardThatScored) {  // A10
  const ScoreLines lines = example();
  EXPECT_EQ(cards_of(lines, Kind::kHasLady), (std::vector{CardSet{}, CardSet{}, cards("C1")}));
  EXPECT_EQ(cards_of(lines, Kind::kHasKing), (std::vector{cards("R1"), CardSet{}, CardSet{}}));
}

}  // namespace
}  // namespace septem::seas
