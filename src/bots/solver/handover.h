// When a search need not search: the end of a round can be worked out.
#pragma once

#include <optional>

#include "bots/bot.h"

namespace septem {

/// `think` answers where it can do better than a search and has the time for it; what it spent without an answer is not given back. No game does, unless it has a header here (bots/solver/seas.h).
template <Game G>
struct Handover {
  static std::optional<Thought<G>> think(const Problem<G>&, Budget&, Rng&) { return std::nullopt; }
};

}  // namespace septem
