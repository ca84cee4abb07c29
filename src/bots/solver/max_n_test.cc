#include "bots/solver/max_n.h"

#include <gtest/gtest.h>

#include "bots/solver/endings_test.h"
#include "bots/solver/open_solver.h"

namespace septem::seas {
namespace {

using Variant = Setup;

/// By trying everything.
Race::Shares brute_force_shares(const Variant& setup, const Race& race, const State& state) {
  if (!state.is_waiting()) return race.shares(state.ships);
  MoveList moves;
  moves.clear();
  legal_moves(setup, state, state.turn, moves);
  const std::size_t owner = setup.owner_of(state.turn);
  Race::Shares best{};
  best[owner] = -1;
  for (const Move move : moves) {
    State next = state;
    apply(setup, next, state.turn, move);
    const Race::Shares shares = brute_force_shares(setup, race, next);
    if (shares[owner] > best[owner]) best = shares;
  }
  return best;
}

TEST(MaxN, FindsWhatTryingEverythingFinds) {
  for (const int seats : {3, 4}) {
    Variant setup;
    setup.seats = seats;
    const Race& race = Race::of(seats, setup.target);
    MaxN solver(setup);
    at_endings(setup, 5 - seats, 200, [&](Match<Seas>& match) {
      EXPECT_EQ(solver.solve(match.state()), brute_force_shares(setup, race, match.state()));
      return true;
    });
  }
}

TEST(MaxN, OfTwoIsAlphaBeta) {
  at_endings(3, 200, [&](Match<Seas>& match) {
    OpenSolver open(match.setup());
    MaxN solver(match.setup());
    EXPECT_FLOAT_EQ(solver.solve(match.state())[0], open.solve(match.state()).value);
    return true;
  });
}

}  // namespace
}  // namespace septem::seas
