// The greedy 7 Seas player does the plainly right thing.
#include "bots/greedy/seas.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem {
namespace {

using namespace seas;

/// What somebody knows who sits down here and has seen nothing of the round but this.
Knowledge knowledge_of(const TestTable& table, std::string_view who) {
  const View view = table.view(who);
  Knowledge knowledge = know(table.setup(), view);
  knowledge.unseen = kAllCards - view.display - table.state().hand(seat(who)) - view.looking.value_or(CardSet{});
  return knowledge;
}

/// The move it rates highest.
std::string choice(const TestTable& table, std::string_view who) {
  const Knowledge knowledge = knowledge_of(table, who);
  MoveList moves;
  legal_moves(table.setup(), table.state(), seat(who), moves);
  const auto rating = [&](Move move) { return Rating<Seas>::rate(table.setup(), knowledge, seat(who), move); };
  Move best = moves[0];
  for (const Move move : moves)
    if (rating(move) > rating(best)) best = move;
  return text_of(best);
}

TEST(SeasGreedy, TakesTheLadyRatherThanAPlainCard) {
  const TestTable table(kThree, Position{.display = "C1 R6 X9", .hands = {"G1 G6", "G9 G8", "G7 G5"}});
  EXPECT_EQ(choice(table, "p0"), "G1xC1");
}

TEST(SeasGreedy, TakesTheMoreValuableOfTwoCombinations) {
  // Both make eight; the gold ones show coins.
  const TestTable table(kThree, Position{.display = "G3 G5 X2 X6", .hands = {"R8", "R9", "C9"}});
  EXPECT_EQ(choice(table, "p0"), "R8xG3+G5");
}

TEST(SeasGreedy, ClearsTheDisplayForTheNick) {
  const TestTable table(kThree,
                        Position{.display = "R2 R5", .hands = {"C7 C2", "G9 G8", "G3 G4"}, .chests = {"", "X7 X8"}});
  EXPECT_EQ(choice(table, "p0"), "C7xR2+R5");
}

TEST(SeasGreedy, DoesNotFeedTheNextPlayerAClear) {
  // Nobody has shown a nine yet: on top of the three, a six would make one.
  const std::string_view next = "X9 C9 X8 C8 R8 X7 C7 R7";
  EXPECT_EQ(choice(TestTable(kThree, Position{.display = "R3", .hands = {"X6 G9", next, ""}}), "p0"), "G9");
  // The curse is what it would rather get rid of, once the next player has no card left.
  EXPECT_EQ(choice(TestTable(kThree, Position{.display = "R3", .hands = {"X6 G9", "", next}}), "p0"), "X6");
}

TEST(SeasGreedy, ChoosesAlikeInEverySeat) {
  // The same table seen from each seat: only the next player's cards count, not those of p0.
  const std::string_view own = "X6 G9";
  for (int i = 0; i < 3; ++i) {
    Position position{.display = "R3", .hands = {"", "", ""}};
    const auto at = [i](int steps) { return static_cast<std::size_t>((i + steps) % 3); };
    position.hands[at(0)] = own;
    position.hands[at(1)] = "X9 C9 X8 C8 R8 X7 C7 R7";
    position.hands[at(2)] = "";
    TestTable table(kThree, position);
    table.state().turn = table.state().start = Seat::from_index(i);
    EXPECT_EQ(choice(table, "p" + std::to_string(i)), "G9") << i;
  }
}

TEST(SeasGreedy, NicksFromTheFullestChest) {
  TestTable table(kThree, Position{.display = "R7",
                                   .hands = {"C7 C2", "G9 G8", "G3 G4"},
                                   .chests = {"", "X7 X8", "C3 C4 C5 C6 R2 R3 R4 R5 R6 R8 R9 R10 X2 X3 X4 X5"}});
  table.act("p0", "C7xR7");
  EXPECT_EQ(choice(table, "p0"), "nick p2");
}

TEST(SeasGreedy, PicksTheKing) {
  TestTable table(kThree, Position{.display = "R7", .hands = {"C7 C2", "G9 G8", "G3 G4"}, .chests = {"", "X7 R1 X8"}});
  table.act("p0", "C7xR7", "nick p1");
  EXPECT_EQ(choice(table, "p0"), "pick R1");
}

}  // namespace
}  // namespace septem
