// The levels that people choose from, by name.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace septem {

/// Weakest first.
inline constexpr std::array<std::string_view, 4> kLevels = {"easy", "medium", "hard", "master"};

constexpr bool is_level(std::string_view name) { return std::ranges::find(kLevels, name) != kLevels.end(); }

}  // namespace septem
