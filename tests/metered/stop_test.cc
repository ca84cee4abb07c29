// How much a bot still does when it is told to stop: the bots of the product, in every variant of every game.
#include <gtest/gtest.h>

#include "bots/search/race.h"
#include "tests/contract/decisions.h"
#include "tests/contract/games.h"
#include "tests/metered/meter.h"

namespace septem {
namespace {

template <class G>
class Stop : public testing::Test {};
TYPED_TEST_SUITE(Stop, GameTypes, GameNames);

/// Three milliseconds: a branch takes about a third of a nanosecond.
constexpr std::int64_t kMostAfterStop = 10'000'000;

/// What the bot does until it answers, when it is told to stop after so many branches (0: never).
template <Game G>
std::int64_t branches_of(Bot<G>& bot, const Problem<G>& problem, Rng rng, std::int64_t stop_at, Limits limits) {
  meter = {.stop_at = stop_at};
  limits.stop = meter.source.token();
  bot.think(problem, limits, rng);
  return meter.branches;
}

template <Game G>
void expect_to_stop(Bot<G>& bot, const Problem<G>& problem, Rng& rng) {
  constexpr int kMoments = 3;
  const Limits limits{.iterations = 300};
  const std::int64_t whole = branches_of(bot, problem, rng, 0, limits);
  ASSERT_GT(whole, 0) << "the meter does not run";
  for (int i = 0; i < kMoments; ++i) {
    const std::int64_t moment = 1 + rng.below(static_cast<std::uint32_t>(whole));
    ASSERT_LE(branches_of(bot, problem, rng, moment, limits) - moment, kMostAfterStop) << "stopped after " << moment;
  }
}

TYPED_TEST(Stop, IsAnsweredAfterLittleWork) {
  using G = TypeParam;
  at_decisions<G>(500, [](Bot<G>& bot, const Problem<G>& problem, const typename G::State&, Rng& rng) {
    expect_to_stop(bot, problem, rng);
  });
}

/// A game that is nearly over.
template <Game G>
Match<G> at_late_decision(const typename G::Setup& setup, Rng& rng) {
  constexpr std::uint32_t kLast = 10;
  Match<G> match(setup, Seed::from_number(rng.next()));
  while (!match.is_over()) random_step(match, rng);
  for (std::uint32_t left = 1 + rng.below(kLast); left > 0; --left) match.take_back();
  return match;
}

TYPED_TEST(Stop, IsAnsweredAfterLittleWorkInEndingsToo) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    Match<G> match = at_late_decision<G>(variant.setup, rng);
    const Seat seat = random_seat(match.to_act(), rng);
    expect_to_stop<G>(*make_bot<G>("search"), {match.setup(), match.knowledge(seat), seat}, rng);
  });
}

/// The more it has thought of, the more there would be to sum up; and it remembers that when it is asked again.
TYPED_TEST(Stop, IsAnsweredAsSoonAfterALongThought) {
  using G = TypeParam;
  constexpr std::int64_t kMuch = 50'000'000;
  constexpr std::int64_t kMost = 200'000;
  const Limits an_hour{.ms = 3'600'000};
  Match<G> match(typename G::Setup{}, Seed::from_number(1));
  const Seat seat = match.to_act().first();
  const Problem<G> problem{match.setup(), match.knowledge(seat), seat};
  for (const std::string_view name : kBotNames) {
    const auto bot = make_bot<G>(name);
    for (int i = 0; i < 3; ++i) EXPECT_LE(branches_of(*bot, problem, Rng(1), kMuch, an_hour) - kMuch, kMost) << name;
  }
}

/// Worked out by the first bot that plays such a match, before its second look at the limits.
TEST(Race, IsWorkedOutSoon) {
  for (int owners = 2; owners <= 4; ++owners) {
    for (const int target : {7, 11, 14}) {
      meter = {};
      const seas::Race race(owners, target);
      EXPECT_LE(meter.branches, kMostAfterStop) << owners << " to " << target;
    }
  }
}

}  // namespace
}  // namespace septem
