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
  return one.move == two.move && one.line == two.line && one.work == two.work && one.beliefs == two.beliefs &&
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

/// The true game, and another one that the seat cannot tell from it.
template <Game G>
struct Twins {
  Seat seat;
  std::array<Match<G>, 2> games;

  const typename G::Knowledge& known(std::size_t game) { return games[game].knowledge(seat); }
  /// A random step of the first in both, if it is possible in the second, too. Whether the seat still cannot tell them apart.
  bool go_on(Rng& rng) {
    Match<G>& truth = games[0];
    Match<G>& other = games[1];
    random_step(truth, rng);
    const Step<G>& step = truth.steps().back();
    const bool is_possible = truth.steps().visit(step, [&](const auto&... what) { return !why_not(other, what...); });
    if (!is_possible) return false;
    truth.steps().visit(step, [&](const auto&... what) { other.take(what...); });
    return !truth.is_over() && !other.is_over() && truth.state() != other.state() && known(0) == known(1);
  }

 private:
  static Objection why_not(const Match<G>& match, const typename G::Outcome& outcome) {
    return G::why_impossible(match.setup(), match.state(), outcome);
  }
  static Objection why_not(const Match<G>& match, Seat actor, const typename G::Move& move) {
    return G::why_illegal(match.setup(), match.state(), actor, move);
  }
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
      Twins<G> twins{
          seat, {Match<G>(match.setup(), match.state(), seat, known), Match<G>(match.setup(), other, seat, known)}};
      for (int step = 0; step < 6 && twins.go_on(rng); ++step) {
        if (!twins.games[0].to_act().has(seat)) continue;
        for (const std::string_view name : kBotNames) {
          Rng one = rng;
          Rng two = rng;
          const auto bot = make_bot<G>(name);
          const Thought<G> thought = bot->think({match.setup(), twins.known(0), seat}, {.iterations = 20}, one);
          ASSERT_TRUE(is_same(thought, bot->think({match.setup(), twins.known(1), seat}, {.iterations = 20}, two)))
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
