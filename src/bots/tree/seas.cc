#include "bots/tree/seas.h"

#include <algorithm>

#include "games/seas/scoring.h"

namespace septem {

using namespace seas;

/// All the points of a round, when nobody shares any.
static constexpr double kMostPoints = 2 * kPointsForMost + 2 * kPointsForNamedCard + kPointsForValue;

Utilities Horizon<Seas>::utilities(const Setup& setup, const State& end) const {
  Utilities utilities{};
  for (const Seat seat : setup.all_seats()) {
    const std::size_t own = setup.owner_of(seat);
    int best = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(setup.owners()); ++i) {
      if (i != own) best = std::max(best, end.ships[i] - ships_[i]);
    }
    const int lead = end.ships[own] - ships_[own] - best;
    utilities[static_cast<std::size_t>(seat.index())] = 0.5 + lead / (2 * kMostPoints);
  }
  return utilities;
}

}  // namespace septem
