// The invariants find what play cannot bring about.
#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TestTable table_at(std::string_view moves) {
  TestTable table(kThree, Deal{.hands = {"W1 D1 L1", "D2 D3 H3", "S1 S2 S3"}, .flip = "H1", .then = "L2 L3 L4 L5"});
  table.go(moves);
  return table;
}

template <class Spoil>
void expect_unsound(const TestTable& table, Spoil spoil) {
  State state = table.state();
  ASSERT_TRUE(is_sound(table.setup(), state));
  spoil(state);
  EXPECT_FALSE(is_sound(table.setup(), state));
}

TEST(SevensSound, ACardLiesInExactlyOnePlace) {
  const TestTable table = table_at("");
  expect_unsound(table, [](State& state) { state.hands[0].remove(card("W1")); });
  expect_unsound(table, [](State& state) { state.hands[0].add(card("H1")); });
  expect_unsound(table, [](State& state) { state.gone.add(card("W1")); });
  expect_unsound(table, [](State& state) { state.lucky[1].add(card("L2")); });
  expect_unsound(table, [](State& state) { state.deck_at(0) = state.deck_at(1); });
  expect_unsound(table, [](State& state) { state.columns.push(Type::kVirtues, card("L2")); });
}

TEST(SevensSound, HandsAreFullWhileTheDeckLasts) {
  const TestTable table = table_at("");
  expect_unsound(table, [](State& state) {
    state.hands[1].remove(card("D2"));
    state.gone.add(card("D2"));
  });
  expect_unsound(table, [](State& state) {
    state.hands[1].remove(card("D2"));
    state.hands[0].add(card("D2"));
  });
}

TEST(SevensSound, WhatIsKeptBesideTheCardsFollowsFromThem) {
  expect_unsound(table_at(""), [](State& state) { state.wild = Colour::kRed; });
  expect_unsound(table_at(""), [](State& state) { state.turn = Seat::from_index(3); });
  expect_unsound(table_at(""), [](State& state) { state.phase = Phase::kOver; });
  expect_unsound(table_at(""), [](State& state) { state.phase = Phase::kDeck; });
}

TEST(SevensSound, WhatAPowerLeavesOverIsThereInItsOwnPhasesOnly) {
  expect_unsound(table_at(""), [](State& state) { state.victim = Seat::from_index(1); });
  expect_unsound(table_at(""), [](State& state) { state.picked = card("C1"); });
  expect_unsound(table_at(""), [](State& state) { state.look = look_of("deck=1"); });
  expect_unsound(table_at(""), [](State& state) { state.seen = cards("D2"); });
  expect_unsound(table_at("p0 D1>D, p0 sin p1"), [](State& state) { state.victim = state.turn; });
  expect_unsound(table_at("p0 W1>W, p0 look deck=3"), [](State& state) { state.look = Look{}; });
  expect_unsound(table_at("p0 W1>W, p0 look deck=3"), [](State& state) { state.seen = cards("D2"); });
  expect_unsound(table_at("p0 W1>W, p0 look p1=3"), [](State& state) { state.look = look_of("p0=3"); });
}

TEST(SevensSound, AnEndingCardLiesOnAFullColumnAndOnlyAtTheEnd) {
  TestTable table(setup_of(2),
                  Position{.hands = {"H7 W2 W4", "W1 W3 W5"}, .columns = {"H H1 H2 H3 H4 H5 H6"}, .deck = "S1"});
  table.go("p0 H7>H");
  expect_unsound(table, [](State& state) { state.phase = Phase::kPlay; });
  expect_unsound(table, [](State& state) { state.ending.column = Type::kSins; });
  expect_unsound(table, [](State& state) { state.ending.seat = Seat::from_index(1); });
  expect_unsound(table, [](State& state) { state.has_ending = false; });
}

}  // namespace
}  // namespace septem::sevens
