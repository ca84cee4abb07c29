#include "bots/solver/open_solver.h"

#include <gtest/gtest.h>

#include "bots/solver/endings_test.h"

namespace septem::seas {
namespace {

using Variant = Setup;

/// By trying everything.
float brute_force(const Variant& setup, const Race& race, const State& state) {
  if (!state.is_waiting()) return race.shares(state.ships)[0];
  MoveList moves;
  moves.clear();
  legal_moves(setup, state, state.turn, moves);
  const bool is_first = setup.owner_of(state.turn) == 0;
  float best = is_first ? 0 : 1;
  for (const Move move : moves) {
    State next = state;
    apply(setup, next, state.turn, move);
    const float value = brute_force(setup, race, next);
    best = is_first ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

TEST(OpenSolver, FindsWhatTryingEverythingFinds) {
  const Race race(2, 7);
  std::optional<OpenSolver> solver;
  at_endings(4, 1'000, [&](Match<Seas>& match) {
    if (!solver) solver.emplace(match.setup());
    const OpenSolver::Answer answer = solver->solve(match.state());
    EXPECT_EQ(answer.value, brute_force(match.setup(), race, match.state()));
    State next = match.state();
    EXPECT_FALSE(why_illegal(match.setup(), next, next.turn, answer.move));
    apply(match.setup(), next, next.turn, answer.move);
    EXPECT_EQ(answer.value, brute_force(match.setup(), race, next)) << "the move keeps it";
    return true;
  });
}

}  // namespace
}  // namespace septem::seas
