// Dealing, cycles, the end of a round and of the game: rulings A11, A12, A15 to A17.
#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

TEST(SeasA11, ThreeTensInTheDisplayAreDealtAgain) {
  TestTable table(kThree, Deal{.display = "G10 C10 R10 X2"});
  EXPECT_EQ(table.due(), "deal");
  EXPECT_EQ(table.state(), begin(kThree));
  table.deal({.display = "G10 C10 R10 X10"});
  EXPECT_EQ(table.due(), "deal");
  table.deal({.display = "G10 C10 X2 G1"});
  EXPECT_EQ(table.due(), "play p0");
}

TEST(SeasA11, WhoGetsHowManyCards) {
  struct Sizes {
    Variant setup;
    int display, hand, harbour, aside;
  };
  for (const auto& [setup, display, hand, harbour, aside] :
       {Sizes{kTwo, 4, 8, 4, 16}, Sizes{kThree, 4, 11, 3, 0}, Sizes{kFour, 4, 8, 4, 0}, Sizes{kUltimate, 0, 10, 0, 0},
        Sizes{Variant{.seats = 4, .teams = Teams::kTeams}, 4, 8, 4, 0}}) {
    const TestTable table(setup, Deal{});
    EXPECT_EQ(table.display().size(), display);
    for (int i = 0; i < setup.seats; ++i) EXPECT_EQ(table.state().hand(Seat::from_index(i)).size(), hand);
    EXPECT_EQ(table.state().harbour.size(), harbour);
    EXPECT_EQ(table.state().aside_left(setup), aside);
  }
}

TEST(SeasA11, DisplayThenHandsThenHarbour) {
  const TestTable table(kThree, Deal{});  // all in deck order
  EXPECT_EQ(names(table.display()), "G1 G2 G3 G4");
  EXPECT_EQ(names(table.state().hands[0]), "G5 G6 G7 G8 G9 G10 C1 C2 C3 C4 C5");
  EXPECT_EQ(names(table.state().hands[2]), "R7 R8 R9 R10 X1 X2 X3 X4 X5 X6 X7");
  EXPECT_EQ(names(table.state().harbour), "X8 X9 X10");
}

TEST(SeasA11, ADealHasEachCardOnce) {
  TestTable table(kThree);
  Outcome outcome = outcome_of(kThree, {});
  EXPECT_FALSE(why_impossible(kThree, table.state(), outcome));
  outcome.cards[7] = outcome.cards[8];
  EXPECT_EQ(why_impossible(kThree, table.state(), outcome), refusals::kNotAllCards);
  EXPECT_EQ(why_impossible(kThree, table.state(), Outcome::first(seat("p0"))), refusals::kDealIsDue);
  table.deal({});
  EXPECT_EQ(why_impossible(kThree, table.state(), outcome_of(kThree, {})), refusals::kNothingIsDue);
}

TEST(SeasA11, NobodyPlaysBeforeTheDeal) {
  const TestTable table(kThree);
  EXPECT_EQ(table.legal("p0"), Texts{});
  EXPECT_EQ(table.refusal("p0", "G1"), refusals::kNotYourTurn);
}

/// One cycle of two players: who starts lays eight cards of one type, the other takes each with its equal.
void one_cycle(TestTable& table, std::string_view lays, std::string_view takes) {
  for (int strength = 1; strength <= 8; ++strength) {
    const std::string laid = std::string(lays) + std::to_string(strength);
    table.play_in_turn(laid + " " + std::string(takes) + std::to_string(strength) + "x" + laid);
  }
}

/// The second player captures everything from 1 to 8: 32 cards, 10 coins, lady and king, 7 + 7 + 7 - 7. The nines stay
/// in the display and the tens in the harbour.
const Deal kLopsided{.display = "G9 C9 R9 X9",
                     .hands = {"G1 G2 G3 G4 G5 G6 G7 G8", "C1 C2 C3 C4 C5 C6 C7 C8"},
                     .harbour = "G10 C10 R10 X10",
                     .aside = "R1 R2 R3 R4 R5 R6 R7 R8 X1 X2 X3 X4 X5 X6 X7 X8"};

