// What makes the levels that people choose from. They are bots like any other, with their limits built in: so much work, however long it takes, so that they play as
// well on a slow or busy machine.
#pragma once

#include <cstdint>

#include "games/seas/seas.h"
#include "games/seize/seize.h"
#include "games/sevens/sevens.h"

namespace septem {

/// What makes the levels of a game: how many of a hundred moves the weaker two see at all, how much work the stronger two do. Measured in the arena
/// (docs/bots.md): each should beat the one below clearly, and a beginner win half of the games against `easy`.
struct Strengths {
  std::uint32_t easy_sees = 30;
  std::uint32_t medium_sees = 90;
  std::int64_t hard_work = 500;
  std::int64_t master_work = 20'000;
};

template <Game G>
inline constexpr Strengths kStrengths{};
template <>
inline constexpr Strengths kStrengths<seas::Seas>{
    .easy_sees = 20, .medium_sees = 60, .hard_work = 300, .master_work = 20'000};
template <>
inline constexpr Strengths kStrengths<seize::Seize>{
    .easy_sees = 15, .medium_sees = 60, .hard_work = 200, .master_work = 10'000};
template <>
inline constexpr Strengths kStrengths<sevens::Sevens>{
    .easy_sees = 30, .medium_sees = 65, .hard_work = 24, .master_work = 10'000};

}  // namespace septem
