// How the greedy bot rates dives: as deep as the pearls on offer are worth.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "bots/greedy/greedy.h"
#include "games/pearls/pearls.h"

namespace septem {

template <>
struct Rating<pearls::Pearls> {
  static double rate(const pearls::Setup&, const pearls::Knowledge& knowledge, Seat, pearls::Move move) {
    const int wanted = std::min(pearls::points(knowledge.view.shown.offer), pearls::kDepths);
    return -std::abs(pearls::depth(move) - wanted);
  }
};

}  // namespace septem
