// How the greedy bot rates moves of 7 Seize.
#pragma once

#include "bots/greedy/greedy.h"
#include "games/seize/seize.h"

namespace septem {

template <>
struct Rating<seize::Seize> {
  static double rate(const seize::Setup& setup, const seize::Knowledge& knowledge, Seat seat, seize::Move move);
};

}  // namespace septem
