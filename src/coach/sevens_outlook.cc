#include "coach/sevens.h"

#include "bots/search/sevens_judge.h"

namespace septem {
namespace {

Utilities shares_by_judge(const sevens::Setup& setup, const sevens::State& state) {
  Utilities shares{};
  double sum = 0;
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    const double share = sevens::Judge::learned().share(sevens::features_of(setup, state, seat));
    sum += shares[static_cast<std::size_t>(seat.index())] = share;
  }
  for (double& share : shares) share /= sum;
  return shares;
}

}  // namespace

Utilities Outlook<sevens::Sevens>::shares(const sevens::Setup& setup, const sevens::State& state, int tries, Rng& rng) {
  using namespace sevens;
  MoveList moves;
  return mean_shares(state.phase == Phase::kPlay ? 1 : tries, [&] {
    State world = state;
    while (world.phase != Phase::kPlay && world.phase != Phase::kOver) random_step<Sevens>(setup, world, moves, rng);
    return world.phase == Phase::kOver ? shares_at_end<Sevens>(setup, world) : shares_by_judge(setup, world);
  });
}

}  // namespace septem
