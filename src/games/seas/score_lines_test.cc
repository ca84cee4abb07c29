// The lines of a round's scoring: rulings A13 and A14, and the worked example of the rules page.
#include "games/seas/score_lines.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

using Kind = ScoreLine::Kind;

Chests chests_of(const Words& texts) {
  Chests chests{};
  for (std::size_t i = 0; i < texts.size(); ++i) chests[i] = cards(texts[i]);
  return chests;
}

const Words kExample = {"G2 G3 G5 G10 C2 C6 C9 R1 R3 R7 R8 X4 X5 X8", "G1 G4 G8 C3 C5 C7 C10 R5 R6 R10 X1 X2 X7 X9",
                        "G6 G7 C1 C4 C8 R2 R4"};
const Variant kThree{.seats = 3};
const Variant kTwo{.seats = 2};

ScoreLines example(const Words& seen) {
  return score_lines(kThree, score_round(kThree, chests_of(kExample)), chests_of(seen));
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

/// Who has the lady and the king when two owners scored this much for them, and this was seen.
std::string named(const std::vector<int>& extra, const Words& seen) {
  RoundScore score{.cards = {1}, .coins = {1}, .value = {1}, .points = {4}};
  for (std::size_t i = 0; i < 2; ++i) score.points[i] = static_cast<std::uint8_t>(score.points[i] + extra[i]);
  const ScoreLines lines = score_lines(kTwo, score, chests_of(seen));
  const auto told = [&](std::string_view name, Kind kind) {
    std::string text;
    for (const int point : points(lines, kind)) text += (text.empty() ? std::string(name) : "") + std::to_string(point);
    return text;
  };
  return told("lady ", Kind::kHasLady) + told(" king ", Kind::kHasKing) + told("some ", Kind::kHasSome);
}

TEST(SeasScoreLines, TiesScoreForAll) {  // A13
  const ScoreLines lines = example(kExample);
  EXPECT_EQ(points(lines, Kind::kCards), (std::vector{1, 1, 0}));
  EXPECT_EQ(points(lines, Kind::kCoins), (std::vector{0, 1, 0}));
  EXPECT_EQ(points(lines, Kind::kHasLady), (std::vector{0, 0, 1}));
  EXPECT_EQ(points(lines, Kind::kHasKing), (std::vector{1, 0, 0}));
  EXPECT_EQ(points(lines, Kind::kValue), (std::vector{0, 0, 2}));
}

TEST(SeasScoreLines, EachLineHasTheCardsThatExplainItAndTheKrakenStandsForAllCurses) {  // A14
  const ScoreLines lines = example(kExample);
  EXPECT_EQ(cards_of(lines, Kind::kCoins)[1], cards("G1 G4 G8"));
  EXPECT_EQ(cards_of(lines, Kind::kValue),
            (std::vector{cards("G5 C6 R7 X5"), cards("G1 C7 R6 X1"), cards("G7 C1 R4")}));
}

TEST(SeasScoreLines, CardsThatDoNotMakeUpTheFigureAreNotNamed) {
  const ScoreLines lines = example({"G2", "", ""});
  EXPECT_EQ(cards_of(lines, Kind::kCoins), std::vector<CardSet>(3));
  EXPECT_EQ(cards_of(lines, Kind::kValue), std::vector<CardSet>(3));
}

TEST(SeasScoreLines, TheLadyAndTheKingFollowFromThePointsWhereOneHasBothOrNobodyAny) {
  EXPECT_EQ(named({0, 2}, {"", ""}), "lady 01 king 01");
  EXPECT_EQ(named({0, 0}, {"", ""}), "lady 00 king 00");
}
TEST(SeasScoreLines, TheLadyAndTheKingAreToldApartByWhatWasSeen) {
  EXPECT_EQ(named({1, 1}, {"C1", ""}), "lady 10 king 01");
  EXPECT_EQ(named({1, 1}, {"", "C1"}), "lady 01 king 10");
  EXPECT_EQ(named({0, 1}, {"", "R1"}), "lady 00 king 01");
}
TEST(SeasScoreLines, ANickedOneBelongsToWhoeverScored) {
  EXPECT_EQ(named({0, 1}, {"C1", ""}), "lady 01 king 00");
  EXPECT_EQ(named({1, 1}, {"C1 R1", ""}), "some 11");
}
TEST(SeasScoreLines, TheLadyAndTheKingShareALineWhereNobodySawThem) {
  EXPECT_EQ(named({1, 1}, {"", ""}), "some 11");
  EXPECT_EQ(named({1, 0}, {"", ""}), "some 10");
}

}  // namespace
}  // namespace septem::seas
