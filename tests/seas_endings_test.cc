// Endings of 7 Seas with hidden cards: nobody gains by leaving what the solver finds. Worked out here from the rules alone, move by move in all worlds; the solver's tree is only
// asked what it would play.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/search/race.h"
#include "bots/solver/endings_test.h"
#include "bots/solver/equilibrium.h"
#include "bots/solver/seas.h"
#include "tests/scale.h"

namespace septem::seas {
namespace {

struct RoundEnd {
  const Race& race;
  std::size_t owner;
  std::optional<float> operator()(const State& state) const {
    return state.is_waiting() ? std::nullopt : std::optional(race.shares(state.ships)[owner]);
  }
};

/// What the solver plays: our seat by what it has seen, the other one knowing all cards.
class Solution {
 public:
  /// A place of the tree, or nothing: there the solver has no choice to make or to fear.
  using At = const EndingPlace*;

  Solution(const Match<Seas>& match, const std::vector<State>& worlds, Seat seat)
      : ending_(match.setup(), seat, worlds,
                RoundEnd{Race::of(2, match.setup().target), static_cast<std::size_t>(seat.index())},
                [](std::size_t) { return true; }),
        weights_(worlds.size(), 1 / static_cast<double>(worlds.size())),
        equilibrium_(ending_.places(), ending_.sets(), weights_, ending_.numbers()) {
    do {
      for (int i = 0; i < 100; ++i) equilibrium_.step();
    } while (equilibrium_.gap() > kSmall);
    strategies_ = equilibrium_.strategies();
  }

  At world(std::size_t number) const { return open(ending_.places()[number]); }
  At after(At at, std::size_t move) const {
    return at ? open(ending_.places()[at->first + static_cast<std::uint32_t>(move)]) : nullptr;
  }
  double chance(At at, std::size_t move) const { return strategies_[ending_.sets()[at->set].first + move]; }

 private:
  static constexpr double kSmall = 5e-7;

  static At open(const EndingPlace& place) { return place.moves > 0 ? &place : nullptr; }

  Ending<Seas, RoundEnd> ending_;
  std::vector<double> weights_;
  Equilibrium equilibrium_;
  std::vector<double> strategies_;
};

MoveList moves_in(const Setup& setup, const State& state) {
  MoveList moves;
  moves.clear();
  legal_moves(setup, state, state.turn, moves);
  return moves;
}

State after(const Setup& setup, State state, Move move) {
  apply(setup, state, state.turn, move);
  return state;
}

/// The two best answers to a solution.
class Gain {
 public:
  Gain(const Setup& setup, Seat seat, const std::vector<State>& worlds, const Solution& solution)
      : setup_(setup),
        seat_(seat),
        solution_(solution),
        end_{Race::of(2, setup.target), static_cast<std::size_t>(seat.index())} {
    std::vector<Standing> group;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      const double weight = 1 / static_cast<double>(worlds.size());
      group.push_back({worlds[i], solution_.world(i), weight});
      least_ += weight * least(worlds[i], solution_.world(i));
    }
    most_ = most(group);
  }
  /// Of both sides together.
  double of_both() const { return most_ - least_; }

 private:
  using At = Solution::At;
  struct Standing {
    State state;
    At at;
    double weight;
  };
  struct Class {
    Sight sight;
    View view;
    std::vector<Standing> group;
  };

  struct Bounds {
    double least;
    double most;
  };
  /// Where the solver sees nothing left to decide: what we get in one world when we just make the first move and they the best one; and when we, against the
  /// same moves of theirs, may even choose with open cards.
  Bounds settled(const State& state) const {
    if (const auto end = end_(state)) return {*end, *end};
    const MoveList moves = moves_in(setup_, state);
    Bounds bounds = settled(after(setup_, state, moves[0]));
    for (std::size_t i = 1; i < moves.size(); ++i) {
      const Bounds other = settled(after(setup_, state, moves[i]));
      if (state.turn == seat_) {
        bounds.most = std::max(bounds.most, other.most);
      } else if (other.least < bounds.least) {
        bounds = other;
      }
    }
    return bounds;
  }

