// What a seat was told is enough to know all that it knows: a question to a bot is made of it, as data.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "engine/match_game.h"
#include "engine/rebuild.h"
#include "play/random_match.h"
#include "tests/contract/games.h"
#include "tests/contract/play.h"
#include "tests/contract/variants.h"

namespace septem {

/// The same game, told to somebody who is told to stop in the middle of the story.
template <Hearable G>
struct Interrupted : G {
  static inline StopSource source;
  static inline int heard = 0;
  static inline int stop_after = 0;
};

template <Hearable G>
struct Notation<Interrupted<G>> : Notation<G> {
  static std::optional<std::string> hear(const typename G::Setup& setup, typename G::Knowledge& knowledge,
                                         std::string_view told, const boost::json::object& view) {
    using Game = Interrupted<G>;
    if (++Game::heard == Game::stop_after) Game::source.stop();
    return Notation<G>::hear(setup, knowledge, told, view);
  }
};

namespace {

template <class G>
class QuestionContract : public testing::Test {};
TYPED_TEST_SUITE(QuestionContract, GameTypes, GameNames);

/// Knows a game from what one seat is told, in text.
template <Hearable G>
struct Listener {
  Rebuilt<G> rebuilt;

  Listener(const typename G::Setup& setup, Seat seat)
      : rebuilt{setup, G::know(setup, G::view(setup, G::begin(setup), seat))} {}

