#include "coach/seize.h"

#include "bots/search/seize_hasty.h"

namespace septem {

Utilities Outlook<seize::Seize>::shares(const seize::Setup& setup, const seize::State& state, int tries, Rng& rng) {
  using namespace seize;
  if (state.phase == Phase::kOver) return shares_at_end<Seize>(setup, state);
  const Prospects prospects(setup, view(setup, state, Viewer::spectator()));
  const Hasty hasty(setup, prospects);
  return mean_shares(tries, [&] {
    State world = state;
    while (world.is_chance_due()) apply(setup, world, draw(setup, world, rng));
    if (world.phase != Phase::kUnload) return hasty.finish_round(world, rng);
    while (world.phase != Phase::kOver) hasty.step(world, rng);
    return shares_at_end<Seize>(setup, world);
  });
}

}  // namespace septem
