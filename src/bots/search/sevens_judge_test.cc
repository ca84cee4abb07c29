#include "bots/search/sevens_judge.h"

#include <gtest/gtest.h>

#include "bots/search/sevens_games_test.h"

namespace septem::sevens {
namespace {

/// Calls `visit(setup, state)` before each play.
template <class Visit>
void before_every_play(int games, Visit visit) {
  at_every_moment(games, [&](const Match<Sevens>& match) {
    if (match.state().phase == Phase::kPlay) visit(match.setup(), match.state());
  });
}

TEST(SevensFeatures, AreInOrderAndWithinBounds) {
  before_every_play(30, [](const auto& setup, const State& state) {
    for (const Seat seat : SeatSet::first_n(setup.seats)) {
      int last = -1;
      for (const Feature& feature : features_of(setup, state, seat)) {
        EXPECT_GT(feature.at, last);
        EXPECT_LE(std::abs(feature.value), 5);
        last = feature.at;
      }
      EXPECT_LT(last, static_cast<int>(kFeatures));
    }
  });
}

/// The same table, seen by whoever sits where the viewer sat before everybody moved one seat on.
TEST(SevensFeatures, DoNotDependOnWhereATableBegins) {
  before_every_play(30, [](const auto& setup, const State& state) {
    State turned = state;
    turned.turn = state.turn.clockwise(setup.seats);
    for (const Seat seat : SeatSet::first_n(setup.seats)) {
      const auto from = static_cast<std::size_t>(seat.index());
      const auto to = static_cast<std::size_t>(seat.clockwise(setup.seats).index());
      turned.hands[to] = state.hands[from];
      turned.lucky[to] = state.lucky[from];
    }
    const Features one = features_of(setup, state, Seat::from_index(0));
    const Features other = features_of(setup, turned, Seat::from_index(1));
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].at, other[i].at);
      EXPECT_EQ(one[i].value, other[i].value);
    }
  });
}

TEST(SevensJudge, ReadsTheWeightsThatItWrites) {
  Judge::Weights weights;
  weights.in[3][4] = Judge::kLargestWeight;
  weights.bias[5] = -Judge::kLargestWeight;
  weights.out_bias = 0.1F;
  Judge read(text_of(weights));
  EXPECT_EQ(read.weights().in[3][4], Judge::kLargestWeight);
  EXPECT_EQ(read.weights().bias[5], -Judge::kLargestWeight);
  EXPECT_EQ(read.weights().out[6], 0);
  EXPECT_NEAR(read.weights().out_bias, 0.1F, 0.02F);
}

TEST(SevensJudge, HasLearnedThatLuckyCardsWin) {
  State state;
  state.phase = Phase::kPlay;
  sevens::Setup setup;
  setup.seats = kMinSeats;
  state.hands[0] = {Card::of(Type::kSins, 5), Card::of(Type::kGods, 6), Card::of(Type::kWonders, 4)};
  state.hands[1] = {Card::of(Type::kGods, 5), Card::of(Type::kWonders, 6), Card::of(Type::kSins, 4)};
  const float before = Judge::learned().share(features_of(setup, state, Seat::from_index(0)));
  state.lucky[0] = {Card::of(Type::kSeas, 1), Card::of(Type::kSeas, 2)};
  EXPECT_GT(Judge::learned().share(features_of(setup, state, Seat::from_index(0))), before + 0.1F);
}

}  // namespace
}  // namespace septem::sevens
