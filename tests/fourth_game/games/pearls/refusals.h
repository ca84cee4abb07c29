// Every reason for which Pearls refuses a dive or an outcome.
#pragma once

#include "games/game.h"

namespace septem::pearls::refusals {

inline constexpr Refusal kNobodyDives{"pearls.nobody-dives", "F2"};
inline constexpr Refusal kHasChosen{"pearls.has-chosen", "F3"};
inline constexpr Refusal kNotInHand{"pearls.card-not-in-hand", "F3"};
inline constexpr Refusal kNotSoDealt{"pearls.not-so-dealt", "F1"};
inline constexpr Refusal kNotInBag{"pearls.pearl-not-in-bag", "F2"};
inline constexpr Refusal kNothingIsDue{"pearls.nothing-is-due", "F2"};

}  // namespace septem::pearls::refusals