void lopsided_round(TestTable& table) {
  table.deal(kLopsided);
  one_cycle(table, "G", "C");
  one_cycle(table, "R", "X");
}

TEST(SeasA12, AfterEightCardsTheSixteenAsideAreDealtTheFirstEightToTheStartingSeat) {
  TestTable table(kTwo, kLopsided);
  EXPECT_EQ(table.state().cycle, 1);
  one_cycle(table, "G", "C");
  EXPECT_EQ(table.state().cycle, 2);
  EXPECT_EQ(table.due(), "play p0");
  EXPECT_EQ(names(table.state().hands[0]), "R1 R2 R3 R4 R5 R6 R7 R8");
  EXPECT_EQ(names(table.state().hands[1]), "X1 X2 X3 X4 X5 X6 X7 X8");
  EXPECT_EQ(table.state().aside_left(kTwo), 0);
}

TEST(SeasA12, DisplayHarbourChestsAndStartStayForTheSecondCycle) {
  TestTable table(kTwo, kLopsided);
  one_cycle(table, "G", "C");
  EXPECT_EQ(names(table.display()), "G9 C9 R9 X9");
  EXPECT_EQ(names(table.state().harbour), "G10 C10 R10 X10");
  EXPECT_EQ(table.chest(1), kAllCards - cards_of(3U << 8) - all_of(Type::kRum) - all_of(Type::kCurse));
  EXPECT_EQ(table.state().round, 1);
  EXPECT_TRUE(table.scores().empty());
}

TEST(SeasA12, TheSecondCycleOfASeatThatIsNotP0BeginsWithThatSeat) {
  TestTable table(Variant{.seats = 2, .first = seat("p1")}, kLopsided);
  EXPECT_EQ(names(table.state().hands[1]), "G1 G2 G3 G4 G5 G6 G7 G8");
  one_cycle(table, "G", "C");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(names(table.state().hands[1]), "R1 R2 R3 R4 R5 R6 R7 R8");
}

TEST(SeasA12, TheRoundEndsAfterTheSecondCycle) {
  TestTable table(kTwo);
  lopsided_round(table);
  EXPECT_EQ(table.due(), "deal");
  EXPECT_EQ(table.state().round, 2);
  EXPECT_EQ(table.state().cycle, 1);
  EXPECT_EQ(table.scores().size(), 1U);
}

TEST(SeasA15, WhatIsLeftInDisplayAndHarbourBelongsToNobody) {
  TestTable table(kTwo);
  lopsided_round(table);
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(2, score.cards), (std::vector<int>{0, 32}));
  EXPECT_EQ(first_of(2, score.coins), (std::vector<int>{0, 10}));
  EXPECT_EQ(first_of(2, score.value), (std::vector<int>{0, 14}));
  EXPECT_EQ(first_of(2, score.points), (std::vector<int>{0, 6}));
}

TEST(SeasA16, TheCompassMovesOneSeatClockwiseEachRound) {
  TestTable table(Variant{.seats = 2, .target = 14, .first = seat("p1")});
  for (const auto start : {"p1", "p0", "p1"}) {
    EXPECT_EQ(table.state().start, seat(start));
    lopsided_round(table);
  }
}

/// Plays the first legal move again and again until the round is scored.
void any_round(TestTable& table) {
  table.deal({});
  const std::size_t before = table.scores().size();
  while (table.scores().size() == before) {
    const std::string who = "p" + std::to_string(table.state().turn.index());
    table.act(who, *table.legal(who).begin());
  }
}

TEST(SeasA16, TheCompassGoesAroundTheWholeTable) {
  TestTable table(Variant{.seats = 3, .target = 14, .first = seat("p2")});
  for (const auto start : {"p2", "p0", "p1"}) {
    ASSERT_EQ(table.state().start, seat(start));
    any_round(table);
  }
}

