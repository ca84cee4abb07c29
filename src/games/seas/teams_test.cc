// Teams and ultimate teams: rulings A18 to A20.
#include <gtest/gtest.h>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

TEST(SeasA18, PartnersSitOppositeAndShareAChest) {
  TestTable table(kTeams, Deal{.display = "G5 C6 R8 X9", .hands = {"C5", "G6", "G8", "C9"}});
  table.play_in_turn("C5xG5 G6xC6 G8xR8");
  EXPECT_EQ(names(table.chest(0)), "G5 G8 C5 R8");
  EXPECT_EQ(names(table.chest(1)), "G6 C6");
  EXPECT_EQ(kTeams.seats_of(0), (SeatSet{seat("p0"), seat("p2")}));
  EXPECT_EQ(kTeams.seats_of(1), (SeatSet{seat("p1"), seat("p3")}));
}

TEST(SeasA18, NicksComeFromTheOtherTeamOrTheHarbour) {
  TestTable table(kTeams, Deal{.display = "G2 C2 R3 X3", .hands = {"G10", "C4", "R5", "G9"}});
  table.act("p0", "G10xG2+C2+R3+X3", "nick none");
  table.play_in_turn("C4 R5 G9xC4+R5");
  EXPECT_EQ(table.legal("p3"), (Texts{"nick p0", "nick harbour", "nick none"}));
  EXPECT_EQ(table.refusal("p3", "nick p1"), refusals::kOwnChest);
  EXPECT_EQ(table.refusal("p3", "nick p2"), refusals::kNoSuchSource);  // named by its lower seat
  EXPECT_EQ(table.refusal("p3", "nick p3"), refusals::kNoSuchSource);
  table.act("p3", "nick p0", "pick G2");
  EXPECT_EQ(names(table.chest(0)), "G10 C2 R3 X3");
  EXPECT_EQ(names(table.chest(1)), "G2 G9 C4 R5");
}

TEST(SeasA18, OneShipATeamAndBothWin) {
  TestTable table(kTeams, Position{.display = "G9", .hands = {"G1", "R1", "C2", "X3"}, .ships = {0, 2}});
  table.play_in_turn("G1 R1xG1 C2 X3");
  EXPECT_EQ(first_of(4, table.state().ships), (std::vector<int>{0, 7, 0, 0}));
  EXPECT_EQ(winners(kTeams, table.state()), (SeatSet{seat("p1"), seat("p3")}));
}

TEST(SeasA18, TiedTeamsShareTheVictory) {
  TestTable table(kTeams, Position{.display = "G9", .hands = {"X2", "X3", "X4", "X10"}, .ships = {3, 3}});
  table.play_in_turn("X2 X3 X4 X10");
  EXPECT_EQ(winners(kTeams, table.state()), SeatSet::first_n(4));
}

TEST(SeasA18, TheCompassStillMovesFromSeatToSeat) {
  TestTable table(kTeams, Position{.display = "G9", .hands = {"X2", "X3", "X4", "X10"}});
  table.play_in_turn("X2 X3 X4 X10");
  EXPECT_EQ(table.state().start, seat("p1"));
}

TEST(SeasA19, TenCardsEachNoHarbourNoDisplayAndTheFirstCardIsLaid) {
  TestTable table(Variant{.seats = 4, .teams = Teams::kUltimate, .first = seat("p2")},
                  Deal{.hands = {"G1 G2 G3 G4 G5 G6 G7 G8 G9 G10", "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10"}});
  EXPECT_EQ(table.due(), "play p2");
  EXPECT_EQ(table.legal("p2"), (Texts{"G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"}));
  table.act("p2", "G10");
  EXPECT_EQ(table.plays("p3", "C10"), (Texts{"C10xG10"}));
  EXPECT_EQ(table.plays("p3", "C1"), (Texts{"C1", "C1xG10"}));
}

TEST(SeasA19, TensAreNoReasonToDealAgain) {
  const TestTable table(kUltimate, Deal{.hands = {"G10 C10 R10 X10"}});
  EXPECT_EQ(table.due(), "play p0");
}

TEST(SeasA19, OnlyTheOtherTeamsChestIsASource) {
  TestTable table(kUltimate, Deal{.hands = {"G5 G8", "C5 C2", "G6 R10", "C6"}});
  table.play_in_turn("G5 C5xG5 G6 C6xG6");  // two clearings, but p1 and p3 are one team
  EXPECT_EQ(table.due(), "play p0");
  table.play_in_turn("G8 C2 R10xG8+C2");
  EXPECT_EQ(table.legal("p2"), (Texts{"nick p1", "nick none"}));
}

TEST(SeasA17, InTeamsTheLastTakersTeamClearsWhoeverPlaysLast) {
  TestTable table(Variant{.seats = 4, .last_clears = true, .teams = Teams::kTeams},
                  Position{.display = "C5 X8", .hands = {"G5", "C7", "R3", "X4"}});
  table.play_in_turn("G5xC5 C7 R3 X4");
  const RoundScore& score = table.scores()[0];
  EXPECT_EQ(first_of(2, score.cards), (std::vector<int>{6, 0}));
  EXPECT_EQ(first_of(2, score.coins), (std::vector<int>{1, 0}));
  EXPECT_EQ(first_of(2, score.value), (std::vector<int>{4 + 7 + 2 - 4, 0}));
}

TEST(SeasA20, EveryTargetGoesWithLastOneClearsAndEveryKindOfTeams) {
  for (const Teams teams : {Teams::kNone, Teams::kTeams, Teams::kUltimate}) {
    for (const int target : {7, 11, 14}) {
      TestTable table(Variant{.seats = 4, .target = target, .last_clears = true, .teams = teams},
                      Position{.display = "C5 X8", .hands = {"G5", "C7", "R3", "X4"}, .ships = {target - 5}});
      table.play_in_turn("G5xC5 C7 R3 X4");  // 1 + 1 + 2 for the first owner, and the whole display
      EXPECT_EQ(table.due(), "deal");
      table = TestTable(Variant{.seats = 4, .target = target, .last_clears = true, .teams = teams},
                        Position{.display = "C5 X8", .hands = {"G5", "C7", "R3", "X4"}, .ships = {target - 4}});
      table.play_in_turn("G5xC5 C7 R3 X4");
      EXPECT_EQ(table.due(), "over");
      EXPECT_EQ(names(table.chest(0)), "G5 C5 C7 R3 X4 X8");
    }
  }
}

State over_with(std::array<std::uint8_t, kMaxSeats> ships) {
  State state;
  state.phase = Phase::kOver;
  state.ships = ships;
  return state;
}

TEST(SeasReturns, BothSeatsOfATeamGetWhatTheirTeamGot) {
  const Returns won = returns(kTeams, over_with({5, 8}));
  const Returns shared = returns(kTeams, over_with({8, 8}));
  for (const std::size_t p0_or_p2 : {0U, 2U}) {
    EXPECT_EQ(won[p0_or_p2], (Return{0, 5}));
    EXPECT_EQ(won[p0_or_p2 + 1], (Return{1, 8}));
    EXPECT_EQ(shared[p0_or_p2], (Return{0.5, 8}));
  }
}

TEST(SeasReturns, SeatsThatTieShareTheWin) {
  const Returns shared = returns(Variant{.seats = 3}, over_with({7, 9, 9}));
  EXPECT_EQ(shared[0], (Return{0, 7}));
  EXPECT_EQ(shared[1], (Return{0.5, 9}));
  EXPECT_EQ(shared[2], (Return{0.5, 9}));
}

}  // namespace
}  // namespace septem::seas
