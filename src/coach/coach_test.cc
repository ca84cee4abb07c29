#include "coach/coach.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <map>
#include <numeric>

#include "coach/reviewer.h"
#include "coach/seas.h"
#include "coach/seize.h"
#include "coach/sevens.h"
#include "coach/words.h"
#include "engine/any_game.h"
#include "engine/catalogue.h"
#include "engine/replay.h"
#include "play/random_match.h"

namespace septem {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr std::int64_t kLittleWork = 60;

template <Game G>
typename G::Setup setup_of(int seats) {
  typename G::Setup setup;
  setup.seats = seats;
  return setup;
}

template <Game G>
Match<G> random_game(int seats, std::uint64_t seed) {
  Match<G> match(setup_of<G>(seats), Seed::from_number(seed));
  Rng rng(seed);
  while (!match.is_over()) random_step(match, rng);
  return match;
}

template <class G>
class Coach : public ::testing::Test {};
using Games = ::testing::Types<seas::Seas, seize::Seize, sevens::Sevens>;
TYPED_TEST_SUITE(Coach, Games);

TYPED_TEST(Coach, LuckAndEverybodysDecisionsAddUpToTheResult) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Match<TypeParam> match = random_game<TypeParam>(seats, static_cast<std::uint64_t>(seats));
    const Reviewer<TypeParam> reviewer(match, kLittleWork);
    std::vector<ReviewedStep> steps;
    for (std::size_t i = 0; i < match.steps().size(); ++i) steps.push_back(reviewer.step(i));
    const auto accounts = accounts_of(steps, owners_of<TypeParam>(match.setup()));
    ASSERT_THAT(accounts, SizeIs(seats));
    const Returns returns = TypeParam::returns(match.setup(), match.state());
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
      const Account& account = accounts[seat];
      const double decisions = std::accumulate(account.decisions.begin(), account.decisions.end(), 0.0);
      EXPECT_NEAR(account.start + account.deal + account.hidden + decisions, account.result, 1e-9);
      EXPECT_EQ(account.result, returns[seat].share);
    }
  }
}

TYPED_TEST(Coach, TellsTheSameInTwoWorldsThatTheSeatCannotTellApart) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Match<TypeParam> match(setup_of<TypeParam>(2), Seed::from_number(seed));
    Rng rng(seed);
    for (int i = 0; i < 25 && !match.is_over(); ++i) {
      const Seat seat = match.to_act().first();
      const auto known = match.knowledge(seat);
      const std::size_t number = match.steps().size();
      const auto other = TypeParam::sample(match.setup(), known, rng);
      random_step(match, rng);
      const auto& step = match.steps()[number];
      if (step.seat != seat || other == match.state_after(number)) continue;
      Match<TypeParam> elsewhere(match.setup(), other, seat, known);
      elsewhere.take(seat, step.move);
      const auto here = Reviewer<TypeParam>(match, kLittleWork).step(number);
      const auto there = Reviewer<TypeParam>(elsewhere, kLittleWork).step(0);
      EXPECT_EQ(here.loss, there.loss);
      ASSERT_EQ(here.options.size(), there.options.size());
      for (std::size_t at = 0; at < here.options.size(); ++at) {
        EXPECT_EQ(here.options[at].action, there.options[at].action);
        EXPECT_EQ(here.options[at].chance, there.options[at].chance);
        EXPECT_EQ(here.options[at].reasons, there.options[at].reasons);
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, 50);
}

TYPED_TEST(Coach, HasASentenceForEveryReasonWithNothingLeftToFillIn) {
  const Match<TypeParam> match = random_game<TypeParam>(3, 5);
  const Reviewer<TypeParam> reviewer(match, kLittleWork);
  const SeatNames names = {"Ada", "Bo", "Cy"};
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    for (const ReviewedOption& option : reviewer.step(i).options) {
      for (const Reason& reason : option.reasons)
        EXPECT_EQ(in_words(reason, names).find('{'), std::string::npos) << reason.key;
    }
  }
}

TYPED_TEST(Coach, TheBestMoveComesFirstAndWhatWasPlayedIsAmongThem) {
  const Match<TypeParam> match = random_game<TypeParam>(2, 3);
  const Reviewer<TypeParam> reviewer(match, kLittleWork);
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    const ReviewedStep step = reviewer.step(i);
    if (step.options.empty()) continue;
    EXPECT_TRUE(std::ranges::is_sorted(step.options, std::ranges::greater(), &ReviewedOption::chance));
    EXPECT_EQ(std::ranges::count(step.options, step.text, &ReviewedOption::action), 1);
    EXPECT_GE(step.loss, 0);
  }
}

TEST(CoachMarks, GrowWithWhatADecisionCost) {
  EXPECT_EQ(mark_of(0.019), Mark::kNone);
  EXPECT_EQ(mark_of(0.02), Mark::kInaccuracy);
  EXPECT_EQ(mark_of(0.05), Mark::kMistake);
  EXPECT_EQ(mark_of(0.5), Mark::kBlunder);
}

/// A table of 7 Seas with a person who asks.
BotQuestion question_of(std::string_view game) {
  const NoDataFiles none;
  const GameEntry& entry = *find_game(game);
  const auto options = read_options(*entry.options, 2, std::vector<std::string_view>{});
  auto table = entry.open({2, *options, Seed::from_number(4)}, none);
  return (*table)->question((*table)->status().to_act.first());
}

TEST(CoachAdvice, NamesTheBestMovesWithReasons) {
  for (const GameEntry& entry : game_entries()) {
    const auto advice = advise(question_of(entry.id), kLittleWork);
    ASSERT_TRUE(advice) << advice.error();
    const auto& options = advice->at("options").as_array();
    ASSERT_GE(options.size(), 1U);
    EXPECT_FALSE(options[0].at("reasons").as_array().empty());
  }
}

TEST(CoachAdvice, RefusesWhatNoGameComesTo) {
  BotQuestion question = question_of("seas");
  question.game = "chess";
  EXPECT_THAT(advise(question, kLittleWork).error(), HasSubstr("no game 'chess'"));
  question = question_of("seas");
  question.told = "[]";
  EXPECT_FALSE(advise(question, kLittleWork));
}

TEST(CoachCounting, KnowsWhereEveryHiddenCardMayBe) {
  for (const GameEntry& entry : game_entries()) {
    const auto counted = count_cards(question_of(entry.id));
    ASSERT_TRUE(counted) << counted.error();
    for (const auto& [card, places] : counted->at("cards").as_object()) {
      double sum = 0;
      for (const auto& [place, chance] : places.as_object()) sum += chance.as_double();
      EXPECT_NEAR(sum, 1, 1e-9) << card;
    }
  }
}

TEST(CoachReview, NamesTheLineOfABadRecord) {
  const NoDataFiles none;
  const auto game = ReviewedGame::open("septem-record 1\ngame seas\nseats 2\np0 G4\n", none);
  ASSERT_FALSE(game);
  EXPECT_THAT(game.error().message, HasSubstr("line 4"));
}

}  // namespace
}  // namespace septem