TEST(SeasA16, AShipOnTheTargetEndsTheGameOnlyAfterAScoring) {
  TestTable table(kTwo);
  lopsided_round(table);  // p1: 6
  EXPECT_EQ(table.due(), "deal");
  lopsided_round(table);  // p0: 6
  EXPECT_EQ(table.due(), "deal");
  lopsided_round(table);  // p1: 12
  EXPECT_EQ(table.due(), "over");
  EXPECT_EQ(first_of(2, table.state().ships), (std::vector<int>{6, 12}));
  EXPECT_EQ(winners(kTwo, table.state()), SeatSet{seat("p1")});
  EXPECT_EQ(table.legal("p0"), Texts{});
}

TEST(SeasA16, NobodyHasWonBeforeTheEnd) {
  TestTable table(kTwo);
  lopsided_round(table);
  EXPECT_TRUE(winners(kTwo, table.state()).is_empty());
}

/// One card each, p1 scores 1 + 1 + 1 + 2 with G1 and R1, p0 and p2 nothing.
TestTable last_turns(int target, const std::vector<int>& ships) {
  const Variant setup{.seats = 3, .target = target};
  TestTable table(setup, Position{.display = "G9", .hands = {"G1", "R1", "C2"}, .ships = ships});
  table.act("p0", "G1");
  table.act("p1", "R1xG1");
  table.act("p2", "C2");
  return table;
}

TEST(SeasA16, ExactlyTheTargetIsEnough) {
  EXPECT_EQ(last_turns(7, {0, 1, 0}).due(), "deal");
  EXPECT_EQ(last_turns(7, {0, 2, 0}).due(), "over");
  EXPECT_EQ(last_turns(11, {0, 5, 0}).due(), "deal");
  EXPECT_EQ(last_turns(11, {0, 6, 0}).due(), "over");
  EXPECT_EQ(last_turns(14, {0, 8, 0}).due(), "deal");
  EXPECT_EQ(last_turns(14, {0, 9, 0}).due(), "over");
}

TEST(SeasA16, ShipsCountOnPastFourteen) {
  const TestTable table = last_turns(14, {0, 13, 0});
  EXPECT_EQ(first_of(3, table.state().ships), (std::vector<int>{0, 18, 0}));
}

TEST(SeasA16, FurthestAheadWinsAndTiesShare) {
  const auto winners_of = [](const TestTable& table) { return winners(table.setup(), table.state()); };
  EXPECT_EQ(winners_of(last_turns(7, {6, 2, 6})), SeatSet{seat("p1")});
  EXPECT_EQ(winners_of(last_turns(11, {10, 6, 10})), SeatSet{seat("p1")});
  EXPECT_EQ(winners_of(last_turns(11, {10, 5, 10})), SeatSet{});  // 10, 10, 10: not over
  TestTable tied(Variant{.seats = 3}, Position{.display = "G9", .hands = {"X2", "X3", "X4"}, .ships = {5, 3, 5}});
  tied.play_in_turn("X2 X3 X4");  // nobody has anything: four points for everyone
  EXPECT_EQ(first_of(3, tied.state().ships), (std::vector<int>{9, 7, 9}));
  EXPECT_EQ(winners_of(tied), (SeatSet{seat("p0"), seat("p2")}));
}

TEST(SeasA16, ANewRoundBeginsWithAClearTable) {
  TestTable table(kTwo);
  lopsided_round(table);
  State expected = begin(Variant{.seats = 2, .first = seat("p1")});
  expected.round = 2;
  expected.ships = {0, 6};
  EXPECT_EQ(table.state(), expected);
}

TEST(SeasA16, WhenItIsOverTheCardsStayAsTheyLay) {
  TestTable table = last_turns(7, {0, 2, 0});
  EXPECT_EQ(names(table.display()), "G9 C2");
  EXPECT_EQ(names(table.chest(1)), "G1 R1");
  EXPECT_EQ(table.state().round, 1);
}

