#include "bots/tree/tree_search.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/tree/allocations_test.h"
#include "bots/tree/seas.h"
#include "games/seas/seas.h"
#include "games/seize/seize.h"
#include "games/sevens/sevens.h"
#include "play/random_match.h"

namespace septem {
namespace {

template <class G>
class TreeSearchTest : public testing::Test {};
using GameTypes = testing::Types<seas::Seas, seize::Seize, sevens::Sevens>;
TYPED_TEST_SUITE(TreeSearchTest, GameTypes);

/// Somewhere in the middle of a random game, where there is a choice.
template <Game G>
Match<G> middle_of_a_game(std::uint64_t seed) {
  Match<G> match(typename G::Setup{}, Seed::from_number(seed));
  Rng rng(seed);
  for (int i = 0; i < 12; ++i) random_step(match, rng);
  return match;
}

template <Game G>
Thought<G> think(TreeSearch<G>& search, Match<G>& match, std::int64_t work) {
  const Seat seat = match.to_act().first();
  const auto& known = match.knowledge(seat);
  Rng rng(1);
  const auto next_world = [&] { return G::sample(match.setup(), known, rng); };
  const Horizon<G> horizon(match.setup(), next_world());
  Budget budget({.iterations = work});
  return search.think(match.setup(), seat, horizon, budget, rng, next_world);
}

TYPED_TEST(TreeSearchTest, AllocatesNothingPerSimulationOnceItIsWarm) {
  using G = TypeParam;
  auto match = middle_of_a_game<G>(1);
  TreeSearch<G> search;
  think(search, match, 2'000);
  const std::int64_t before = allocations();
  const Thought<G> thought = think(search, match, 2'000);
  EXPECT_LE(allocations() - before, 40) << "for the thought's own lists";
  EXPECT_GE(search.nodes(), 100U);
}

TYPED_TEST(TreeSearchTest, VisitsAddUpToTheWorkAndTheMoveIsTheMostVisited) {
  using G = TypeParam;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    auto match = middle_of_a_game<G>(seed);
    TreeSearch<G> search;
    const Thought<G> thought = think(search, match, 300);
    std::int64_t sum = 0;
    std::int64_t most = 0;
    std::int64_t own = 0;
    for (const auto& option : thought.options) {
      sum += option.visits;
      most = std::max(most, option.visits);
      if (option.move == thought.move) own = option.visits;
      EXPECT_GE(option.value, 0);
      EXPECT_LE(option.value, 1);
    }
    EXPECT_EQ(sum, thought.work);
    EXPECT_EQ(own, most);
    EXPECT_EQ(thought.line.front(), thought.move);
  }
}

TEST(LogOf, IsRightToThreePlaces) {
  for (std::uint32_t n = 1; n < 2'000'000; n += n / 7 + 1) {
    EXPECT_NEAR(log_of(n), std::log(static_cast<double>(n)), 1e-3) << n;
  }
}

TEST(SeasHorizon, IsTheEndOfTheRoundAndWhatTheShipsMadeOfIt) {
  seas::Setup setup;
  setup.seats = 2;
  seas::State root;
  root.phase = seas::Phase::kPlay;
  root.ships = {3, 5};
  const Horizon<seas::Seas> horizon(setup, root);
  EXPECT_FALSE(horizon.is_reached(root));
  seas::State end = root;
  end.phase = seas::Phase::kDeal;
  end.ships = {8, 6};  // five points and one
  EXPECT_TRUE(horizon.is_reached(end));
  const Utilities utilities = horizon.utilities(setup, end);
  EXPECT_DOUBLE_EQ(utilities[0], 0.5 + 4.0 / 12);
  EXPECT_DOUBLE_EQ(utilities[1], 0.5 - 4.0 / 12);
}

}  // namespace
}  // namespace septem
