// What every bot keeps, in every game. How much it does when it is told to stop is measured in tests/metered.
#include <gtest/gtest.h>

#include "tests/contract/decisions.h"
#include "tests/contract/games.h"

namespace septem {
namespace {

template <class G>
class BotContract : public testing::Test {};
TYPED_TEST_SUITE(BotContract, GameTypes, GameNames);

TYPED_TEST(BotContract, AnswersALegalMoveAlsoWhenItMayNotThinkAtAll) {
  using G = TypeParam;
  StopSource source;
  source.stop();
  at_decisions<G>(2'000, [&](Bot<G>& bot, const Problem<G>& problem, const typename G::State& state, Rng& rng) {
    for (const Limits& limits : {Limits{.ms = 0}, Limits{.iterations = 0}, Limits{.stop = source.token()}}) {
      const Thought<G> thought = bot.think(problem, limits, rng);
      ASSERT_FALSE(G::why_illegal(problem.setup, state, problem.seat, thought.move));
    }
  });
}

TYPED_TEST(BotContract, AnswersALegalMoveWhenItMayThinkAsLongAsItLikes) {
  using G = TypeParam;
  at_decisions<G>(100, [](Bot<G>& bot, const Problem<G>& problem, const typename G::State& state, Rng& rng) {
    const Thought<G> thought = bot.think(problem, {}, rng);
    ASSERT_FALSE(G::why_illegal(problem.setup, state, problem.seat, thought.move));
  });
}

TYPED_TEST(BotContract, LooksAtItsLimitsBeforeEachPieceOfWork) {
  using G = TypeParam;
  StopSource source;
  source.stop();
  at_decisions<G>(2'000, [&](Bot<G>& bot, const Problem<G>& problem, const typename G::State&, Rng& rng) {
    ASSERT_EQ(bot.think(problem, {.stop = source.token()}, rng).work, 0);
    ASSERT_LE(bot.think(problem, {.iterations = 3}, rng).work, 3);
  });
}

TYPED_TEST(BotContract, TheGreedyOnesMoveIsAmongTheBestItRated) {
  using G = TypeParam;
  GreedyBot<G> greedy;
  at_decisions<G>(2'000, [&](Bot<G>&, const Problem<G>& problem, const typename G::State&, Rng& rng) {
    const Thought<G> thought = greedy.think(problem, {}, rng);
    double best = thought.options[0].value;
    double own = best;
    for (const auto& option : thought.options) {
      best = std::max(best, option.value);
      if (option.move == thought.move) own = option.value;
    }
    ASSERT_EQ(own, best);
    ASSERT_EQ(thought.work, static_cast<std::int64_t>(thought.options.size()));
  });
}

TYPED_TEST(BotContract, ThereIsNoneOfAnUnknownName) {
  EXPECT_EQ(make_bot<TypeParam>("nobody"), nullptr);
  for (const std::string_view name : kBotNames) EXPECT_NE(make_bot<TypeParam>(name), nullptr);
}

}  // namespace
}  // namespace septem
