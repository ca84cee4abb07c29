#include "bots/search/search.h"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <thread>

#include "bots/tree/allocations_test.h"
#include "play/random_match.h"

namespace septem {
namespace {

using seas::Seas;

template <Game G>
void expect_no_allocation_per_simulation() {
  Match<G> match({}, Seed::from_number(1));
  Rng playing(1);
  for (int i = 0; i < 12; ++i) random_step(match, playing);
  const Seat seat = match.to_act().first();
  const Problem<G> problem{match.setup(), match.knowledge(seat), seat};
  SearchBot<G> bot;
  Rng one(1);
  Rng two(1);
  bot.think(problem, {.iterations = 2'000}, one);
  const std::int64_t before = allocations();
  const Thought<G> thought = bot.think(problem, {.iterations = 2'000}, two);
  EXPECT_LE(allocations() - before, 40) << "for the thought's own lists";
  EXPECT_EQ(thought.work, 2'000);
}

TEST(Search, AllocatesNothingPerSimulationOnceItIsWarm) {
  expect_no_allocation_per_simulation<Seas>();
  expect_no_allocation_per_simulation<sevens::Sevens>();
}

/// The whole time from the start of thinking to well within it.
template <Game G>
void stop_at_random_moments(int stops) {
  SearchBot<G> bot;
  Rng rng(1);
  std::optional<Match<G>> match;
  for (int i = 0; i < stops; ++i) {
    if (!match || match->is_over())
      match.emplace(typename G::Setup{}, Seed::from_number(static_cast<std::uint64_t>(i)));
    const Seat seat = match->to_act().first();
    StopSource source;
    std::thread stopper([&source, after = std::chrono::microseconds(rng.below(300))] {
      std::this_thread::sleep_for(after);
      source.stop();
    });
    const Limits limits{.iterations = 1'000'000, .stop = source.token()};
    const Thought<G> thought = bot.think({match->setup(), match->knowledge(seat), seat}, limits, rng);
    stopper.join();
    ASSERT_FALSE(G::why_illegal(match->setup(), match->state(), seat, thought.move));
    match->take(seat, thought.move);
  }
}

TEST(Search, StoppedAThousandTimesAtARandomMomentAlwaysPlaysALegalMove) {
  stop_at_random_moments<Seas>(500);
  stop_at_random_moments<sevens::Sevens>(500);
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
