#include "bots/search/search.h"

#include <gtest/gtest.h>

#include "bots/tree/allocations_test.h"
#include "play/random_match.h"

namespace septem {
namespace {

using seas::Seas;

TEST(Search, AllocatesNothingPerSimulationOnceItIsWarm) {
  Match<Seas> match({}, Seed::from_number(1));
  Rng playing(1);
  for (int i = 0; i < 12; ++i) random_step(match, playing);
  const Seat seat = match.to_act().first();
  const Problem<Seas> problem{match.setup(), match.knowledge(seat), seat};
  SearchBot<Seas> bot;
  Rng one(1);
  Rng two(1);
  bot.think(problem, {.iterations = 2'000}, one);
  const std::int64_t before = allocations();
  const Thought<Seas> thought = bot.think(problem, {.iterations = 2'000}, two);
  EXPECT_LE(allocations() - before, 40) << "for the thought's own lists";
  EXPECT_EQ(thought.work, 2'000);
}

TEST(Guided, TriesWhatItIsInclinedToFirst) {
  seas::Setup setup;
  setup.seats = 2;
  seas::State state;
  state.phase = seas::Phase::kPlay;
  const seas::Card four = seas::Card::of(seas::Type::kGold, 4);
  state.display = {four, seas::Card::of(seas::Type::kCurse, 9)};
  state.hands[0] = {seas::Card::of(seas::Type::kGold, 2), seas::Card::of(seas::Type::kRum, 4)};
  seas::MoveList moves;
  moves.clear();
  Seas::legal_moves(setup, state, Seat::from_index(0), moves);
  Tree<seas::Move> tree;
  Guided<Seas> guided;
  Rng rng(1);
  const auto choice = guided.choose(setup, state, moves, tree, Tree<seas::Move>::kRoot, rng);
  EXPECT_TRUE(choice.is_new);
  EXPECT_EQ(choice.move, seas::Move::capture(seas::Card::of(seas::Type::kRum, 4), {four}));
  EXPECT_EQ(tree.size(), 1 + moves.size());
}

}  // namespace
}  // namespace septem
