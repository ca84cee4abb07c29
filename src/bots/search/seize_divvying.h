// How a captain divides the stashes: each way together with each own card is tried in the same worlds, the worse half is dropped, and so on.
#pragma once

#include "bots/bot.h"
#include "bots/search/seize_hasty.h"

namespace septem::seize {

/// A piece of work is a way tried to the end of the round.
Thought<Seize> think_of_stashes(const Problem<Seize>& problem, Budget& budget, Rng& rng);

}  // namespace septem::seize
