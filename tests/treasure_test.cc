// How much one piece decides in 7 Seize (B17). docs/study.md tells what came out.
#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bots.h"
#include "bots/greedy/seize.h"
#include "play/match.h"
#include "tests/scale.h"

namespace septem {
namespace {

using seize::Piece;
using seize::Seize;

constexpr int kSeats = 4;
constexpr double kMostTimesFair = 1.3;

/// A whole game of greedy players.
seize::State played(const seize::Setup& setup, std::uint64_t number) {
  Match<Seize> match(setup, Seed::from_number(number));
  GreedyBot<Seize> greedy;
  Rng rng(number);
  while (!match.is_over()) {
    const Seat seat = match.to_act().first();
    const Problem<Seize> problem{match.setup(), match.knowledge(seat), seat};
    match.take(seat, greedy.think(problem, {}, rng).move);
  }
  return match.state();
}

/// The first one drawn, where several are equally heavy.
Piece heaviest(const seize::State& state) {
  const auto most = std::max_element(state.weights.begin(), state.weights.end());
  return state.bag[static_cast<std::size_t>(most - state.weights.begin())];
}

/// The share of the win that goes to whoever holds this piece at the end.
double share_of_holder(const seize::Setup& setup, const seize::State& state, Piece piece) {
  const SeatSet winners = Seize::winners(setup, state);
  for (const Seat seat : winners)
    if (state.collection(seat).has(piece)) return 1.0 / winners.size();
  return 0;
}

TEST(TreasureB17, WhoHoldsTheHeaviestPieceWinsAtMostThirteenTenthsOfTheFairShare) {
  const seize::Setup setup{.seats = kSeats};
  const int games = scaled(10'000);
  double wins = 0;
  for (int game = 0; game < games; ++game) {
    const seize::State state = played(setup, static_cast<std::uint64_t>(game));
    wins += share_of_holder(setup, state, heaviest(state));
  }
  const double times_fair = wins / games * kSeats;
  RecordProperty("times_fair", std::to_string(times_fair));
  EXPECT_LE(times_fair, kMostTimesFair);
  EXPECT_GT(times_fair, 1.0) << "a heavy piece is worth having";
}

}  // namespace
}  // namespace septem
