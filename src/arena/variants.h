// Every variant of a game: each number of seats with each combination of its options.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.h"

namespace septem {

struct GameVariant {
  int seats = 0;
  Options options;
};

/// Those that the game takes. Names of files and seats stay at their default.
std::vector<GameVariant> all_variants(const GameEntry& game);

/// The options that differ from their defaults, for a short name: `3 seats target=11`.
std::string variant_name(const OptionSpecs& specs, const GameVariant& variant);

}  // namespace septem
