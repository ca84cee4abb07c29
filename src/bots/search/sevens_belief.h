// Players of Seven7s keep what is worth much and play the rest: their hidden cards are no random cards.
#pragma once

#include "core/rng.h"
#include "games/sevens/sevens.h"

namespace septem::sevens {

/// A world that agrees with all that is known, as those of `sample` do, in which the others hold rather what is worth keeping.
State believed_world(const Setup& setup, const Knowledge& knowledge, Rng& rng);

}  // namespace septem::sevens
