// The last cards of a 7 Seas round between two seats.
#pragma once

#include <vector>

#include "bots/solver/handover.h"
#include "games/seas/seas.h"

namespace septem {
namespace seas {

/// Every state that agrees with the knowledge; none where that is not plain: cards are still to be dealt, or a card was nicked.
std::vector<State> all_worlds(const Setup& setup, const Knowledge& knowledge, Rng& rng);

}  // namespace seas

template <>
struct Handover<seas::Seas> {
  /// Of both hands together, at two seats; more take too long. With more seats it is the last card of each.
  static constexpr int kMostCards = 6;
  /// More would hold up the answer.
  static constexpr std::size_t kMostPlaces = 100'000;
  /// It is an equilibrium when nobody gains a millionth of a match by leaving it. That is looked at after every so many steps.
  static constexpr double kSmallGap = 1e-6;
  static constexpr std::int64_t kSteps = 50;

  static std::optional<Thought<seas::Seas>> think(const Problem<seas::Seas>& problem, Budget& budget, Rng& rng);
};

}  // namespace septem
