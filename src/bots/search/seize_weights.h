// What was learned about 7 Seize from games of its own. Written by septem_learn (src/learn).
#pragma once

#include <array>

#include "games/seize/cards.h"
#include "games/seize/setup.h"

namespace septem::seize {

// clang-format off
/// By seats: how far two players drift apart in a round, as a variance.
inline constexpr std::array<float, kMaxSeats + 1> kSpread = {0.000F, 0.000F, 5.256F, 5.139F, 5.853F, 2.311F, 1.580F, 1.265F};
/// By rank, in average pieces: what a card that is kept brings.
inline constexpr std::array<float, kRanks> kKept = {0.116F, -0.221F, -0.005F, 0.291F, 0.289F, 0.033F, -0.129F, -0.064F, -0.137F, -0.249F, -0.110F, -0.187F, -0.355F};
/// The same in cursed treasure.
inline constexpr std::array<float, kRanks> kKeptCursed = {-0.220F, 0.631F, 0.075F, -0.384F, -0.065F, -0.166F, -0.293F, -0.046F, -0.076F, -0.136F, -0.139F, -0.250F, 0.038F};
// clang-format on

}  // namespace septem::seize
