#include "bots/greedy/seize.h"

#include <gtest/gtest.h>

#include "games/seize/table_test.h"
#include "play/random_match.h"

namespace septem {
namespace {

using namespace seize;
using seize::move;

Move greedy(const Problem<Seize>& problem, Rng& rng) { return GreedyBot<Seize>().think(problem, {}, rng).move; }

std::string chosen(const TestTable& table, std::string_view who) {
  Rng rng(1);
  return text_of(table.setup().booty, greedy({table.setup(), table.knowledge(who), seat(who)}, rng));
}

Variant cursed(int seats) { return {.seats = seats, .is_cursed = true, .booty = dominoes9()}; }

const Deal kAces{.hands = {"10S AC 2S", "2H 5H 3H", "2D KS 3D"}};

TestTable at_seizing(const Variant& setup, const Deal& deal, std::string_view squabble, std::string_view red,
                     std::string_view cards) {
  TestTable table(setup, deal);
  table.squabble(squabble);
  table.act("p0", "red " + std::string(red));
  table.cards(cards);
  return table;
}

TEST(GreedySeize, TakesTheHeaviestPieceOrTheLightestWhenCursed) {
  EXPECT_EQ(chosen(at_seizing(dominoes(3), kAces, "10S 2H 2D", "1:1 2:2", "AC 5H KS"), "p0"), "seize 7:7");
  EXPECT_EQ(chosen(at_seizing(cursed(3), kAces, "10S 2H 2D", "1:1 2:2", "AC 5H KS"), "p0"), "seize 3:3");
}

TEST(GreedySeize, KingGivesBackTheLightest) {
  TestTable table = at_seizing(dominoes(3), kAces, "10S 2H 2D", "1:1 2:2", "AC 5H KS");
  table.act("p0", "seize 7:7");
  EXPECT_EQ(chosen(table, "p2"), "return 3:3");
}

TEST(GreedySeize, QueenStealsWhatIsHeavierThanTheStash) {
  TestTable table = at_seizing(dominoes(3), Deal{.hands = {"10S AC 2S", "2H 5H 3H", "2D QS 3D"}}, "10S 2H 2D",
                               "1:1 2:2", "AC 5H QS");
  table.act("p0", "seize 7:7");
  EXPECT_EQ(chosen(table, "p2"), "steal p0 7:7");
}

TEST(GreedySeize, SquabblesWithATenAndKeepsTheBetterCards) {
  const TestTable table(dominoes(3), Deal{.hands = {"10S JC AS", "2H JH AH", "2D JS AD"}});
  EXPECT_EQ(chosen(table, "p0"), "squabble 10S");
  EXPECT_EQ(chosen(table, "p1"), "squabble 2H");
}

TEST(GreedySeize, NamesItselfCaptain) {
  TestTable table(dominoes(3), Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}});
  table.squabble("9S 8H 7D");
  table.act("p0", "red 1:1 2:2 3:3");
  table.cards("2S 3H 4D");
  table.finish_round();
  table.squabble("10S 10H 10D");
  EXPECT_EQ(chosen(table, "p0"), "captain p0");
}

TEST(GreedySeize, DivvesSoThatItsOwnCardFindsMost) {
  TestTable table(dominoes(3), Deal{.hands = {"10S JC JS", "2H 3H 4H", "2D 3D 4D"}});
  table.squabble("10S 2H 2D");
  // Two black jacks: the two heaviest must lie on black.
  const Move divvy = move(dominoes9(), chosen(table, "p0"));
  for (const Piece piece : divvy.pieces()) EXPECT_LT(dominoes9().low(piece), 12);
}

TEST(GreedySeize, LaysTheCardOfTheRicherStash) {
  TestTable table(dominoes(3), Deal{.hands = {"10S JC JH", "2H 3H 4H", "2D 3D 4D"}});
  table.squabble("10S 2H 2D");
  table.act("p0", "red 1:1 2:2");
  EXPECT_EQ(chosen(table, "p0"), "card JC");
}

TEST(GreedySeize, OrdersItselfFirst) {
  const TestTable table = at_seizing(dominoes(3), Deal{.hands = {"10S 5S 2S", "2H 5H 3H", "2D 5D 3D"}}, "10S 2H 2D",
                                     "1:1", "5S 5H 5D");
  EXPECT_TRUE(chosen(table, "p0").starts_with("order p0 "));
}

TEST(GreedySeize, LeavesItsOwnStashToItselfWhenItActsForTheInterloper) {
  // p1's own card is red, too: the interloper's ace takes the lightest.
  const TestTable own = at_seizing(dominoes(2), Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "AD"}, "10S 2H",
                                   "1:1 2:2", "5S 4H");
  EXPECT_EQ(chosen(own, "p1"), "g seize 1:1");
  const TestTable others = at_seizing(dominoes(2), Deal{.hands = {"10S 5S 2S", "2H 4H 3H"}, .then = "AC"}, "10S 2H",
                                      "1:1 2:2", "5S 4H");
  EXPECT_EQ(chosen(others, "p1"), "g seize 7:7");
}

TEST(GreedySeize, TakesTheLightestOffTheScale) {
  const Variant setup{.seats = 2, .booty = made_booty({{"a1", 1}, {"a3", 3}, {"b1", 1}, {"b3", 3}})};
  State state = at_weighing(setup, {"a1 a3", "b1 b3"});
  Knowledge knowledge = know(setup, view(setup, state, seat("p0")));
  knowledge.decks.push_back({kAllCards, {0, 1}});
  Rng rng(1);
  EXPECT_EQ(text_of(setup.booty, greedy({setup, knowledge, seat("p0")}, rng)), "unload a1");
}

/// Wins of a greedy p0 against random others.
int wins(const Variant& setup, int games) {
  int won = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    Match<Seize> match(setup);
    while (!match.is_over()) {
      const Seat own = seat("p0");
      if (!match.to_act().has(own)) {
        random_step(match, rng);
      } else {
        match.take(own, greedy({setup, match.knowledge(own), own}, rng));
      }
    }
    won += winners(match.state()).has(seat("p0")) ? 1 : 0;
  }
  return won;
}

TEST(GreedySeize, BeatsRandomPlayByFar) {
  // Four equal players would win 75 of 300 each, give or take 8.
  EXPECT_GT(wins(dominoes(4), 300), 150);
  EXPECT_GT(wins(cursed(4), 300), 110);
  EXPECT_GT(wins(Variant{.seats = 4}, 300), 150);
}

}  // namespace
}  // namespace septem
