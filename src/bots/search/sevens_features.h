// What a judge of Seven7s looks at: a position in numbers, as one seat sees the others around the table.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/fixed_list.h"
#include "games/sevens/sevens.h"

namespace septem::sevens {

/// A number of the position.
struct Feature {
  std::uint16_t at = 0;
  float value = 0;
};

inline constexpr std::size_t kFeaturesOfColumns = kTypes * (Columns::kMostUpright + 1);
inline constexpr std::size_t kFeaturesOfDeck = 5 + kTypes;
inline constexpr std::size_t kFeaturesOfTable = 1 + kMaxSeats + (kMaxSeats - kMinSeats + 1);
inline constexpr std::size_t kFeaturesOfSeat = 11 + (kValues + 1) + kTypes;
inline constexpr std::size_t kFeaturesOfLead = 14;
inline constexpr std::size_t kFeatures = kFeaturesOfColumns + kFeaturesOfDeck + kFeaturesOfTable +
                                         kMaxSeats * kFeaturesOfSeat + kFeaturesOfLead;

/// Those that are not 0.
using Features = FixedList<Feature, kFeatures>;

/// Of a state between two plays. All cards count, also those that the seat does not see: the worlds of a search are complete.
Features features_of(const Setup& setup, const State& state, Seat viewer);

}  // namespace septem::sevens
