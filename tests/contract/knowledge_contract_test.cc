// Who may know what: sampled states agree with what a seat knows, and nothing that a seat is shown depends on what it
// may not know.
#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

#include "play/told.h"
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

// A decision that told its seat nothing can be taken back freely, so a secret that shows only now and then would leak.
TYPED_TEST(KnowledgeContract, WhatIsSaidToHaveToldNothingShowsTheSameInAThousandWorlds) {
  using G = TypeParam;
  constexpr int kWorlds = 1'000;
  int silent = 0;
  for_games<G>(40, [&](const Variant<G>& variant, Rng& rng) {
    play_known<G>(variant.setup, rng, 8, [&](Match<G>& match) {
      for (const Seat seat : seats_of(variant.setup)) {
        if (!told_nothing(match, seat)) continue;
        ++silent;
        ASSERT_TRUE(is_told_the_same(match, seat, kWorlds, Rng(rng.next())));
      }
    });
  });
  EXPECT_GT(silent, 0);
}

/// Two worlds that one seat cannot tell apart: the true one and one sampled from what that seat knows.
template <Notated G>
class Twins {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;

  Twins(Match<G>& match, Seat viewer, Rng& rng)
      : setup_(match.setup()),
        viewer_(viewer),
        truth_(setup_, match.state(), viewer, match.knowledge(viewer)),
        twin_(setup_, G::sample(setup_, match.knowledge(viewer), rng), viewer, match.knowledge(viewer)) {}

  void expect_alike(const std::vector<Move>& pool) {
    ASSERT_EQ(G::view(setup_, truth_.state(), viewer_), G::view(setup_, twin_.state(), viewer_));
    ASSERT_EQ(truth_.knowledge(viewer_), twin_.knowledge(viewer_));
    ASSERT_EQ(G::hash(truth_.knowledge(viewer_)), G::hash(twin_.knowledge(viewer_)));
    ASSERT_EQ(Notation<G>::view(setup_, truth_.knowledge(viewer_)),
              Notation<G>::view(setup_, twin_.knowledge(viewer_)));
    ASSERT_EQ(legal_text<G>(setup_, truth_.state(), viewer_), legal_text<G>(setup_, twin_.state(), viewer_));
    if (truth_.is_over()) return;
    for (const Move& move : pool) {
      ASSERT_EQ(G::why_illegal(setup_, truth_.state(), viewer_, move),
                G::why_illegal(setup_, twin_.state(), viewer_, move))
          << Notation<G>::move(setup_, move);
    }
  }

  /// One random step that must look alike in both worlds. False where there is none, or where it opens what was hidden, so
  /// that the viewer may tell the worlds apart.
  bool step(Rng& rng) {
    if (truth_.is_over()) return false;
    return truth_.is_chance_due() ? chance_step(rng) : move_step(rng);
  }
  /// How often chance brought something else in each world.
  int different_chances() const { return different_chances_; }

 private:
  bool move_step(Rng& rng) {
    const Seat seat = any_of(truth_.to_act(), rng);
    const auto moves = like_moves(seat, rng);
    if (!moves || opens(truth_, seat, moves->first) || opens(twin_, seat, moves->second)) return false;
    EXPECT_EQ(G::sight(setup_, truth_.state(), seat, moves->first, viewer_),
              G::sight(setup_, twin_.state(), seat, moves->second, viewer_))
        << seat_name(seat) << " " << Notation<G>::move(setup_, moves->first);
    truth_.take(seat, moves->first);
    twin_.take(seat, moves->second);
    return true;
  }

  bool chance_step(Rng& rng) {
    const Outcome outcome = G::draw(setup_, truth_.state(), rng);
    const auto other = like_outcome(outcome, rng);
    if (!other || opens(truth_, outcome) || opens(twin_, *other)) return false;
    EXPECT_EQ(G::sight(setup_, truth_.state(), outcome, viewer_), G::sight(setup_, twin_.state(), *other, viewer_))
        << Notation<G>::outcome(setup_, outcome);
    truth_.take(outcome);
    twin_.take(*other);
    different_chances_ += outcome == *other ? 0 : 1;
    return true;
  }

