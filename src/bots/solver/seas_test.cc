// The ending with hidden cards: nobody gains by leaving the strategies that the solver finds.
#include "bots/solver/seas.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/search/race.h"
#include "bots/solver/best_answers.h"
#include "bots/solver/endings_test.h"
#include "bots/solver/equilibrium.h"
#include "bots/solver/max_n.h"
#include "bots/solver/open_solver.h"

namespace septem::seas {
namespace {

using Variant = Setup;

struct RoundEnd {
  const Race& race = Race::of(2, 7);
  std::size_t owner = 0;
  std::optional<float> operator()(const State& state) const {
    return state.is_waiting() ? std::nullopt : std::optional(race.shares(state.ships)[owner]);
  }
};

bool always(std::size_t) { return true; }

class Solved {
 public:
  Solved(const Match<Seas>& match, std::vector<State> worlds, int steps)
      : count_(worlds.size()),
        ending_(match.setup(), match.state().turn, worlds,
                RoundEnd{.owner = static_cast<std::size_t>(match.state().turn.index())}, always),
        weights_(count_, 1.0 / static_cast<double>(count_)),
        equilibrium_(ending_.places(), ending_.sets(), weights_, ending_.numbers()) {
    for (int i = 0; i < steps; ++i) equilibrium_.step();
  }
  double gap() const { return equilibrium_.gap(); }
  double guaranteed() const {
    const auto strategies = equilibrium_.strategies();
    return BestAnswers(ending_.places(), ending_.sets(), weights_, strategies).least();
  }

