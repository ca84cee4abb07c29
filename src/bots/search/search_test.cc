#include "bots/search/search.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <optional>
#include <thread>

#include "bots/tree/allocations_test.h"
#include "games/seize/seize.h"
#include "play/random_match.h"

namespace septem {
namespace {

using seas::Seas;

/// At a decision in the middle of a game.
template <Game G>
class MidGame {
 public:
  MidGame() : match_(two_seats(), Seed::from_number(1)) {
    for (int i = 0; i < 12; ++i) random_step(match_, rng_);
    seat_ = match_.to_act().first();
  }
  Problem<G> problem() { return {match_.setup(), match_.knowledge(seat_), seat_}; }
  Thought<G> think(SearchBot<G>& bot, const Limits& limits) {
    Rng rng(1);
    return bot.think(problem(), limits, rng);
  }
  Match<G>& match() { return match_; }
  Seat seat() const { return seat_; }

 private:
  static typename G::Setup two_seats() {
    typename G::Setup setup;
    setup.seats = 2;
    return setup;
  }

  Match<G> match_;
  Rng rng_{1};
  Seat seat_;
};

template <Game G>
void expect_no_allocation_per_simulation() {
  MidGame<G> game;
  SearchBot<G> bot;
  game.think(bot, {.iterations = 2'000});
  const std::int64_t before = allocations();
  const Thought<G> thought = game.think(bot, {.iterations = 2'000});
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

template <Game G>
std::int64_t visits_of(const Thought<G>& thought) {
  std::int64_t visits = 0;
  for (const auto& option : thought.options) visits += option.visits;
  return visits;
}

TEST(Search, KeepsItsTreeFromDecisionToDecisionUnlessWorkIsCounted) {
  MidGame<Seas> game;
  SearchBot<Seas> bot;
  const auto first = game.think(bot, {.ms = 20});
  EXPECT_EQ(visits_of(first), first.work);
  game.match().take(game.seat(), first.move);
  Rng other(1);
  while (game.match().to_act().first() != game.seat()) random_step(game.match(), other);
  const auto second = game.think(bot, {.ms = 1});
  EXPECT_GT(visits_of(second), second.work) << "those that were kept are counted, too";
  const auto counted = game.think(bot, {.iterations = 100});
  EXPECT_EQ(visits_of(counted), 100);
}

template <Game G>
void expect_two_to_do_more_than_one() {
  MidGame<G> game;
  SearchBot<G> bot;
  const auto thought = game.think(bot, {.ms = 20, .threads = 2});
  EXPECT_EQ(visits_of(thought), thought.work);
  EXPECT_FALSE(G::why_illegal(game.match().setup(), game.match().state(), game.seat(), thought.move));
  EXPECT_EQ(thought.line.at(0), thought.move);
  for (const auto& option : thought.options) EXPECT_LE(option.value, 1);
  const auto counted = game.think(bot, {.iterations = 100, .threads = 2});
  EXPECT_EQ(counted.work, 100) << "one thread where the work is counted";
}

TEST(Search, PutsTogetherWhatSeveralThreadsFound) {
  expect_two_to_do_more_than_one<Seas>();
  expect_two_to_do_more_than_one<sevens::Sevens>();
}

template <Game G>
void expect_beliefs() {
  MidGame<G> game;
  SearchBot<G> bot;
  const auto thought = game.think(bot, {.iterations = 2'000});
  std::array<double, Seat::kCount> held{};
  for (const auto& [seat, card, chance] : thought.beliefs) {
    EXPECT_NE(seat, game.seat());
    EXPECT_GT(chance, 0);
    EXPECT_LE(chance, 1);
    held[static_cast<std::size_t>(seat.index())] += chance;
  }
  for (const Seat seat : SeatSet::first_n(game.match().setup().seats)) {
    if (seat == game.seat()) continue;
    EXPECT_NEAR(held[static_cast<std::size_t>(seat.index())], game.match().state().hand(seat).size(), 1e-6);
  }
}

TEST(Search, TellsHowLikelyTheOthersHoldEachCard) {
  expect_beliefs<Seas>();
  expect_beliefs<sevens::Sevens>();
  expect_beliefs<seize::Seize>();
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
