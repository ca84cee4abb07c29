// What bots that think keep, in every game: the same numbers give the same thought, nothing but what is known counts, and they can be stopped at any
// moment.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <thread>

#include "bots/bots.h"
#include "play/random_match.h"
#include "tests/contract/games.h"

namespace septem {
namespace {

template <class G>
class ThinkingContract : public testing::Test {};
TYPED_TEST_SUITE(ThinkingContract, GameTypes, GameNames);

template <Game G>
bool is_same(const Thought<G>& one, const Thought<G>& two) {
  const auto is_same_option = [](const auto& a, const auto& b) {
    return a.move == b.move && a.value == b.value && a.visits == b.visits;
  };
  return one.move == two.move && one.line == two.line && one.work == two.work &&
         std::ranges::equal(one.options, two.options, is_same_option);
}

const Limits kSome{.iterations = 150};

TYPED_TEST(ThinkingContract, TheSameNumbersGiveTheSameThoughtAlsoOfABotThatHasThoughtBefore) {
  using G = TypeParam;
  for (const std::string_view name : kBotNames) {
    const auto old_bot = make_bot<G>(name);
    Match<G> match(typename G::Setup{}, Seed::from_number(3));
    for (Rng rng(3); !match.is_over(); random_step(match, rng)) {
      const Seat seat = match.to_act().first();
      const Problem<G> problem{match.setup(), match.knowledge(seat), seat};
      Rng one = rng;
      Rng two = rng;
      const Thought<G> thought = make_bot<G>(name)->think(problem, kSome, one);
      ASSERT_TRUE(is_same(thought, old_bot->think(problem, kSome, two))) << name;
    }
  }
}

/// A true state, and another one that the seat cannot tell from it; and what the seat knows when it follows each of them.
template <Game G>
struct Twins {
  typename G::Setup setup;
  Seat seat;
  std::array<typename G::State, 2> states;
  std::array<typename G::Knowledge, 2> known;

  /// A step of the first that is possible in the second, too.
  template <class... Step>
  void take(const Step&... step) {
    for (std::size_t i = 0; i < 2; ++i) {
      const typename G::State before = states[i];
      G::apply(setup, states[i], step...);
      follow<G>(setup, known[i], seat, before, states[i], step...);
    }
  }
  /// A random step in both. Whether there was one.
  bool go_on(Rng& rng) {
    if (G::is_over(states[0])) return false;
    if (G::is_chance_due(setup, states[0])) {
      const auto outcome = G::draw(setup, states[0], rng);
      if (G::why_impossible(setup, states[1], outcome)) return false;
      take(outcome);
    } else {
      const Seat actor = random_seat(G::to_act(setup, states[0]), rng);
      typename G::MoveList moves;
      const auto move = random_move<G>(setup, states[0], actor, moves, rng);
      if (G::why_illegal(setup, states[1], actor, move)) return false;
      take(actor, move);
    }
    return !G::is_over(states[0]) && !G::is_over(states[1]);
  }
  bool is_asked() const { return G::to_act(setup, states[0]).has(seat); }
  bool look_alike() const { return states[0] != states[1] && known[0] == known[1]; }
};

TYPED_TEST(ThinkingContract, TwoTrueStatesThatASeatCannotTellApartGiveTheSameThought) {
  using G = TypeParam;
  int compared = 0;
  for (std::uint64_t game = 0; game < 10; ++game) {
    Match<G> match(typename G::Setup{}, Seed::from_number(game));
    for (Rng rng(game); !match.is_over(); random_step(match, rng)) {
      const Seat seat = match.to_act().first();
      const auto& known = match.knowledge(seat);
      const auto other = G::sample(match.setup(), known, rng);
      Twins<G> twins{match.setup(), seat, {match.state(), other}, {known, known}};
      for (int step = 0; step < 6 && twins.go_on(rng) && twins.look_alike(); ++step) {
        if (!twins.is_asked()) continue;
        for (const std::string_view name : kBotNames) {
          Rng one = rng;
          Rng two = rng;
          const auto bot = make_bot<G>(name);
          const Thought<G> thought = bot->think({twins.setup, twins.known[0], seat}, {.iterations = 20}, one);
          ASSERT_TRUE(is_same(thought, bot->think({twins.setup, twins.known[1], seat}, {.iterations = 20}, two)))
              << name;
        }
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 20);
}

TYPED_TEST(ThinkingContract, StoppedAtARandomMomentItAnswersALegalMove) {
  using G = TypeParam;
  constexpr int kStops = 100;
  for (const std::string_view name : kBotNames) {
    const auto bot = make_bot<G>(name);
    Match<G> match(typename G::Setup{}, Seed::from_number(5));
    Rng rng(5);
    for (int i = 0; i < kStops && !match.is_over(); ++i) {
      const Seat seat = match.to_act().first();
      StopSource source;
      std::thread stopper([&source, after = std::chrono::microseconds(rng.below(500))] {
        std::this_thread::sleep_for(after);
        source.stop();
      });
      const Problem<G> problem{match.setup(), match.knowledge(seat), seat};
      const Thought<G> thought = bot->think(problem, {.iterations = 1'000'000, .stop = source.token()}, rng);
      stopper.join();
      ASSERT_FALSE(G::why_illegal(match.setup(), match.state(), seat, thought.move)) << name;
      random_step(match, rng);
    }
  }
}

}  // namespace
}  // namespace septem
