// Which call of Lucky Gods is best need not be searched for.
#pragma once

#include "bots/solver/handover.h"
#include "games/sevens/sevens.h"

namespace septem {

/// Every call flips the same card, so that the one that hits most often is best, whatever comes after it. Values are the chances to hit.
template <>
struct Handover<sevens::Sevens> {
  static std::optional<Thought<sevens::Sevens>> think(const Problem<sevens::Sevens>& problem, Budget& budget, Rng& rng);
};

}  // namespace septem
