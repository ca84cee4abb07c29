// What search, learning and endings ask of a game: what it brought, what chance may bring, keys and numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

#include "tests/contract/games.h"
#include "tests/contract/known_game.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class SearchContract : public testing::Test {};
TYPED_TEST_SUITE(SearchContract, GameTypes, GameNames);

TYPED_TEST(SearchContract, ReturnsShareTheWinAmongThoseWhoWon) {
  using G = TypeParam;
  for_games<G>(4'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      if (!G::is_over(state)) return;
      const Returns returns = G::returns(variant.setup, state);
      const SeatSet winners = G::winners(variant.setup, state);
      ASSERT_EQ(static_cast<int>(returns.size()), variant.setup.seats);
      for (const Seat seat : seats_of(variant.setup)) {
        const Return& own = returns[static_cast<std::size_t>(seat.index())];
        ASSERT_EQ(own.share, winners.has(seat) ? 1.0 / Contract<G>::sides(variant.setup, winners) : 0.0);
        for (const Return& other : returns) ASSERT_TRUE(own.share == 0 || own.points >= other.points);
      }
    });
  });
}

/// Whether drawing many times brings each outcome about as often as it should.
template <Notated G>
void expect_drawn_as_listed(const typename G::Setup& setup, const typename G::State& state,
                            const typename G::OutcomeList& outcomes, Rng& rng) {
  constexpr int kDraws = 400;
  constexpr double kDeviations = 6;
  std::vector<int> drawn(outcomes.size());
  for (int i = 0; i < kDraws; ++i) {
    const auto outcome = G::draw(setup, state, rng);
    std::size_t at = 0;
    while (at < outcomes.size() && !(outcomes[at] == outcome)) ++at;
    ASSERT_LT(at, outcomes.size()) << Notation<G>::outcome(setup, outcome) << " is not listed";
    ++drawn[at];
  }
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const double p = static_cast<double>(outcomes.ways(i)) / outcomes.all_ways();
    ASSERT_NEAR(drawn[i], kDraws * p, kDeviations * std::sqrt(kDraws * p * (1 - p)))
        << Notation<G>::outcome(setup, outcomes[i]);
  }
}

TYPED_TEST(SearchContract, OutcomesArePossibleDifferentAndAsLikelyAsDrawn) {
  using G = TypeParam;
  for_games<G>(1'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      const auto outcomes = G::outcomes(variant.setup, state);
      ASSERT_TRUE(outcomes.is_empty() || G::is_chance_due(variant.setup, state));
      std::uint32_t ways = 0;
      for (std::size_t i = 0; i < outcomes.size(); ++i) {
        ways += outcomes.ways(i);
        ASSERT_GT(outcomes.ways(i), 0U);
        ASSERT_FALSE(G::why_impossible(variant.setup, state, outcomes[i]));
        for (std::size_t k = 0; k < i; ++k) ASSERT_FALSE(outcomes[i] == outcomes[k]);
      }
      ASSERT_EQ(ways, outcomes.all_ways());
      if (!outcomes.is_empty() && rng.below(8) == 0) expect_drawn_as_listed<G>(variant.setup, state, outcomes, rng);
    });
  });
}

/// How many of so many draws differ from all before them.
template <Game G>
int different_draws(const typename G::Setup& setup, const typename G::State& state, int draws, Rng& rng) {
  std::vector<typename G::Outcome> seen;
  for (int i = 0; i < draws; ++i) {
    const auto outcome = G::draw(setup, state, rng);
    if (std::find(seen.begin(), seen.end(), outcome) == seen.end()) seen.push_back(outcome);
  }
  return static_cast<int>(seen.size());
}

