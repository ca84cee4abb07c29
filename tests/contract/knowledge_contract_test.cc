// Who may know what: sampled states agree with what a seat knows, and nothing that a seat is shown depends on what it
// may not know.
#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "tests/contract/games.h"
#include "tests/contract/known_game.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class KnowledgeContract : public testing::Test {};
TYPED_TEST_SUITE(KnowledgeContract, GameTypes, GameNames);

TYPED_TEST(KnowledgeContract, ASampledStateIsSoundAndLooksTheSameToItsViewer) {
  using G = TypeParam;
  for_games<G>(5'000, [](const Variant<G>& variant, Rng& rng) {
    play_known<G>(variant.setup, rng, 10, [&](Match<G>& match) {
      const Seat seat = any_of(seats_of(variant.setup), rng);
      const auto sample = G::sample(variant.setup, match.knowledge(seat), rng);
      ASSERT_TRUE(G::is_sound(variant.setup, sample));
      ASSERT_EQ(G::view(variant.setup, sample, seat), G::view(variant.setup, match.state(), seat));
      ASSERT_EQ(G::to_act(variant.setup, sample), G::to_act(variant.setup, match.state()));
      ASSERT_EQ(G::is_chance_due(variant.setup, sample), G::is_chance_due(variant.setup, match.state()));
      ASSERT_EQ(legal_text<G>(variant.setup, sample, seat), legal_text<G>(variant.setup, match.state(), seat));
    });
  });
}

TYPED_TEST(KnowledgeContract, ASampledStateCanBePlayedToTheEnd) {
  using G = TypeParam;
  for_games<G>(2'000, [](const Variant<G>& variant, Rng& rng) {
    play_known<G>(variant.setup, rng, 40, [&](Match<G>& match) {
      const Seat seat = any_of(seats_of(variant.setup), rng);
      const auto sample = G::sample(variant.setup, match.knowledge(seat), rng);
      play_out<G>(variant.setup, sample, rng,
                  [&](const typename G::State& state) { ASSERT_TRUE(G::is_sound(variant.setup, state)); });
    });
  });
}

TYPED_TEST(KnowledgeContract, TheSameKnowledgeAndNumbersGiveTheSameSample) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    play_known<G>(variant.setup, rng, 30, [&](Match<G>& match) {
      const Seat seat = any_of(seats_of(variant.setup), rng);
      Rng one = rng;
      Rng two = rng;
      const auto& knowledge = match.knowledge(seat);
      ASSERT_EQ(G::sample(variant.setup, knowledge, one), G::sample(variant.setup, knowledge, two));
    });
  });
}

/// A state and what one seat knows in it.
template <Notated G>
struct World {
  typename G::State state;
  typename G::Knowledge knowledge;

  void take(const typename G::Setup& setup, Viewer viewer, Seat seat, const typename G::Move& move) {
    const typename G::State before = state;
    G::apply(setup, state, seat, move);
    follow<G>(setup, knowledge, viewer, before, state, seat, move);
  }
  std::string json(const typename G::Setup& setup) const { return Notation<G>::view(setup, knowledge); }
};

/// Two worlds that one seat cannot tell apart: the true one and one sampled from what that seat knows.
template <Notated G>
class Twins {
 public:
  using Move = typename G::Move;

  Twins(const typename G::Setup& setup, const World<G>& truth, Seat viewer, Rng& rng)
      : setup_(setup), viewer_(viewer), truth_(truth), twin_(truth) {
    twin_.state = G::sample(setup, truth.knowledge, rng);
  }

  void expect_alike(const std::vector<Move>& pool) const {
    ASSERT_EQ(G::view(setup_, truth_.state, viewer_), G::view(setup_, twin_.state, viewer_));
    ASSERT_EQ(truth_.knowledge, twin_.knowledge);
    ASSERT_EQ(G::hash(truth_.knowledge), G::hash(twin_.knowledge));
    ASSERT_EQ(truth_.json(setup_), twin_.json(setup_));
    ASSERT_EQ(legal_text<G>(setup_, truth_.state, viewer_), legal_text<G>(setup_, twin_.state, viewer_));
    if (G::is_over(truth_.state)) return;
    for (const Move& move : pool) {
      ASSERT_EQ(G::why_illegal(setup_, truth_.state, viewer_, move), G::why_illegal(setup_, twin_.state, viewer_, move))
          << Notation<G>::move(setup_, move);
    }
  }

  /// One random move that must look alike in both worlds. False where there is none, where chance is due, or where the
  /// move opens what was hidden, so that the viewer may tell the worlds apart.
  bool step(Rng& rng) {
    const SeatSet to_act = G::to_act(setup_, truth_.state);
    if (to_act.is_empty()) return false;
    const Seat seat = any_of(to_act, rng);
    const auto moves = like_moves(seat, rng);
    if (!moves || opens(truth_, seat, moves->first) || opens(twin_, seat, moves->second)) return false;
    EXPECT_EQ(G::sight(setup_, truth_.state, seat, moves->first, viewer_),
              G::sight(setup_, twin_.state, seat, moves->second, viewer_))
        << seat_name(seat) << " " << Notation<G>::move(setup_, moves->first);
    truth_.take(setup_, viewer_, seat, moves->first);
    twin_.take(setup_, viewer_, seat, moves->second);
    return true;
  }

 private:
  bool opens(const World<G>& world, Seat seat, const Move& move) const {
    return Contract<G>::opens_hidden(setup_, world.state, seat, move, viewer_);
  }
  bool is_secret(const World<G>& world, Seat seat, const Move& move) const {
    return Contract<G>::is_secret(setup_, world.state, seat, move, viewer_);
  }

  /// The same open move for both worlds, or for each any secret one.
  std::optional<std::pair<Move, Move>> like_moves(Seat seat, Rng& rng) const {
    const auto of_truth = legal<G>(setup_, truth_.state, seat);
    const auto of_twin = legal<G>(setup_, twin_.state, seat);
    std::vector<std::pair<Move, Move>> alike;
    for (const Move& move : of_truth) {
      for (const Move& other : of_twin) {
        if (move == other || (is_secret(truth_, seat, move) && is_secret(twin_, seat, other))) {
          alike.emplace_back(move, other);
        }
      }
    }
    return alike.empty() ? std::nullopt : std::optional(any_of(alike, rng));
  }

  const typename G::Setup& setup_;
  Seat viewer_;
  World<G> truth_;
  World<G> twin_;
};

TYPED_TEST(KnowledgeContract, NothingASeatIsShownDependsOnWhatItMayNotKnow) {
  using G = TypeParam;
  for_games<G>(6'000, [](const Variant<G>& variant, Rng& rng) {
    Pool<G> pool;
    play_known<G>(variant.setup, rng, 30, [&](Match<G>& match) {
      for (const Seat seat : G::to_act(variant.setup, match.state())) {
        for (const auto& move : legal<G>(variant.setup, match.state(), seat)) pool.add(variant.setup, move, rng);
      }
      const Seat viewer = any_of(seats_of(variant.setup), rng);
      Twins<G> twins(variant.setup, {match.state(), match.knowledge(viewer)}, viewer, rng);
      do {
        twins.expect_alike(pool.moves());
      } while (!testing::Test::HasFailure() && twins.step(rng));
    });
  });
}

}  // namespace
}  // namespace septem
