// The weighing told from its end: rulings B20 to B22.
#include "games/seize/score_lines.h"

#include <gtest/gtest.h>

#include <string>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

std::string names(SeatSet seats) {
  std::string text;
  for (const Seat seat : seats) text += seat.is_ghost() ? "g" : std::to_string(seat.index());
  return text;
}

/// `1>0` for each contest: who stays, and who does not. `=` was level.
std::string contests(const Variant& setup, const Totals& weights, SeatSet winners) {
  std::string text;
  for (const ScoreLine& line : contest_lines(setup, weights, winners)) {
    const bool is_level = line.kind == ScoreLine::Kind::kUnloaded || line.kind == ScoreLine::Kind::kShared;
    text += (text.empty() ? "" : " ") + names(line.seats) + (is_level ? "=" : ">") + names(line.against);
  }
  return text;
}

SeatSet seats(std::initializer_list<int> indices) {
  SeatSet set;
  for (const int index : indices) set.add(Seat::from_index(index));
  return set;
}

TEST(SeizeScoreLines, TheHeavierStaysAndMeetsTheNext) {  // B20
  EXPECT_EQ(contests({.seats = 4}, {812, 641, 640, 905}, seats({3})), "0>1 0>2 3>0");
}
TEST(SeizeScoreLines, OfCursedTreasureTheLighterStays) {  // B21
  EXPECT_EQ(contests({.seats = 3, .is_cursed = true}, {812, 641, 640}, seats({2})), "1>0 2>1");
}
TEST(SeizeScoreLines, ATenthOfAGramDecides) { EXPECT_EQ(contests({.seats = 2}, {640, 641}, seats({1})), "1>0"); }
TEST(SeizeScoreLines, ALevelOneIsWonByWhoWinsInTheEnd) {  // B22
  EXPECT_EQ(contests({.seats = 3}, {500, 500, 400}, seats({1})), "1=0 1>2");
}
TEST(SeizeScoreLines, ThoseWhoStayLevelToTheEndShareTheirPlaceAndTheFirstFightsForBoth) {
  EXPECT_EQ(contests({.seats = 3}, {300, 300, 200}, seats({0, 1})), "01= 01>2");
  EXPECT_EQ(contests({.seats = 3}, {0, 0, 7}, seats({2})), "01= 2>01");
}
TEST(SeizeScoreLines, TheInterloperIsWeighedLastWhereItMayWin) {  // B16
  Totals weights{10, 20};
  weights[Seat::kMaxPlayers] = 30;
  const SeatSet ghost = SeatSet::of(Seat::ghost());
  EXPECT_EQ(contests({.seats = 2, .interloper_wins = true}, weights, ghost), "1>0 g>1");
  EXPECT_EQ(contests({.seats = 2}, weights, seats({1})), "1>0");
}

}  // namespace
}  // namespace septem::seize
