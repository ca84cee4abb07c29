// What a match keeps: steps, state, seed and what its viewers know.
#include <gtest/gtest.h>

#include "play/random_match.h"
#include "tests/contract/games.h"

namespace septem {
namespace {

template <class G>
class MatchContract : public testing::Test {
 protected:
  using Setup = typename G::Setup;

  static Match<G> seeded(std::uint64_t seed = 5) { return Match<G>(Setup{}, Seed::from_number(seed)); }
  static Match<G> played(int steps, std::uint64_t seed = 5) {
    Match<G> match = seeded(seed);
    Rng rng(seed);
    for (int i = 0; i < steps && !match.is_over(); ++i) random_step(match, rng);
    return match;
  }
};

TYPED_TEST_SUITE(MatchContract, GameTypes, GameNames);

TYPED_TEST(MatchContract, WithASeedDrawsWhateverIsDue) {
  auto match = this->seeded();
  EXPECT_FALSE(match.is_chance_due());
  EXPECT_FALSE(match.to_act().is_empty());
  EXPECT_EQ(match.state(), this->seeded().state());
  EXPECT_NE(match.state(), this->seeded(6).state());
}

TYPED_TEST(MatchContract, WithoutASeedWaitsForOutcomes) {
  using G = TypeParam;
  Match<G> match(typename G::Setup{});
  ASSERT_TRUE(match.is_chance_due());
  Rng rng(1);
  match.take(G::draw(match.setup(), match.state(), rng));
  EXPECT_EQ(match.steps().size(), 1U);
  EXPECT_TRUE(match.take_back());
  EXPECT_EQ(match.state(), G::begin(match.setup()));
  EXPECT_FALSE(match.take_back());
}

TYPED_TEST(MatchContract, TakesBackTheLastDecisionWithTheOutcomesAfterItAndIsDealtTheSameAgain) {
  using G = TypeParam;
  auto match = this->played(0);
  Rng rng(9);
  while (!match.is_over()) {
    const auto before = match.state();
    const auto known = match.knowledge(Seat::from_index(1));
    random_step(match, rng);
    const Step<G> last = match.steps()[match.steps().size() - 1];
    const auto after = match.state();
    ASSERT_TRUE(match.take_back());
    ASSERT_EQ(match.state(), before);
    ASSERT_EQ(match.knowledge(Seat::from_index(1)), known);
    if (!last.is_move()) break;
    match.take(last.seat, last.move);
    ASSERT_EQ(match.state(), after);
  }
}

TYPED_TEST(MatchContract, WhatIsFixedIsNotTakenBack) {
  auto match = this->played(10);
  const auto fork = match.state();
  match.go_on_with(Seed::from_number(77));
  EXPECT_FALSE(match.take_back());
  Rng rng(3);
  random_step(match, rng);
  EXPECT_TRUE(match.take_back());
  EXPECT_FALSE(match.take_back());
  EXPECT_EQ(match.state(), fork);
}

TYPED_TEST(MatchContract, KnowledgeIsTheSameWheneverItIsFirstAskedFor) {
  auto early = this->seeded();
  for (const Viewer viewer : {Viewer(Seat::from_index(0)), Viewer::spectator(), Viewer::referee()}) {
    early.knowledge(viewer);
    Rng rng(4);
    auto late = this->seeded();
    auto watched = this->seeded();
    watched.knowledge(viewer);
    for (int i = 0; i < 40 && !late.is_over(); ++i) {
      Rng same = rng;
      random_step(late, rng);
      random_step(watched, same);
    }
    EXPECT_EQ(late.knowledge(viewer), watched.knowledge(viewer));
  }
}

TYPED_TEST(MatchContract, RepeatsTheLastChangeAndAllOfIt) {
  using G = TypeParam;
  auto match = this->played(30);
  std::size_t all = 0;
  auto state = G::begin(match.setup());
  match.replay([&](const auto& before, const Step<G>& step, const auto& after) {
    ++all;
    ASSERT_EQ(before, state);
    match.advance(state, step);
    ASSERT_EQ(after, state);
  });
  EXPECT_EQ(all, match.steps().size());
  EXPECT_EQ(state, match.state());
  std::size_t moves = 0;
  match.replay_change([&](const auto&, const Step<G>& step, const auto&) { moves += step.is_move() ? 1 : 0; });
  EXPECT_EQ(moves, 1U);
}

TYPED_TEST(MatchContract, BeginsInAGivenPositionToo) {
  using G = TypeParam;
  const auto origin = this->played(20);
  Match<G> match(origin.setup(), origin.state());
  Rng rng(8);
  random_step(match, rng);
  EXPECT_NE(match.state(), origin.state());
  EXPECT_TRUE(match.take_back());
  EXPECT_EQ(match.state(), origin.state());
}

TYPED_TEST(MatchContract, WhoKnewAGivenPositionGoesOnKnowing) {
  using G = TypeParam;
  auto origin = this->played(20);
  const Seat seat = Seat::from_index(1);
  const auto before = origin.knowledge(seat);
  Match<G> match(origin.setup(), origin.state(), seat, before);
  const Seat mover = match.to_act().first();
  Rng rng(8);
  typename G::MoveList moves;
  const auto move = random_move<G>(match.setup(), match.state(), mover, moves, rng);
  match.take(mover, move);
  origin.take(mover, move);
  ASSERT_FALSE(match.is_chance_due());
  EXPECT_EQ(match.knowledge(seat), origin.knowledge(seat));
  EXPECT_TRUE(match.take_back());
  EXPECT_EQ(match.knowledge(seat), before);
}

}  // namespace
}  // namespace septem
