// The whole-state check finds what play can never bring about.
#include <gtest/gtest.h>

#include <functional>

#include "games/seize/table_test.h"

namespace septem::seize {
namespace {

using Change = std::function<void(State&)>;

TestTable dealt() { return {kThree, Deal{.hands = {"9S 2S 10S", "8H 3H 10H", "7D 4D 10D"}}}; }

TestTable at_seizing() {
  TestTable table = dealt();
  table.squabble("9S 8H 7D");
  table.act("p0", "red 1:1 2:2 3:3");
  table.cards("2S 3H 4D");
  return table;
}

bool is_sound_after(const TestTable& table, const Change& change) {
  State state = table.state();
  change(state);
  return is_sound(table.setup(), state);
}

TEST(SeizeSound, WhatPlayLeadsToIsSound) {
  EXPECT_TRUE(is_sound_after(dealt(), [](State&) {}));
  EXPECT_TRUE(is_sound_after(at_seizing(), [](State&) {}));
}

TEST(SeizeSound, EveryCardLiesInExactlyOnePlace) {
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.hands[0].add(card("AC")); }));
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.hands[0] = cards("9S 2S 8H"); }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.laid[0] = card("AC"); }));
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.piles.draw(); }));
}

TEST(SeizeSound, EveryoneHoldsThreeCardsLessThoseLaid) {
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.hands[0].add(state.piles.draw()); }));
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) {
    state.hands[0].remove(card("9S"));
    state.hands[1].add(card("9S"));
  }));
}

TEST(SeizeSound, EveryPieceLiesInExactlyOnePlace) {
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.stashes[0] = {}; }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.collections[0] = state.stashes[0]; }));
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.bag[5] = state.bag[6]; }));
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.collections[0].add(state.bag[48]); }));
}

TEST(SeizeSound, WeightsAreInTheirRange) {
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { ++state.weights[7]; }));
}

TEST(SeizeSound, PlayersThatDoNotExistHaveNothing) {
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { std::swap(state.collections[4], state.stashes[0]); }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { std::swap(state.collections[7], state.stashes[0]); }));
}

TEST(SeizeSound, ThereIsACaptainFromTheFirstDivvyOn) {
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.has_captain = true; }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.has_captain = false; }));
}

TEST(SeizeSound, SomebodyActsAndIsWhoseTurnItIs) {
  EXPECT_FALSE(is_sound_after(dealt(), [](State& state) { state.to_act = SeatSet{}; }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.to_act = SeatSet{seat("p0")}; }));
  EXPECT_FALSE(is_sound_after(at_seizing(), [](State& state) { state.phase = Phase::kReturn; }));
  EXPECT_FALSE(
      is_sound_after(at_seizing(), [](State& state) { std::swap(state.seizing.order[0], state.seizing.order[1]); }));
}

TEST(SeizeSound, ScalesThatAskAreLevel) {
  const Variant setup{.seats = 2, .booty = made_booty({{"a", 1}, {"b", 1}, {"c", 2}})};
  const TestTable over(setup, at_weighing(setup, {"a c", "b"}));
  EXPECT_EQ(over.due(), "over");
  EXPECT_FALSE(is_sound_after(over, [](State& state) {
    state.phase = Phase::kUnload;
    state.scale.reigning = SeatSet{seat("p0")};
    state.to_act = SeatSet{seat("p0"), seat("p1")};
  }));
  const TestTable table(setup, at_weighing(setup, {"a", "b"}));
  EXPECT_EQ(table.due(), "unload p0 p1");
  EXPECT_TRUE(is_sound_after(table, [](State&) {}));
  EXPECT_FALSE(is_sound_after(table, [](State& state) { state.to_act = SeatSet{seat("p1")}; }));
  EXPECT_FALSE(is_sound_after(table, [&](State& state) {
    state.scale.chosen = 1;
    state.unloaded[0] = piece(setup.booty, "b");
    state.to_act = SeatSet{seat("p1")};
  }));
}

}  // namespace
}  // namespace septem::seize
