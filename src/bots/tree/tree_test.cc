#include "bots/tree/tree.h"

#include <gtest/gtest.h>

#include "games/seas/seas.h"

namespace septem {
namespace {

using seas::Card;
using seas::Move;

TEST(Tree, FindsEveryMoveAfterItsParentsAndNoOther) {
  Tree<Move> tree;
  std::vector<std::uint32_t> nodes{Tree<Move>::kRoot};
  for (std::size_t parent = 0; parent < 200; ++parent) {
    for (int i = 0; i < Card::kCount; ++i) nodes.push_back(tree.add(nodes[parent], Move::lay(Card::from_index(i))));
  }
  std::size_t at = 1;
  for (std::size_t parent = 0; parent < 200; ++parent) {
    for (int i = 0; i < Card::kCount; ++i) {
      ASSERT_EQ(tree.find(nodes[parent], Move::lay(Card::from_index(i))), nodes[at++]);
      ASSERT_EQ(tree.find(nodes[parent], Move::pick(Card::from_index(i))), Tree<Move>::kNone);
    }
  }
}

TEST(Tree, OnceClearedItIsEmpty) {
  Tree<Move> tree;
  tree.add(Tree<Move>::kRoot, Move::lay(seas::kLady));
  tree.clear();
  EXPECT_EQ(tree.size(), 1U);
  EXPECT_EQ(tree.find(Tree<Move>::kRoot, Move::lay(seas::kLady)), Tree<Move>::kNone);
}

TEST(Tree, KeepsWhatFollowsFromAMoveAndNothingElse) {
  Tree<Move> tree;
  const auto king = tree.add(Tree<Move>::kRoot, Move::lay(seas::kKing));
  const auto lady = tree.add(Tree<Move>::kRoot, Move::lay(seas::kLady));
  const auto other = tree.add(king, Move::pick(seas::kLady));
  const auto after = tree.add(lady, Move::lay(seas::kKing));
  const auto last = tree.add(after, Move::pick(seas::kKing));
  tree[other].visits = 5;
  tree[after].visits = 3;
  tree[last].visits = 2;
  tree.keep(lady);
  EXPECT_EQ(tree.size(), 3U);
  const auto kept = tree.find(Tree<Move>::kRoot, Move::lay(seas::kKing));
  ASSERT_NE(kept, Tree<Move>::kNone);
  EXPECT_EQ(tree[kept].visits, 3U);
  const auto below = tree.find(kept, Move::pick(seas::kKing));
  ASSERT_NE(below, Tree<Move>::kNone);
  EXPECT_EQ(tree[below].visits, 2U);
  EXPECT_EQ(tree.find(Tree<Move>::kRoot, Move::lay(seas::kLady)), Tree<Move>::kNone);
  EXPECT_EQ(tree.most_visited_after(Tree<Move>::kRoot), kept);
}

TEST(Tree, KnowsWhatWasTriedMostOften) {
  Tree<Move> tree;
  EXPECT_EQ(tree.most_visited_after(Tree<Move>::kRoot), Tree<Move>::kNone);
  const auto king = tree.add(Tree<Move>::kRoot, Move::lay(seas::kKing));
  const auto lady = tree.add(Tree<Move>::kRoot, Move::lay(seas::kLady));
  const auto after = tree.add(lady, Move::lay(seas::kKing));
  EXPECT_EQ(tree.most_visited_after(Tree<Move>::kRoot), Tree<Move>::kNone);
  for (const auto visited : {king, king, king, lady, lady, lady, lady, after, after, king}) tree.count(visited, 0.5);
  EXPECT_EQ(tree.most_visited_after(Tree<Move>::kRoot), lady) << "the first of two";
  EXPECT_EQ(tree.most_visited_after(lady), after);
  EXPECT_EQ(tree[king].visits, 4U);
  EXPECT_EQ(tree[king].mean(), 0.5);
}

TEST(MoveKey, TellsMovesApartByCardKindAndWhatTheyTake) {
  const Move lay = Move::lay(seas::kLady);
  EXPECT_EQ(key_of(lay), key_of(Move::lay(seas::kLady)));
  EXPECT_NE(key_of(lay), key_of(Move::lay(seas::kKing)));
  EXPECT_NE(key_of(lay), key_of(Move::pick(seas::kLady)));
  EXPECT_NE(key_of(lay), key_of(Move::capture(seas::kLady, {seas::kKing})));
}

}  // namespace
}  // namespace septem
