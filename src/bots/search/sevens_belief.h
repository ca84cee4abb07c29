// Players of Seven7s keep what is worth much and play the rest: their hidden cards are no random cards.
#pragma once

#include "bots/search/belief.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
struct Belief<sevens::Sevens> {
  /// Agrees with all that is known, as `sample` does.
  static sevens::State world(const sevens::Setup& setup, const sevens::Knowledge& knowledge, Rng& rng);
};

}  // namespace septem
