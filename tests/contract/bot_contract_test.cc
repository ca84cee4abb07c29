// What every bot keeps, in every game.
#include <gtest/gtest.h>

#include "bots/bots.h"
#include "play/random_match.h"
#include "tests/contract/games.h"
#include "tests/contract/variants.h"

namespace septem {

/// The same game, which counts how often the rules and ratings are asked.
template <Game G>
struct Metered : G {
  using Setup = typename G::Setup;
  using State = typename G::State;
  static inline std::int64_t calls = 0;

  static State sample(const Setup& setup, const typename G::Knowledge& knowledge, Rng& rng) {
    ++calls;
    return G::sample(setup, knowledge, rng);
  }
  static void legal_moves(const Setup& setup, const State& state, Seat seat, typename G::MoveList& moves) {
    ++calls;
    G::legal_moves(setup, state, seat, moves);
  }
  static void apply(const Setup& setup, State& state, Seat seat, const typename G::Move& move) {
    ++calls;
    G::apply(setup, state, seat, move);
  }
  static void apply(const Setup& setup, State& state, const typename G::Outcome& outcome) {
    ++calls;
    G::apply(setup, state, outcome);
  }
};

/// Asked through the game that counts.
template <Game G>
struct Rating<Metered<G>> {
  template <class... What>
  static double rate(const What&... what) {
    ++Metered<G>::calls;
    return Rating<G>::rate(what...);
  }
};

/// As far as the game itself is looked ahead.
template <Game G>
class Horizon<Metered<G>> : public Horizon<G> {
 public:
  using Horizon<G>::Horizon;
  void play_out(const typename G::Setup& setup, typename G::State& state, typename G::MoveList& moves, Rng& rng) const {
    while (!this->is_reached(state)) random_step<Metered<G>>(setup, state, moves, rng);
  }
};

namespace {

template <class G>
class BotContract : public testing::Test {};
TYPED_TEST_SUITE(BotContract, GameTypes, GameNames);

/// A random game of this variant, stopped at one of its decisions.
template <Game G>
Match<G> at_any_decision(const typename G::Setup& setup, Rng& rng) {
  constexpr std::uint32_t kLongest = 120;
  Match<G> match(setup, Seed::from_number(rng.next()));
  for (std::uint32_t left = rng.below(kLongest); left > 0 && !match.is_over(); --left) random_step(match, rng);
  if (match.is_over()) match.take_back();
  return match;
}

/// Calls `ask(bot, problem, state, rng)` at about `count` decisions in all variants, each for the next of the bots. `G` is the game, or
/// one that behaves like it.
template <Notated Plain, Game G = Plain, class Ask>
void at_decisions(int count, Ask ask) {
  std::size_t asked = 0;
  for_games<Plain>(count, [&](const Variant<Plain>& variant, Rng& rng) {
    Match<G> match = at_any_decision<G>(variant.setup, rng);
    const Seat seat = random_seat(match.to_act(), rng);
    const auto bot = make_bot<G>(kBotNames[asked++ % kBotNames.size()]);
    ask(*bot, Problem<G>{match.setup(), match.knowledge(seat), seat}, match.state(), rng);
  });
}

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

/// A call of the rules takes a microsecond at most: a bot looks at its limits about every millisecond.
constexpr std::int64_t kMostCallsBetweenLooks = 1'000;

/// A bot that may do one piece of work more each time: what it did in addition lay between two looks at its limits, of which the stop
/// token is one. Those that go on for as long as they may are followed for some time only.
TYPED_TEST(BotContract, DoesLittleBetweenTwoLooksAtItsLimits) {
  using G = Metered<TypeParam>;
  constexpr std::int64_t kMostLooks = 30;
  at_decisions<TypeParam, G>(100, [](Bot<G>& bot, const Problem<G>& problem, const typename G::State&, const Rng& rng) {
    std::int64_t before = 0;
    for (std::int64_t looks = 0; looks < kMostLooks; ++looks) {
      Rng same = rng;
      G::calls = 0;
      const auto thought = bot.think(problem, {.iterations = looks}, same);
      ASSERT_LE(G::calls - before, kMostCallsBetweenLooks) << "before look " << looks;
      ASSERT_LE(thought.work, looks);
      before = G::calls;
      if (thought.work < looks) break;
    }
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
