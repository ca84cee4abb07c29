// Every game's text says exactly what the game means.
#include <gtest/gtest.h>

#include "tests/contract/games.h"
#include "tests/contract/play.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class NotationContract : public testing::Test {};
TYPED_TEST_SUITE(NotationContract, GameTypes, GameNames);

template <Notated G>
void expect_move_round_trip(const typename G::Setup& setup, const typename G::Move& move) {
  const std::string text = Notation<G>::move(setup, move);
  const auto parsed = Notation<G>::parse_move(setup, text);
  ASSERT_TRUE(parsed) << text;
  ASSERT_EQ(*parsed, move) << text;
}

template <Notated G>
void expect_outcome_round_trip(const typename G::Setup& setup, const typename G::State& state, Rng& rng) {
  const auto outcome = G::draw(setup, state, rng);
  const std::string text = Notation<G>::outcome(setup, outcome);
  const auto words = split(text, ' ');
  const auto parsed = Notation<G>::parse_outcome(setup, state, words);
  ASSERT_TRUE(parsed) << text << ": " << parsed.error();
  ASSERT_EQ(*parsed, outcome) << text;
}

TYPED_TEST(NotationContract, EveryLegalMoveAndDrawnOutcomeRoundTrips) {
  using G = TypeParam;
  for_games<G>(2'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      if (G::is_chance_due(variant.setup, state)) expect_outcome_round_trip<G>(variant.setup, state, rng);
      for (const Seat seat : G::to_act(variant.setup, state)) {
        for (const auto& move : legal<G>(variant.setup, state, seat)) {
          expect_move_round_trip<G>(variant.setup, move);
        }
      }
    });
  });
}

/// A text near the spelling of a move: letters changed, doubled, left out, blanks added.
std::string misspelt(std::string text, Rng& rng) {
  const std::size_t at = random_index(text.size(), rng);
  constexpr std::string_view kLetters = " +x:>=0123456789pgGCRXAKQJ";
  switch (rng.below(5)) {
    case 0:
      return text.erase(at, 1);
    case 1:
      return text.insert(at, 1, text[at]);
    case 2:
      return text.insert(at, 1, kLetters[random_index(kLetters.size(), rng)]);
    case 3:
      return text + " ";
    default:
      text[at] = kLetters[random_index(kLetters.size(), rng)];
      return text;
  }
}

TYPED_TEST(NotationContract, OnlyTheCanonicalSpellingIsRead) {
  using G = TypeParam;
  for_games<G>(4'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      for (const Seat seat : G::to_act(variant.setup, state)) {
        const auto move = any_of(legal<G>(variant.setup, state, seat), rng);
        const std::string text = misspelt(Notation<G>::move(variant.setup, move), rng);
        const auto parsed = Notation<G>::parse_move(variant.setup, text);
        ASSERT_TRUE(!parsed || Notation<G>::move(variant.setup, *parsed) == text) << text;
      }
    });
  });
}

TYPED_TEST(NotationContract, ThereIsAPhaseNameAlwaysAndAKindWheneverChanceIsDue) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      const bool is_due = G::is_chance_due(variant.setup, state);
      ASSERT_EQ(Notation<G>::phase(state) == "chance", is_due);
      ASSERT_EQ(Notation<G>::phase(state) == "over", G::is_over(state));
      ASSERT_FALSE(Notation<G>::phase(state).empty());
      ASSERT_TRUE(!is_due || !Notation<G>::due(state).kind.empty());
    });
  });
}

}  // namespace
}  // namespace septem