  void hear(const typename G::Sight& sight, const typename G::Knowledge& known) {
    const auto view = boost::json::parse(Notation<G>::view(rebuilt.setup, known));
    const std::string told = Notation<G>::sight(rebuilt.setup, sight);
    const auto why = Notation<G>::hear(rebuilt.setup, rebuilt.knowledge, told, view.as_object());
    ASSERT_FALSE(why) << told << ": " << *why;
    ASSERT_EQ(rebuilt.knowledge, known) << told << view;
    ASSERT_EQ(G::hash(rebuilt.knowledge), G::hash(known));
  }
};

TYPED_TEST(QuestionContract, SightsAndViewsInTextGiveEachSeatItsKnowledgeAtEveryStep) {
  using G = TypeParam;
  for_games<G>(250, [](const Variant<G>& variant, Rng& rng) {
    Match<G> match(variant.setup);
    std::vector<Listener<G>> listeners;
    for (const Seat seat : seats_of(variant.setup)) listeners.emplace_back(variant.setup, seat);
    while (!match.is_over() && !testing::Test::HasFailure()) {
      random_step(match, rng);
      for (const Seat seat : seats_of(variant.setup)) {
        match.replay_change([&](const auto& before, const Step<G>& step, const auto&) {
          listeners[static_cast<std::size_t>(seat.index())].hear(match.sight(before, step, seat),
                                                                 match.knowledge(seat));
        });
      }
    }
  });
}

/// A table and a match that play the same random game, and what the table asks a bot now and then.
template <Hearable G, class Ask>
void at_questions(const Variant<G>& variant, Rng& rng, std::uint32_t rate, Ask ask) {
  const Seed seed = Seed::from_number(rng.next());
  KeptFiles files({}, Contract<G>::files());
  ASSERT_TRUE(Notation<G>::setup(variant.setup.seats, variant.options, files));  // reads them
  MatchGame<G> table(variant.setup, variant.options, seed, files.texts());
  Match<G> match(variant.setup, seed);
  while (!match.is_over() && !testing::Test::HasFailure()) {
    const Seat seat = any_of(match.to_act(), rng);
    if (rng.below(rate) == 0) ask(table.question(seat), match);
    const auto move = any_of(legal<G>(variant.setup, match.state(), seat), rng);
    ASSERT_FALSE(table.act(seat, Notation<G>::move(variant.setup, move)));
    match.take(seat, move);
  }
}

TYPED_TEST(QuestionContract, AQuestionSentAsTextIsTheSameAndGivesTheSameKnowledgeAndAnswer) {
  using G = TypeParam;
  for_games<G>(150, [](const Variant<G>& variant, Rng& rng) {
    at_questions<G>(variant, rng, 12, [](BotQuestion question, Match<G>& match) {
      question.bot = "greedy";
      question.seed = Seed::from_number(7);
      const auto read = read_question(question_text(question));
      ASSERT_TRUE(read) << read.error();
      ASSERT_EQ(*read, question);
      const auto rebuilt = rebuild<G>(*read);
      ASSERT_TRUE(rebuilt) << rebuilt.error();
      ASSERT_EQ(rebuilt->knowledge, match.knowledge(question.seat));
      const auto advice = think(*read);
      ASSERT_TRUE(advice) << advice.error();
      Rng own = question.seed.stream(0);
      const Problem<G> problem{match.setup(), match.knowledge(question.seat), question.seat};
      ASSERT_EQ(advice->action, Notation<G>::move(match.setup(), make_bot<G>("greedy")->think(problem, {}, own).move));
    });
  });
}

TYPED_TEST(QuestionContract, AnAnswerNamesTheCardsThatTheOthersMayHold) {
  using G = TypeParam;
  if constexpr (CardNotated<G>) {
    int told = 0;
    for_games<G>(20, [&](const Variant<G>& variant, Rng& rng) {
      at_questions<G>(variant, rng, 4, [&](BotQuestion question, Match<G>&) {
        question.bot = "search:work=20";
        const auto advice = think(question);
        ASSERT_TRUE(advice) << advice.error();
        const auto answer = advice_json(*advice);
        for (const auto& [seat, hand] : answer.at("beliefs").as_object()) {
          ASSERT_NE(seat, seat_name(question.seat));
          for (const auto& [card, chance] : hand.as_object()) {
            ASSERT_FALSE(card.empty());
            ASSERT_TRUE(chance.as_double() > 0 && chance.as_double() <= 1) << card;
            ++told;
          }
        }
      });
    });
    EXPECT_GT(told, 100);
  }
}

/// The text with a few of its characters or pieces changed for others of it.
std::string damaged(std::string text, Rng& rng) {
  for (std::uint32_t i = 0; i <= rng.below(3); ++i) {
    const std::size_t at = random_index(text.size(), rng);
    const std::size_t from = random_index(text.size(), rng);
    const std::size_t size = std::min<std::size_t>({1 + rng.below(4), text.size() - at, text.size() - from});
    text.replace(at, size, text.substr(from, size));
  }
  return text;
}

/// The story with a word of it put in the place of another, and perhaps without a step: still well-formed.
std::string retold(std::string_view told, Rng& rng) {
  auto story = boost::json::parse(told);
  auto& steps = story.as_array();
  if (rng.below(3) == 0 && steps.size() > 1)
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(random_index(steps.size(), rng)));
  auto& view = steps[random_index(steps.size(), rng)].as_array()[1].as_object();
  const auto& other = steps[random_index(steps.size(), rng)].as_array()[1].as_object();
  if (view.empty() || other.empty()) return boost::json::serialize(story);
  const auto& taken = *(other.begin() + static_cast<std::ptrdiff_t>(random_index(other.size(), rng)));
  const boost::json::string key(taken.key());
  const boost::json::value value = taken.value();
  view[key] = value;
  return boost::json::serialize(story);
}

TYPED_TEST(QuestionContract, WhatIsMalformedOrContradictsItselfIsRefusedOrAnsweredAndBreaksNothing) {
  using G = TypeParam;
  int refused = 0;
  int asked = 0;
  for_games<G>(60, [&](const Variant<G>& variant, Rng& rng) {
    at_questions<G>(variant, rng, 8, [&](BotQuestion question, Match<G>&) {
      question.bot = "greedy";
      for (int i = 0; i < 20; ++i) {
        BotQuestion other = question;
        other.told = retold(question.told, rng);
        const std::string text = question_text(rng.below(2) == 0 ? other : question);
        const auto read = read_question(rng.below(2) == 0 ? text : damaged(text, rng));
        const auto advice = read ? think(*read) : Result<Advice, std::string>(failure(std::string("unreadable")));
        refused += advice ? 0 : 1;
        ++asked;
        ASSERT_TRUE(advice || !advice.error().empty());
      }
    });
  });
  EXPECT_GT(refused, asked / 4);
}

TYPED_TEST(QuestionContract, AfterATakeBackOrARestAQuestionTellsWhatStandsAndNothingElse) {
  using G = TypeParam;
  for_games<G>(60, [](const Variant<G>& variant, Rng& rng) {
    const Seed seed = Seed::from_number(rng.next());
    MatchGame<G> table(variant.setup, variant.options, seed);
    MatchGame<G> straight(variant.setup, variant.options, seed);
    for (int i = 0; i < 30 && !table.status().is_over; ++i) {
      const Seat seat = any_of(table.status().to_act, rng);
      const auto actions = table.legal(seat);
      if (rng.below(3) == 0) {
        table.question(seat);
        ASSERT_FALSE(table.act(seat, any_of(actions, rng)));
        ASSERT_FALSE(table.undo());
      }
      if (rng.below(3) == 0) table.rest();
      ASSERT_EQ(table.question(seat), straight.question(seat));
      const std::string action = any_of(actions, rng);
      ASSERT_FALSE(table.act(seat, action));
      ASSERT_FALSE(straight.act(seat, action));
    }
  });
}

TYPED_TEST(QuestionContract, WhoIsToldToStopHearsNoFurtherStep) {
  using G = Interrupted<TypeParam>;
  for_games<TypeParam>(30, [](const Variant<TypeParam>& variant, Rng& rng) {
    at_questions<TypeParam>(variant, rng, 10, [&](const BotQuestion& question, Match<TypeParam>& match) {
      const auto steps = static_cast<std::uint32_t>(match.steps().size());
      G::source = {};
      G::heard = 0;
      G::stop_after = static_cast<int>(rng.below(steps) + 1);
      const bool is_last = G::stop_after == static_cast<int>(steps);
      const auto rebuilt = rebuild<G>(question, G::source.token());
      ASSERT_EQ(rebuilt.has_value(), is_last);
      ASSERT_EQ(G::heard, G::stop_after);
    });
  });
}

TYPED_TEST(QuestionContract, NobodyThinksWhoWasToldToStopBefore) {
  using G = TypeParam;
  StopSource source;
  source.stop();
  for_games<G>(30, [&](const Variant<G>& variant, Rng& rng) {
    at_questions<G>(variant, rng, 10, [&](BotQuestion question, Match<G>&) {
      question.bot = "random";
      const auto advice = think(question, source.token());
      ASSERT_FALSE(advice);
      ASSERT_EQ(advice.error(), kStopped);
    });
  });
}

TYPED_TEST(QuestionContract, NobodyIsAskedWhoIsNotToAct) {
  using G = TypeParam;
  for_games<G>(30, [](const Variant<G>& variant, Rng& rng) {
    at_questions<G>(variant, rng, 10, [](BotQuestion question, Match<G>& match) {
      question.bot = "random";
      question.seat = question.seat.clockwise(question.seats);
      const auto advice = think(question);
      ASSERT_FALSE(advice);  // another seat's story, or none of its decisions
      EXPECT_FALSE(match.is_over());
    });
  });
}

}  // namespace
}  // namespace septem