TEST(SeasFirst, ARandomFirstSeatIsDrawnBeforeTheFirstDealAndOnlyThen) {
  const Variant setup{.seats = 3, .first = std::nullopt};
  TestTable table(setup);
  EXPECT_EQ(table.due(), "first");
  EXPECT_EQ(why_impossible(setup, table.state(), outcome_of(setup, {})), refusals::kFirstIsDue);
  EXPECT_EQ(why_impossible(setup, table.state(), Outcome::first(Seat::from_index(3))), refusals::kNoSuchSeat);
  EXPECT_EQ(why_impossible(setup, table.state(), Outcome::first(Seat::ghost())), refusals::kNoSuchSeat);
  table.first("p2");
  EXPECT_EQ(table.due(), "deal");
  table.deal({.hands = {"G1", "C1", "R1"}});
  EXPECT_EQ(table.due(), "play p2");
  EXPECT_TRUE(table.state().hands[2].has(card("G1")));  // the first block is the starting seat's
  EXPECT_TRUE(table.state().hands[0].has(card("C1")));
  EXPECT_TRUE(table.state().hands[1].has(card("R1")));
}

TEST(SeasFirst, EverySeatIsDrawnEquallyOften) {
  const Variant setup{.seats = 3, .first = std::nullopt};
  Rng rng(5);
  std::array<int, 3> counts{};
  for (int i = 0; i < 30'000; ++i) {
    ++counts[static_cast<std::size_t>(draw(setup, begin(setup), rng).seat.index())];
  }
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 300);
}

TEST(SeasFirst, TheNextRoundHasNoDrawOfTheFirstSeat) {
  TestTable table(Variant{.seats = 2, .first = std::nullopt});
  table.first("p1");
  lopsided_round(table);
  EXPECT_EQ(table.due(), "deal");
  EXPECT_EQ(table.state().start, seat("p0"));
}

const Variant kTwoLastClears{.seats = 2, .last_clears = true};

TEST(SeasA17, TheLastOneToCaptureClearsTheDisplayAtTheEndOfTheRoundOnly) {
  TestTable table(kTwoLastClears, kLopsided);
  one_cycle(table, "G", "C");
  EXPECT_EQ(names(table.display()), "G9 C9 R9 X9");  // not after the first cycle
  one_cycle(table, "R", "X");
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(2, score.cards), (std::vector<int>{0, 36}));
  EXPECT_EQ(first_of(2, score.coins), (std::vector<int>{0, 11}));
  EXPECT_EQ(table.due(), "deal");  // no nicking
}

TEST(SeasA17, ItNeedNotBeWhoPlaysTheLastCard) {
  TestTable table(Variant{.seats = 3, .last_clears = true},
                  Position{.display = "C5 X8", .hands = {"G5", "C7", "R3"}, .ships = {6, 0, 0}});
  table.play_in_turn("G5xC5 C7 R3");
  EXPECT_EQ(names(table.chest(0)), "G5 C5 C7 R3 X8");
  EXPECT_TRUE(table.display().is_empty());
  EXPECT_EQ(table.due(), "over");
}

TEST(SeasA17, IfNobodyCapturedItStays) {
  TestTable table(Variant{.seats = 3, .last_clears = true},
                  Position{.display = "G9", .hands = {"X2", "X3", "X4"}, .ships = {6, 6, 6}});
  table.play_in_turn("X2 X3 X4");
  EXPECT_EQ(names(table.display()), "G9 X2 X3 X4");
  EXPECT_EQ(first_of(3, table.scores()[0].points), (std::vector<int>{4, 4, 4}));
}

TEST(SeasA17, WithoutTheVariantItStays) {
  TestTable table(kThree, Position{.display = "C5 X8", .hands = {"G5", "C7", "R3"}, .ships = {6, 0, 0}});
  table.play_in_turn("G5xC5 C7 R3");
  EXPECT_EQ(names(table.chest(0)), "G5 C5");
  EXPECT_EQ(names(table.display()), "C7 R3 X8");
}

}  // namespace
}  // namespace septem::seas
