#include "coach/seas.h"

#include "bots/by_weight.h"
#include "bots/search/seas.h"
#include "bots/search/seas_aim.h"

namespace septem {
namespace {

/// Everybody plays what good players are inclined to, until the round is over.
void finish_round(const seas::Setup& setup, seas::State& state, std::vector<float>& weights, Rng& rng) {
  seas::MoveList moves;
  while (state.is_waiting()) {
    moves.clear();
    seas::legal_moves(setup, state, state.turn, moves);
    weights.clear();
    for (const seas::Move move : moves) weights.push_back(Inclination<seas::Seas>::weight(setup, state, move));
    seas::apply(setup, state, state.turn, moves[any_by_weight(weights, rng)]);
  }
}

}  // namespace

Utilities Outlook<seas::Seas>::shares(const seas::Setup& setup, const seas::State& state, int tries, Rng& rng) {
  Aim<seas::Seas> aim;
  aim.look_from(setup, state);
  std::vector<float> weights;
  return mean_shares(state.is_waiting() ? tries : 1, [&] {
    seas::State end = state;
    finish_round(setup, end, weights, rng);
    return aim.utilities(setup, end);
  });
}

}  // namespace septem