  /// For us, in one world, when we keep to the solution and they do what is best for them.
  double least(const State& state, At at) const {
    if (const auto end = end_(state)) return *end;
    if (!at) return settled(state).least;
    const MoveList moves = moves_in(setup_, state);
    double mixed = 0;
    double smallest = 1;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const double value = least(after(setup_, state, moves[i]), solution_.after(at, i));
      mixed += solution_.chance(at, i) * value;
      smallest = std::min(smallest, value);
    }
    return state.turn == seat_ ? mixed : smallest;
  }

  /// For us, in all worlds that look the same, when they keep to the solution and we do what is best on average.
  double most(const std::vector<Standing>& group) const {
    const bool is_ours = group[0].state.turn == seat_;
    return is_ours ? most_of_ours(group) : most_of_theirs(group);
  }

  double most_of_ours(const std::vector<Standing>& group) const {
    double best = -1;
    for (std::size_t i = 0; i < moves_in(setup_, group[0].state).size(); ++i) {
      std::vector<Class> classes;
      double value = 0;
      for (const Standing& each : group) value += sort_in(each, i, each.weight, classes);
      best = std::max(best, value + most(classes));
    }
    return best;
  }

  double most_of_theirs(const std::vector<Standing>& group) const {
    std::vector<Class> classes;
    double value = 0;
    for (const Standing& each : group) {
      const MoveList moves = moves_in(setup_, each.state);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const double chance = solution_.chance(each.at, i);
        if (chance > 0) value += sort_in(each, i, each.weight * chance, classes);
      }
    }
    return value + most(classes);
  }

  double most(const std::vector<Class>& classes) const {
    double value = 0;
    for (const Class& each : classes) value += most(each.group);
    return value;
  }

  /// Makes the move and puts what comes of it to those that look the same; gives what it is worth if nothing is left to decide.
  double sort_in(const Standing& standing, std::size_t number, double weight, std::vector<Class>& classes) const {
    const Move move = moves_in(setup_, standing.state)[number];
    const State next = after(setup_, standing.state, move);
    const At at = solution_.after(standing.at, number);
    if (!at) return weight * settled(next).most;
    const Sight seen = sight(setup_, standing.state, standing.state.turn, move, seat_);
    const View shown = view(setup_, next, seat_);
    auto same = std::ranges::find_if(classes,
                                     [&](const Class& each) { return each.sight == seen && each.view == shown; });
    if (same == classes.end()) same = classes.insert(same, Class{seen, shown, {}});
    same->group.push_back({next, at, weight});
    return 0;
  }

  const Setup& setup_;
  Seat seat_;
  const Solution& solution_;
  RoundEnd end_;
  double least_ = 0;
  double most_ = 0;
};

/// With SEPTEM_TEST_SCALE=50 a thousand.
TEST(SeasEndings, WithHiddenCardsLeaveNothingToGainForAnybody) {
  int endings = 0;
  int of_four = 0;
  double largest = 0;
  at_endings(4, scaled(20), [&](Match<Seas>& match) {
    Rng rng(1);
    const Seat seat = match.state().turn;
    const auto worlds = all_worlds(match.setup(), match.knowledge(seat), rng);
    if (worlds.empty()) return false;
    const Solution solution(match, worlds, seat);
    largest = std::max(largest, Gain(match.setup(), seat, worlds, solution).of_both());
    ++endings;
    of_four += match.state().hand(seat).size() == 4 ? 1 : 0;
    return true;
  });
  RecordProperty("endings", endings);
  RecordProperty("endings_with_four_cards", of_four);
  RecordProperty("largest_gain", std::to_string(largest));
  std::printf("%d endings, %d of them with four cards; largest gain %.2g\n", endings, of_four, largest);
  EXPECT_LE(largest, 1e-6);
}

}  // namespace
}  // namespace septem::seas