 private:
  std::size_t count_;
  Ending<Seas, RoundEnd> ending_;
  std::vector<double> weights_;
  Equilibrium equilibrium_;
};

TEST(SeasEnding, ComesToAnEquilibrium) {
  int endings = 0;
  at_endings(3, 20, [&](Match<Seas>& match) {
    Rng rng(1);
    const Seat seat = match.state().turn;
    const auto worlds = all_worlds(match.setup(), match.knowledge(seat), rng);
    if (worlds.empty()) return false;
    EXPECT_LE(Solved(match, worlds, 500).gap(), 1e-6);
    ++endings;
    return true;
  });
  EXPECT_EQ(endings, 20);
}

TEST(SeasEnding, WithOneWorldIsTheOpenGame) {
  at_endings(3, 60, [&](Match<Seas>& match) {
    if (match.state().phase != Phase::kPlay) return false;
    OpenSolver solver(match.setup());
    const float value = solver.solve(match.state()).value;
    const bool is_first = match.state().turn.index() == 0;
    const double found = Solved(match, {match.state()}, 500).guaranteed();
    EXPECT_NEAR(found, is_first ? value : 1 - value, 1e-6);
    return true;
  });
}

TEST(SeasEnding, LooksAtEveryWorldThatAgreesWithTheKnowledge) {
  at_endings(2, 40, [&](Match<Seas>& match) {
    Rng rng(1);
    const Seat seat = match.state().turn;
    const auto worlds = all_worlds(match.setup(), match.knowledge(seat), rng);
    if (worlds.empty()) return false;
    EXPECT_NE(std::ranges::find(worlds, match.state()), worlds.end()) << "the true one";
    for (int i = 0; i < 50; ++i) {
      const State sampled = sample(match.setup(), match.knowledge(seat), rng);
      EXPECT_NE(std::ranges::find(worlds, sampled), worlds.end());
    }
    return true;
  });
}

std::optional<Thought<Seas>> hand_over(Match<Seas>& match, const Limits& limits) {
  Rng rng(1);
  Budget budget(limits);
  const Seat seat = match.state().turn;
  return Handover<Seas>::think({match.setup(), match.knowledge(seat), seat}, budget, rng);
}

TEST(SeasEnding, IsHandedOverWhenFewCardsAreLeft) {
  at_endings(2, 40, [&](Match<Seas>& match) {
    const auto thought = hand_over(match, {});
    if (!thought) return false;
    EXPECT_FALSE(why_illegal(match.setup(), match.state(), match.state().turn, thought->move));
    for (const auto& option : thought->options) {
      EXPECT_GE(option.value, 0);
      EXPECT_LE(option.value, 1);
    }
    return true;
  });
}

/// With more than two the value of a move is its average over all worlds, the likelier ones more.
TEST(SeasEnding, OfMoreThanTwoIsTheAverageOverAllWorlds) {
  for (const auto& [seats, teams] : {std::pair(3, Teams::kNone), {4, Teams::kNone}, {4, Teams::kUltimate}}) {
    Variant setup;
    setup.seats = seats;
    setup.teams = teams;
    at_endings(setup, 1, 30, [&](Match<Seas>& match) {
      const auto thought = hand_over(match, {});
      if (!thought) return false;
      EXPECT_FALSE(why_illegal(match.setup(), match.state(), match.state().turn, thought->move));
      Rng rng(1);
      const auto worlds = all_worlds(setup, match.knowledge(match.state().turn), rng);
      EXPECT_NE(std::ranges::find(worlds, match.state()), worlds.end()) << "the true one";
      MaxN solver(setup);
      float least = 1;
      float most = 0;
      for (State world : worlds) {
        apply(setup, world, match.state().turn, thought->move);
        const float share = solver.solve(world)[setup.owner_of(match.state().turn)];
        least = std::min(least, share);
        most = std::max(most, share);
      }
      for (const auto& option : thought->options) {
        if (option.move != thought->move) continue;
        EXPECT_GE(option.value, least - 1e-6);
        EXPECT_LE(option.value, most + 1e-6);
      }
      return true;
    });
  }
}

/// Grows the tree of an ending, if there is one to look at.
std::optional<Ending<Seas, RoundEnd>> grown(Match<Seas>& match, const MayGrow& may_grow) {
  Rng rng(1);
  const Seat seat = match.state().turn;
  const auto worlds = all_worlds(match.setup(), match.knowledge(seat), rng);
  if (worlds.empty()) return std::nullopt;
  return Ending<Seas, RoundEnd>(match.setup(), seat, worlds, RoundEnd{}, may_grow);
}

/// A place takes a few microseconds.
constexpr std::size_t kMostPlacesBetweenLooks = 30;

TEST(SeasEnding, IsAskedEveryFewPlacesWhetherItMayGrow) {
  at_endings(3, 20, [&](Match<Seas>& match) {
    std::optional<std::size_t> last;
    const auto ending = grown(match, [&](std::size_t places) {
      EXPECT_LE(places, last.value_or(places) + kMostPlacesBetweenLooks);  // fewer where some were closed
      last = places;
      return true;
    });
    if (!ending) return false;
    EXPECT_TRUE(ending->is_whole());
    EXPECT_LE(ending->places().size(), *last + kMostPlacesBetweenLooks);
    return true;
  });
}

TEST(SeasEnding, StopsGrowingWhenItIsTold) {
  at_endings(3, 20, [&](Match<Seas>& match) {
    const auto whole = grown(match, always);
    if (!whole) return false;
    std::size_t left = whole->places().size() / 10;
    const auto part = grown(match, [&](std::size_t) { return left-- > 0; });
    EXPECT_FALSE(part->is_whole());
    EXPECT_LT(part->places().size(), whole->places().size());
    return true;
  });
}

TEST(SeasEnding, IsLeftToTheSearchWhenThereIsNoTimeForIt) {
  StopSource source;
  source.stop();
  at_endings(2, 40, [&](Match<Seas>& match) {
    if (!hand_over(match, {})) return false;
    EXPECT_FALSE(hand_over(match, {.stop = source.token()}));
    EXPECT_FALSE(hand_over(match, {.ms = 0}));
    EXPECT_FALSE(hand_over(match, {.iterations = 0}));
    return true;
  });
}

TEST(SeasEnding, IsLeftToTheSearchWhenTheTimeIsOverBeforeItHasGrown) {
  int left = 0;
  at_endings(3, 20, [&](Match<Seas>& match) {
    if (!hand_over(match, {.iterations = 1})) return false;
    if (!hand_over(match, {.ms = 1})) ++left;  // the largest of them take a hundred times as long
    return true;
  });
  EXPECT_GT(left, 0);
}

}  // namespace
}  // namespace septem::seas
