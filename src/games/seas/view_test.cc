// Who sees what: ruling A10.
#include "games/seas/view.h"

#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

const Deal kClearable{.display = "G2 C2 R3 X3", .hands = {"G10 X9"}};

TEST(SeasA10, ASeatSeesItsOwnHandAndCountsTheOthers) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  const View view = table.view("p1");
  EXPECT_EQ(view.hands[0].size, 10);
  EXPECT_FALSE(view.hands[0].cards);
  EXPECT_EQ(view.hands[1].size, 11);
  EXPECT_EQ(view.hands[1].cards, table.state().hands[1]);
  EXPECT_FALSE(view.hands[2].cards);
}

TEST(SeasA10, NobodyLooksIntoAChestNotEvenTheirOwn) {
  TestTable table(kThree, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  for (const auto who : {"p0", "p1", "p2"}) {
    const View view = table.view(who);
    EXPECT_EQ(view.chests[0].size, 5);
    for (const Pile& chest : view.chests) EXPECT_FALSE(chest.cards);
    EXPECT_EQ(view.harbour.size, 3);
    EXPECT_FALSE(view.harbour.cards);
  }
  EXPECT_EQ(table.referee().chests[0].cards, cards("G2 G10 C2 R3 X3"));
  EXPECT_EQ(table.referee().harbour.cards, table.state().harbour);
}

TEST(SeasA10, OnlyTheNickerSeesTheSourceAndOnlyWhilePicking) {
  TestTable table(kTeams, kClearable);
  table.act("p0", "G10xG2+C2+R3+X3");
  EXPECT_FALSE(table.view("p0").looking);
  table.act("p0", "nick harbour");
  EXPECT_EQ(table.view("p0").looking, table.state().harbour);
  EXPECT_EQ(table.referee().looking, table.state().harbour);
  for (const auto who : {"p1", "p2", "p3"}) EXPECT_FALSE(table.view(who).looking) << who;
  table.act("p0", "pick " + std::string(card_name(table.state().harbour.first())));
  EXPECT_FALSE(table.view("p0").looking);
  EXPECT_FALSE(table.view("p0").chests[0].cards);
}

TEST(SeasA10, TheNickedCardIsKnownToTheNickerAloneNotToThePartner) {
  TestTable table(kTeams, Deal{.display = "G2 C2 R3 X3", .hands = {"G10"}, .harbour = "G7 C7 R7 X7"});
  table.act("p0", "G10xG2+C2+R3+X3", "nick harbour");
  const auto seen_by = [&](Viewer viewer) {
    return sight(table.setup(), table.state(), seat("p0"), move("pick R7"), viewer).picked;
  };
  EXPECT_EQ(seen_by(seat("p0")), card("R7"));
  EXPECT_EQ(seen_by(Viewer::referee()), card("R7"));
  for (const auto who : {"p1", "p2", "p3"}) EXPECT_FALSE(seen_by(seat(who))) << who;
}

TEST(SeasA10, EveryoneSeesWhereACardWasNickedFrom) {
  TestTable table(kThree, Deal{.display = "G2 C2 R3 X3", .hands = {"G10"}, .harbour = "C7 R7 X7"});
  table.act("p0", "G10xG2+C2+R3+X3", "nick harbour");
  const Sight seen = sight(table.setup(), table.state(), seat("p0"), move("pick R7"), seat("p2"));
  EXPECT_EQ(seen.seat, seat("p0"));
  EXPECT_EQ(seen.source, Place::harbour());
}

TEST(SeasA10, CapturesAndTheChoiceOfASourceAreSeenByAll) {
  TestTable table(kThree, kClearable);
  const auto seen = [&](std::string_view who, std::string_view text) {
    return sight(table.setup(), table.state(), seat("p0"), move(text), seat(who)).move;
  };
  EXPECT_EQ(seen("p2", "G10xG2+C2+R3+X3"), move("G10xG2+C2+R3+X3"));
  table.act("p0", "G10xG2+C2+R3+X3");
  EXPECT_EQ(seen("p1", "nick harbour"), move("nick harbour"));
}

TEST(SeasA10, TheCardsSetAsideAreCountedOnly) {
  const TestTable table(Variant{.seats = 2}, Deal{});
  EXPECT_EQ(table.view("p0").aside.size, 16);
  EXPECT_FALSE(table.view("p0").aside.cards);
  EXPECT_TRUE(table.referee().aside.cards);
}

TEST(SeasA10, AtTheScoringOfARoundEveryChestIsOpenedBeforeAll) {
  TestTable table(kThree, Position{.display = "G9", .hands = {"G1", "R1", "C2"}, .chests = {"X5 G5", "", "C7 R7"}});
  table.act("p0", "G1");
  table.act("p1", "R1xG1");
  const Move last = move("C2");
  for (const Viewer viewer : {Viewer(seat("p0")), Viewer(seat("p1")), Viewer(seat("p2")), Viewer::spectator()}) {
    const auto score = sight(table.setup(), table.state(), seat("p2"), last, viewer).score;
    ASSERT_TRUE(score);
    EXPECT_EQ(score->chests, (std::array{cards("G5 X5"), cards("G1 R1"), cards("C7 R7"), CardSet{}}));
  }
}

TEST(SeasA10, ATeamsChestIsOpenedOnceAndHoldsWhatTheLastTakerWasLeft) {
  const Variant setup{.seats = 4, .last_clears = true, .teams = Teams::kTeams};
  TestTable table(setup, Position{.display = "G9", .hands = {"G1", "R1", "C2", "C3"}, .chests = {"X5 G5"}});
  table.play_in_turn("G1 R1xG1 C2 C3");
  EXPECT_EQ(table.scores().at(0).chests, (std::array{cards("G5 X5"), cards("G1 G9 C2 C3 R1"), CardSet{}, CardSet{}}));
}

TEST(SeasA10, OtherPeoplesCardsChangeNothingInASeatsView) {
  const Variant two{.seats = 2};
  const Deal deal{.display = "G2 C2 R4 X9", .hands = {"G1 C3 R5 X7 G9 C10 R10 X10"}};
  Outcome dealt = outcome_of(two, deal);
  TestTable one(two, deal);
  std::reverse(dealt.cards.begin() + 12, dealt.cards.end());
  TestTable other(two);
  apply(two, other.state(), dealt);
  EXPECT_FALSE(one.state() == other.state());
  EXPECT_EQ(one.view("p0"), other.view("p0"));
  one.act("p0", "X7");
  other.act("p0", "X7");
  EXPECT_EQ(one.view("p0"), other.view("p0"));
}

TEST(SeasView, SaysWhoseTurnItIsOnlyWhileSomebodyPlays) {
  TestTable table(Variant{.seats = 3, .first = std::nullopt});
  EXPECT_FALSE(table.view("p0").start);
  EXPECT_FALSE(table.view("p0").turn);
  table.first("p2");
  EXPECT_EQ(table.view("p0").start, seat("p2"));
  EXPECT_FALSE(table.view("p0").turn);
  table.deal({});
  EXPECT_EQ(table.view("p0").turn, seat("p2"));
  EXPECT_EQ(table.view("p1").to_act, SeatSet{seat("p2")});
}

TEST(SeasView, TheLastTakerIsWhoCapturedLast) {
  TestTable table(kThree, Deal{.display = "R3 R5 R7 R10", .hands = {"G2", "C3", "C6"}});
  table.act("p0", "G2");
  EXPECT_FALSE(table.view("p0").last_taker);
  table.act("p1", "C3xR3");
  EXPECT_EQ(table.view("p0").last_taker, seat("p1"));
  table.act("p2", "C6");
  EXPECT_EQ(table.view("p0").last_taker, seat("p1"));
}

}  // namespace
}  // namespace septem::seas
