// How the greedy bot rates moves of Seven7s.
#pragma once

#include "bots/greedy/greedy.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
struct Rating<sevens::Sevens> {
  static double rate(const sevens::Setup& setup, const sevens::Knowledge& knowledge, Seat seat, sevens::Move move);
};

}  // namespace septem