TYPED_TEST(SearchContract, ChanceThatRepeatsItselfIsListed) {
  using G = TypeParam;
  constexpr int kDraws = 40;  // hardly two of them are the same where there are thousands of outcomes
  for_games<G>(200, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      if (!G::is_chance_due(variant.setup, state) || !G::outcomes(variant.setup, state).is_empty()) return;
      ASSERT_GT(different_draws<G>(variant.setup, state, kDraws, rng), kDraws - 3);
    });
  });
}

TYPED_TEST(SearchContract, DifferentKnowledgeHasDifferentKeys) {
  using G = TypeParam;
  std::unordered_map<std::uint64_t, typename G::Knowledge> by_key;
  for_games<G>(200, [&](const Variant<G>& variant, Rng& rng) {
    play_known<G>(variant.setup, rng, 3, [&](Match<G>& match) {
      for (const Viewer viewer : {Viewer(any_of(seats_of(variant.setup), rng)), Viewer::spectator()}) {
        const auto& knowledge = match.knowledge(viewer);
        const auto [entry, is_new] = by_key.emplace(G::hash(knowledge), knowledge);
        ASSERT_EQ(entry->second, knowledge) << "two with one key";
      }
    });
  });
  EXPECT_GT(by_key.size(), 100U);
}

/// Every legal move has a number of its own and comes back from it; no other number leads to a legal move.
template <Notated G>
void expect_numbered(const typename G::Setup& setup, const typename G::State& state, Seat seat) {
  const auto view = G::view(setup, state, seat);
  std::set<int> numbers;
  for (const auto& move : legal<G>(setup, state, seat)) {
    const int number = G::number_of(setup, view, move);
    ASSERT_TRUE(number >= 0 && number < G::kMoves) << number;
    ASSERT_TRUE(numbers.insert(number).second) << Notation<G>::move(setup, move) << " shares number " << number;
    ASSERT_EQ(G::move_of(setup, view, number), std::optional(move)) << Notation<G>::move(setup, move);
  }
  for (int number = 0; number < G::kMoves; ++number) {
    const auto move = G::move_of(setup, view, number);
    if (!move || numbers.contains(number)) continue;
    ASSERT_TRUE(G::why_illegal(setup, state, seat, *move)) << Notation<G>::move(setup, *move) << " has no number";
  }
}

TYPED_TEST(SearchContract, EveryLegalMoveHasANumberOfItsOwnAndComesBackFromIt) {
  using G = TypeParam;
  for_games<G>(400, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      for (const Seat seat : G::to_act(variant.setup, state)) expect_numbered<G>(variant.setup, state, seat);
    });
  });
}

/// Numbers and the kinds of decision behind them, of all games and variants.
template <Notated G>
struct Numbering {
  std::map<int, Decision> decisions;
  std::map<Decision, int> numbers;

  void expect_kept(const typename G::Setup& setup, const typename G::State& state, Seat seat) {
    const auto view = G::view(setup, state, seat);
    const auto moves = legal<G>(setup, state, seat);
    for (const auto& move : moves) {
      const int number = G::number_of(setup, view, move);
      const Decision decision = Contract<G>::decision(setup, view, moves, move);
      ASSERT_EQ(decisions.emplace(number, decision).first->second, decision) << number << " means two things";
      ASSERT_EQ(numbers.emplace(decision, number).first->second, number) << Notation<G>::move(setup, move);
    }
  }
};

TYPED_TEST(SearchContract, ANumberMeansTheSameKindOfDecisionEverywhere) {
  using G = TypeParam;
  Numbering<G> numbering;
  for_games<G>(400, [&](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      for (const Seat seat : G::to_act(variant.setup, state)) numbering.expect_kept(variant.setup, state, seat);
    });
  });
  EXPECT_GT(numbering.decisions.size(), static_cast<std::size_t>(G::kMoves) / 3) << "the numbers are not dense";
}

TYPED_TEST(SearchContract, AMaskOfAllMovesHasSomeHundredsOfBitsAtMost) { EXPECT_LT(TypeParam::kMoves, 1'000); }

}  // namespace
}  // namespace septem
