// How the greedy bot rates moves of 7 Seas.
#pragma once

#include "bots/greedy/greedy.h"
#include "games/seas/seas.h"

namespace septem {

template <>
struct Rating<seas::Seas> {
  static double rate(const seas::Setup& setup, const seas::Knowledge& knowledge, Seat seat, seas::Move move);
};

}  // namespace septem
