#include "bots/search/seize_deliberation.h"

#include <gtest/gtest.h>

#include "bots/thinking.h"
#include "games/seize/table_test.h"
#include "play/random_match.h"

namespace septem::seize {
namespace {

Thought<Seize> think_of(const TestTable& table, std::string_view who, std::int64_t work = 2'000) {
  Deliberation<Seize> deliberation;
  Budget budget({.iterations = work});
  Rng rng(1);
  return deliberation.think({table.setup(), table.knowledge(who), seat(who)}, budget, rng);
}

std::string choice(const TestTable& table, std::string_view who) {
  return text_of(table.setup().booty, think_of(table, who).move);
}

/// Three at a table, p0 is captain and divides; these cards are turned up.
TestTable turned_up(std::string_view red, std::string_view cards, const Deal& deal) {
  TestTable table(kThree, deal);
  table.squabble("10S 9H 9D");
  table.act("p0", "red " + std::string(red));
  table.cards(cards);
  return table;
}

TEST(SeizeDeliberation, TakesTheHeaviestPiece) {
  const auto table = turned_up("1:1 3:3 7:7", "AH 2H 3C", {.hands = {"10S AH 5C", "9H 2H 6C", "9D 3C 7C"}});
  EXPECT_EQ(choice(table, "p0"), "seize 7:7");
}

/// Two rounds: in the first an ace takes 9:9, the only piece on red; in the second p0, captain again, puts two on red, and these cards are turned up.
TestTable in_second_round(const Deal& deal, std::string_view first_cards, std::string_view red,
                          std::string_view cards) {
  TestTable table(kThree, deal);
  table.squabble("10S 9H 9D");
  table.act("p0", "red 9:9");
  table.cards(first_cards);
  table.act(name_of(table.state().acting()), "seize 9:9");
  table.finish_round();
  table.squabble("10C 8C 9C");
  table.act("p0", "red " + std::string(red));
  table.cards(cards);
  return table;
}

TEST(SeizeDeliberation, AKingGivesBackTheLightestPieces) {
  const auto table = in_second_round({.hands = {"10S AH KH", "9H 2C 3C", "9D 4C 5C"},
                                      .then = "10C 6C 7C 8C 9C 7S",
                                      .bag = "9:9 0:0 0:1 0:2 0:3 0:4 0:5 5:5 6:6 1:1 1:2 1:3 1:4 1:5"},
                                     "AH 2C 4C", "5:5 6:6", "KH 3C 7S");
  ASSERT_EQ(table.due(), "return p0");
  EXPECT_EQ(choice(table, "p0"), "return 5:5");
}

TEST(SeizeDeliberation, AQueenStealsWhatIsHeavierThanTheStash) {
  const auto table = in_second_round({.hands = {"10S 2C QH", "9H AH 3C", "9D 4C 5C"},
                                      .then = "10C 6C 2H 8C 9C 7S",
                                      .bag = "9:9 0:0 0:1 0:2 0:3 0:4 0:5 1:1 1:2 5:5 0:6 1:3 1:4 1:5"},
                                     "2C AH 4C", "1:1 1:2", "QH 2H 7S");
  ASSERT_EQ(table.due(), "seize p0");
  EXPECT_EQ(choice(table, "p0"), "steal p1 9:9");
}

TEST(SeizeDeliberation, ThinksOfEveryWayToDivide) {
  TestTable table(kThree, kThreeHands);
  table.squabble("10S 8H 7D");
  const Thought<Seize> thought = think_of(table, "p0", 10'000);
  EXPECT_EQ(thought.options.size(), 126U);
  EXPECT_EQ(thought.work, 10'000);
  EXPECT_EQ(thought.line.size(), 2U);
  for (const auto& option : thought.options) EXPECT_GE(option.visits, 8);
}

TEST(SeizeDeliberation, TakesTheLeastOffTheScale) {
  const Variant variant{.seats = 2, .booty = made_booty({{"a", 5}, {"b", 5}, {"c", 6}, {"d", 4}})};
  const TestTable table(variant, at_weighing(variant, {"a b", "c d"}));
  ASSERT_EQ(table.due(), "unload p0 p1");
  EXPECT_EQ(choice(table, "p1"), "unload d");
}

TEST(SeizeDeliberation, PicksTheBestWhereAllAreTriedEquallyOften) {
  Rng rng(1);
  const Deliberation<Seize>::Options named = {{Move::captain(seat("p0")), 0.3, 11},
                                              {Move::captain(seat("p1")), 0.6, 10}};
  EXPECT_EQ(Deliberation<Seize>::pick(named, rng), named[1].move);
  const Piece piece = Piece::from_index(0);
  const Deliberation<Seize>::Options taken = {{Move::seize(piece), 0.9, 2}, {Move::give_back(piece), 0.6, 10}};
  EXPECT_EQ(Deliberation<Seize>::pick(taken, rng), taken[1].move);
}

/// In every phase of whole games, with little work and with none.
TEST(SeizeDeliberation, AlwaysAnswersALegalMove) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    Match<Seize> match({.seats = seats}, Seed::from_number(static_cast<std::uint64_t>(seats)));
    Deliberation<Seize> deliberation;
    Rng rng(1);
    for (std::int64_t work = 0; !match.is_over(); work = (work + 7) % 40) {
      const Seat seat = match.to_act().first();
      Budget budget({.iterations = work});
      const Thought<Seize> thought = deliberation.think({match.setup(), match.knowledge(seat), seat}, budget, rng);
      ASSERT_FALSE(why_illegal(match.setup(), match.state(), seat, thought.move));
      match.take(seat, thought.move);
    }
  }
}

}  // namespace
}  // namespace septem::seize
