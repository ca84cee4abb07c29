// The lines of the scoring at the end: rulings C13 to C16, and the worked example of the rules page.
#include "games/sevens/score_lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/sevens/card_text.h"
#include "games/sevens/scoring.h"
#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

using Kind = ScoreLine::Kind;
using Reason = ScoreLine::Reason;

/// The end of a game with these hands, as the referee sees it.
Knowledge end_with(const std::vector<std::string_view>& hands, const std::vector<int>& scores) {
  Knowledge known;
  known.view.wild = Colour::kGreen;
  known.view.disabled = 2;
  known.view.scores.emplace();
  for (std::size_t i = 0; i < hands.size(); ++i) {
    known.known[i] = cards(hands[i]);
    known.view.hands[i] = {known.known[i].size(), known.known[i]};
    (*known.view.scores)[i] = static_cast<std::uint8_t>(scores[i]);
  }
  return known;
}

std::vector<int> points(const ScoreLines& lines, int seat) {
  std::vector<int> points;
  for (const ScoreLine& line : lines)
    if (line.seat.index() == seat && line.kind != Kind::kLowest) points.push_back(line.points);
  return points;
}

Knowledge example() {
  Knowledge known = end_with({"W1 S4 D7", "L3 W4", "A5 C6 S5"}, {11, 12, 10});
  known.view.lucky[0] = cards("H1");
  known.view.ending = Ending{card("H7"), Type::kVirtues, Seat::from_index(1)};
  return known;
}

TEST(SevensScoreLines, TheExampleOfTheRulesIsCountedAsItIsToldThere) {  // C13 to C15
  const ScoreLines lines = score_lines(kThree, example());
  EXPECT_EQ(points(lines, 0), (std::vector{0, 4, 5, 2}));
  EXPECT_EQ(points(lines, 1), (std::vector{3, 4, 5}));
  EXPECT_EQ(points(lines, 2), (std::vector{5, 0, 5}));
}

TEST(SevensScoreLines, EachCardSaysWhyItCountsWhatItCounts) {  // C13, C14
  const ScoreLines lines = score_lines(kThree, example());
  const auto reason = [&](std::string_view name) {
    for (const ScoreLine& line : lines)
      if (line.cards.has(card(name))) return line.reason;
    return Reason::kPrinted;
  };
  EXPECT_EQ(reason("W1"), Reason::kWild);
  EXPECT_EQ(reason("S4"), Reason::kPrinted);
  EXPECT_EQ(reason("D7"), Reason::kDisabled);
}

TEST(SevensScoreLines, HiddenCardsAreToldByWhatTheScoreLeavesForThem) {
  Knowledge known = example();
  known.known[2] = cards("C6");
  const ScoreLines lines = score_lines(kThree, known);
  EXPECT_EQ(points(lines, 2), (std::vector{0, 10}));
  EXPECT_EQ(lines.back().kind, Kind::kHidden);
  EXPECT_EQ(lines.back().figure, 2);
}

TEST(SevensScoreLines, ATieIsToldWithTheLowestValueInHand) {  // C16
  Knowledge known = end_with({"W1 S4 D7", "L3", "D7"}, {9, 9, 9});
  known.known[1] = {};
  const ScoreLines lines = score_lines(kThree, known);
  std::vector<std::optional<int>> lowest;
  for (const ScoreLine& line : lines)
    if (line.kind == Kind::kLowest) lowest.push_back(line.figure);
  EXPECT_EQ(lowest, (std::vector<std::optional<int>>{4, std::nullopt, 0}));
}

}  // namespace
}  // namespace septem::sevens
