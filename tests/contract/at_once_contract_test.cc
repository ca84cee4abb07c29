// Decisions made at once: hidden until the last one is in, and the same game whatever the order they come in.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "tests/contract/games.h"
#include "tests/contract/known_game.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class AtOnceContract : public testing::Test {};
TYPED_TEST_SUITE(AtOnceContract, GameTypes, GameNames);

template <Notated G>
using Decisions = std::vector<std::pair<Seat, typename G::Move>>;

/// Random decisions until none of those made at once is missing.
template <Notated G>
Decisions<G> decide(const typename G::Setup& setup, typename G::State state, Rng& rng) {
  Decisions<G> made;
  do {
    const Seat seat = any_of(G::to_act(setup, state), rng);
    made.emplace_back(seat, any_of(legal<G>(setup, state, seat), rng));
    G::apply(setup, state, seat, made.back().second);
  } while (G::has_pending(setup, state));
  return made;
}

template <Notated G>
typename G::State after(const typename G::Setup& setup, typename G::State state, const Decisions<G>& decisions) {
  for (const auto& [seat, move] : decisions) {
    EXPECT_FALSE(G::why_illegal(setup, state, seat, move)) << Notation<G>::move(setup, move);
    G::apply(setup, state, seat, move);
  }
  return state;
}

TYPED_TEST(AtOnceContract, AnyOrderOfArrivalGivesTheSameState) {
  using G = TypeParam;
  for_games<G>(1'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      if (G::to_act(variant.setup, state).is_empty() || G::has_pending(variant.setup, state)) return;
      auto decisions = decide<G>(variant.setup, state, rng);
      const auto one = after<G>(variant.setup, state, decisions);
      rng.shuffle(std::span(decisions));
      ASSERT_EQ(after<G>(variant.setup, state, decisions), one);
    });
  });
}

TYPED_TEST(AtOnceContract, WhoHasDecidedActsNoMoreAndOthersSeeNotWhat) {
  using G = TypeParam;
  for_games<G>(1'000, [](const Variant<G>& variant, Rng& rng) {
    play_out<G>(variant.setup, G::begin(variant.setup), rng, [&](const typename G::State& state) {
      const SeatSet to_act = G::to_act(variant.setup, state);
      if (to_act.size() < 2) return;
      const Seat seat = any_of(to_act, rng);
      const auto moves = legal<G>(variant.setup, state, seat);
      const auto one = after<G>(variant.setup, state, {{seat, any_of(moves, rng)}});
      const auto two = after<G>(variant.setup, state, {{seat, any_of(moves, rng)}});
      ASSERT_TRUE(G::has_pending(variant.setup, one));
      ASSERT_EQ(G::to_act(variant.setup, one), to_act - SeatSet::of(seat));
      for (const Seat viewer : seats_of(variant.setup)) {
        if (viewer == seat) continue;
        ASSERT_EQ(G::view(variant.setup, one, viewer), G::view(variant.setup, two, viewer));
        ASSERT_EQ(legal_text<G>(variant.setup, one, viewer), legal_text<G>(variant.setup, state, viewer));
      }
    });
  });
}

}  // namespace
}  // namespace septem
