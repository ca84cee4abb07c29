// What every game must keep in every state that play can reach.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/contract/games.h"
#include "tests/contract/play.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class RulesContract : public testing::Test {};
TYPED_TEST_SUITE(RulesContract, GameTypes, GameNames);

/// Somebody acts, or chance does, or it is over: always exactly one of the three.
template <Notated G>
void expect_one_thing_due(const typename G::Setup& setup, const typename G::State& state) {
  const SeatSet to_act = G::to_act(setup, state);
  const int due = (to_act.is_empty() ? 0 : 1) + (G::is_chance_due(setup, state) ? 1 : 0) + (G::is_over(state) ? 1 : 0);
  ASSERT_EQ(due, 1) << Notation<G>::phase(state);
  ASSERT_TRUE(seats_of(setup).has_all(to_act));
  ASSERT_EQ(G::winners(setup, state).is_empty(), !G::is_over(state));
}

/// A seat has moves if and only if it is to act, and each of them once.
template <Notated G>
void expect_sensible_moves(const typename G::Setup& setup, const typename G::State& state) {
  for (const Seat seat : seats_of(setup)) {
    auto moves = legal<G>(setup, state, seat);
    ASSERT_EQ(moves.empty(), !G::to_act(setup, state).has(seat)) << seat_name(seat);
    std::sort(moves.begin(), moves.end());
    const auto twice = std::adjacent_find(moves.begin(), moves.end());
    ASSERT_EQ(twice, moves.end()) << Notation<G>::move(setup, *twice) << " is listed twice";
  }
}

/// A move is in the list if and only if there is no objection to it.
template <Notated G>
void expect_agreement(const typename G::Setup& setup, const typename G::State& state,
                      const std::vector<typename G::Move>& others) {
  if (G::is_over(state)) return;
  for (const Seat seat : seats_of(setup)) {
    const auto moves = legal<G>(setup, state, seat);
    for (const auto& move : moves) {
      ASSERT_FALSE(G::why_illegal(setup, state, seat, move)) << Notation<G>::move(setup, move);
    }
    for (const auto& move : others) {
      const bool is_listed = std::find(moves.begin(), moves.end(), move) != moves.end();
      const Objection objection = G::why_illegal(setup, state, seat, move);
      ASSERT_EQ(is_listed, !objection) << seat_name(seat) << " " << Notation<G>::move(setup, move);
      if (!objection) continue;
      ASSERT_FALSE(objection->ruling.empty());
      ASSERT_FALSE(Notation<G>::explain(objection->why).empty());
    }
  }
}

/// Some of the pool, so that every state is tried with other moves.
template <Notated G>
std::vector<typename G::Move> some_of(const Pool<G>& pool, Rng& rng) {
  std::vector<typename G::Move> moves;
  for (int i = 0; i < 12; ++i) moves.push_back(any_of(pool.moves(), rng));
  return moves;
}

TYPED_TEST(RulesContract, EveryVariantOpens) {
  using G = TypeParam;
  EXPECT_EQ(variants<G>().size(), Contract<G>::kVariants + Contract<G>::extra_variants().size());
  for (const auto& variant : variants<G>()) {
    EXPECT_TRUE(G::is_sound(variant.setup, G::begin(variant.setup))) << variant.name;
  }
}

TYPED_TEST(RulesContract, ASetupMadeOfNothingIsATableThatCanBePlayed) {
  using G = TypeParam;
  const typename G::Setup setup{};
  ASSERT_TRUE(setup.seats >= G::kMinSeats && setup.seats <= G::kMaxSeats);
  Rng rng(1);
  play_out<G>(setup, G::begin(setup), rng,
              [&](const typename G::State& state) { ASSERT_TRUE(G::is_sound(setup, state)); });
}

TYPED_TEST(RulesContract, EveryReachableStateIsSoundAndKnowsWhoseMoveItIs) {
  using G = TypeParam;
  for_games<G>(10'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      ASSERT_TRUE(G::is_sound(variant.setup, state));
      expect_one_thing_due<G>(variant.setup, state);
      expect_sensible_moves<G>(variant.setup, state);
    });
  });
}

TYPED_TEST(RulesContract, LegalMovesAndObjectionsAgree) {
  using G = TypeParam;
  for_games<G>(4'000, [](const Variant<G>& variant, Rng& rng) {
    Pool<G> pool;
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      expect_agreement<G>(variant.setup, state, some_of<G>(pool, rng));
      for (const Seat seat : G::to_act(variant.setup, state)) {
        for (const auto& move : legal<G>(variant.setup, state, seat)) pool.add(variant.setup, move, rng);
      }
    });
  });
}

TYPED_TEST(RulesContract, EveryDrawnOutcomeIsPossible) {
  using G = TypeParam;
  for_games<G>(3'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      if (!G::is_chance_due(variant.setup, state)) return;
      const auto outcome = G::draw(variant.setup, state, rng);
      ASSERT_FALSE(G::why_impossible(variant.setup, state, outcome)) << Notation<G>::outcome(variant.setup, outcome);
    });
  });
}

}  // namespace
}  // namespace septem