  template <class... What>
  bool opens(const Match<G>& world, const What&... what) const {
    return Contract<G>::opens_hidden(setup_, world.state(), what..., viewer_);
  }
  bool is_secret(const Match<G>& world, Seat seat, const Move& move) const {
    return Contract<G>::is_secret(setup_, world.state(), seat, move, viewer_);
  }

  /// The same open move for both worlds, or for each any secret one.
  std::optional<std::pair<Move, Move>> like_moves(Seat seat, Rng& rng) const {
    const auto of_truth = legal<G>(setup_, truth_.state(), seat);
    const auto of_twin = legal<G>(setup_, twin_.state(), seat);
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

  /// An outcome for the twin after which the viewer is shown the same: rather another one than the same.
  std::optional<Outcome> like_outcome(const Outcome& outcome, Rng& rng) const {
    constexpr int kTries = 20;
    State after = truth_.state();
    G::apply(setup_, after, outcome);
    const auto shown = G::view(setup_, after, viewer_);
    for (int i = 0; i < kTries; ++i) {
      const auto other = i % 2 == 0 ? exchanged(outcome, rng) : G::draw(setup_, twin_.state(), rng);
      if (!(other == outcome) && looks_like(shown, other)) return other;
    }
    return looks_like(shown, outcome) ? std::optional(outcome) : std::nullopt;
  }

  bool looks_like(const typename G::View& shown, const Outcome& outcome) const {
    if (G::why_impossible(setup_, twin_.state(), outcome)) return false;
    State after = twin_.state();
    G::apply(setup_, after, outcome);
    return G::view(setup_, after, viewer_) == shown;
  }

  /// The outcome with two of its words exchanged, as two cards of a deal.
  Outcome exchanged(const Outcome& outcome, Rng& rng) const {
    const std::string text = Notation<G>::outcome(setup_, outcome);
    std::vector<std::string_view> words = split(text, ' ');
    std::swap(words[random_index(words.size(), rng)], words[random_index(words.size(), rng)]);
    const auto other = Notation<G>::parse_outcome(setup_, twin_.state(), words);
    return other ? *other : outcome;
  }

  const Setup& setup_;
  Seat viewer_;
  Match<G> truth_;
  Match<G> twin_;
  int different_chances_ = 0;
};

/// Lets the twins live on for as long as the viewer must not tell them apart. How often chance brought them something different.
template <Notated G>
int live_alike(Match<G>& match, const Pool<G>& pool, Rng& rng) {
  Twins<G> twins(match, any_of(seats_of(match.setup()), rng), rng);
  do {
    twins.expect_alike(pool.moves());
  } while (!testing::Test::HasFailure() && twins.step(rng));
  return twins.different_chances();
}

TYPED_TEST(KnowledgeContract, NothingASeatIsShownDependsOnWhatItMayNotKnow) {
  using G = TypeParam;
  for_games<G>(6'000, [](const Variant<G>& variant, Rng& rng) {
    Pool<G> pool;
    play_known<G>(variant.setup, rng, 30, [&](Match<G>& match) {
      for (const Seat seat : G::to_act(variant.setup, match.state())) {
        for (const auto& move : legal<G>(variant.setup, match.state(), seat)) pool.add(variant.setup, move, rng);
      }
      live_alike(match, pool, rng);
    });
  });
}

TYPED_TEST(KnowledgeContract, HistoriesThatDifferInWhatASeatCannotSeeFromTheDealOnHaveEqualKeys) {
  using G = TypeParam;
  int different = 0;
  for_games<G>(200, [&](const Variant<G>& variant, Rng& rng) {
    Match<G> match(variant.setup);
    different += live_alike(match, Pool<G>(), rng);
  });
  EXPECT_GT(different, 0);
}

}  // namespace
}  // namespace septem
