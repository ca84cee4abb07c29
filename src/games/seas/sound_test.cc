// The whole-state check finds what play can never bring about.
#include <gtest/gtest.h>

#include <functional>

#include "games/seas/table_test.h"

namespace septem::seas {
namespace {

TestTable dealt() { return {kThree, Deal{.display = "G2 C2 R3 X3", .hands = {"G10"}}}; }

bool is_sound_after(const std::function<void(State&)>& change) {
  TestTable table = dealt();
  change(table.state());
  return is_sound(kThree, table.state());
}

TEST(SeasSound, ADealtTableIsSound) {
  EXPECT_TRUE(is_sound_after([](State&) {}));
}

TEST(SeasSound, EveryCardLiesInExactlyOnePlace) {
  EXPECT_FALSE(is_sound_after([](State& state) { state.display.remove(card("G2")); }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.harbour.add(card("G2")); }));
}

TEST(SeasSound, HandsAreEven) {
  EXPECT_FALSE(is_sound_after([](State& state) {
    state.hands[1].remove(state.hands[1].first());
    state.harbour = kAllCards - state.display - state.hands[0] - state.hands[1] - state.hands[2];
  }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.turn = seat("p1"); }));
}

TEST(SeasSound, SeatsAndOwnersThatDoNotExistHaveNothing) {
  EXPECT_FALSE(is_sound_after([](State& state) { std::swap(state.chests[3], state.harbour); }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.ships[3] = 1; }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.turn = state.start = Seat::from_index(3); }));
}

TEST(SeasSound, AShipAtTheTargetMeansTheEnd) {
  EXPECT_FALSE(is_sound_after([](State& state) { state.ships[0] = 7; }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.phase = Phase::kOver; }));
}

TEST(SeasSound, OnlyAClearedDisplayNicks) {
  EXPECT_FALSE(is_sound_after([](State& state) { state.phase = Phase::kNick; }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.source = Place::harbour(); }));
}

TEST(SeasSound, ThereIsNoSecondCycleForThreeAndNoRoundZero) {
  EXPECT_FALSE(is_sound_after([](State& state) { state.cycle = 2; }));
  EXPECT_FALSE(is_sound_after([](State& state) { state.round = 0; }));
}

TEST(SeasSound, NothingLiesOnTheTableBeforeADeal) {
  State state = begin(kThree);
  EXPECT_TRUE(is_sound(kThree, state));
  state.display = cards("G1");
  EXPECT_FALSE(is_sound(kThree, state));
  state = begin(kThree);
  state.phase = Phase::kFirst;  // this table has its first seat by option
  EXPECT_FALSE(is_sound(kThree, state));
}

}  // namespace
}  // namespace septem::seas
