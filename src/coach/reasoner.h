// Says what speaks for the moves of a decision and against them, by what the seat knows and nothing else.
#pragma once

#include <vector>

#include "bots/bot.h"
#include "coach/reason.h"

namespace septem {

/// For the moves of one decision. A game without a coach of its own (coach/seas.h) gives no reasons.
template <Game G>
class Reasoner {
 public:
  Reasoner(const Problem<G>&, Rng&) {}
  std::vector<Reason> of(const typename G::Move&) const { return {}; }
};

/// So many worlds tell chances well enough for words.
inline constexpr int kWorldsForReasons = 200;
/// What is less likely is not worth a word.
inline constexpr double kWorthMentioning = 0.05;

}  // namespace septem
