#include "games/seas/move.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

TEST(SeasMove, RemembersWhatItIs) {
  const Move capture = Move::capture(card("G8"), cards("C5 R3"));
  EXPECT_EQ(capture.kind(), Move::Kind::kPlay);
  EXPECT_EQ(capture.card(), card("G8"));
  EXPECT_EQ(capture.taken(), cards("C5 R3"));
  EXPECT_TRUE(Move::lay(card("X10")).taken().is_empty());
  EXPECT_EQ(Move::nick(Place::harbour()).source(), Place::harbour());
  EXPECT_EQ(Move::pick(card("C7")).card(), card("C7"));
}

TEST(SeasMove, DifferentMovesAreDifferentNumbers) {
  std::set<Move> moves;
  for (const Card card : kAllCards) {
    moves.insert(
        {Move::lay(card), Move::pick(card), Move::capture(card, cards("G1")), Move::capture(card, cards("X10"))});
  }
  for (int i = 0; i <= Place::kCount; ++i) moves.insert(Move::nick(Place::from_index(i)));
  EXPECT_EQ(moves.size(), 40U * 4 + 6);
}

TEST(SeasPlace, IsAChestTheHarbourOrNowhere) {
  EXPECT_TRUE(Place::chest(3).is_chest());
  EXPECT_FALSE(Place::harbour().is_chest());
  EXPECT_TRUE(Place::harbour().is_harbour());
  EXPECT_TRUE(Place().is_nowhere());
  EXPECT_FALSE(Place::nowhere().is_chest());
}

/// Whatever is in the list, counting and indexing agree, and the texts are in a fixed order.
TEST(SeasMoveList, IsTheSameListEveryTime) {
  const TestTable table(Variant{.seats = 3}, Deal{.display = "G2 C2 R3 X10", .hands = {"G1 X1 C5 G4 G7 R2 C3 C9"}});
  MoveList one;
  MoveList two;
  legal_moves(table.setup(), table.state(), seat("p0"), one);
  legal_moves(table.setup(), table.state(), seat("p0"), two);
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i], two[i]);
  one.clear();
  EXPECT_TRUE(one.is_empty());
  legal_moves(table.setup(), table.state(), seat("p0"), one);
  EXPECT_EQ(one.size(), two.size());
}

void expect_even_draws(const std::string& display, const std::string& hand) {
  const TestTable table(Variant{.seats = 3}, Deal{.display = display, .hands = {hand}});
  MoveList moves;
  legal_moves(table.setup(), table.state(), seat("p0"), moves);
  std::map<Move, int> counts;
  Rng rng(7);
  for (std::size_t i = 0; i < 1000 * moves.size(); ++i) ++counts[moves.random(rng)];
  EXPECT_EQ(counts.size(), moves.size());
  for (const Move move : moves) EXPECT_NEAR(counts[move], 1000, 150) << display << " " << move.card().index();
}

TEST(SeasMoveList, DrawsEveryMoveEquallyOften) {
  expect_even_draws("G2 C3 R5 X10", "G1 X1 C5 G4 G7 R10 C8 C9");  // different cards, one to three ways
  expect_even_draws("G1 C2 R3 X4", "G10 G5 G6 G7 G8 G9 X10 C10");
  expect_even_draws("G2 C2 R3 X10", "G1 X1 C5 G4 G7 R2 C3 C9");  // equal cards
}

}  // namespace
}  // namespace septem::seas
