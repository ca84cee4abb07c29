// What good players of 7 Seas are inclined to do.
#pragma once

#include "bots/search/inclination.h"
#include "games/seas/seas.h"

namespace septem {
namespace seas {

/// How tempting it is to play a card so on this display.
float temptation(const Setup& setup, CardSet display, Move play);

}  // namespace seas

template <>
struct Inclination<seas::Seas> {
  static constexpr float kCuriosity = 1;
  static float weight(const seas::Setup& setup, const seas::State& state, const seas::Move& move);
};

}  // namespace septem
