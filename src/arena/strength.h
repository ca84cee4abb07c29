// One number for the strength of each of several bots, fitted over all pairs (Bradley and Terry's model).
#pragma once

#include <cstddef>
#include <vector>

#include "arena/statistics.h"

namespace septem {

/// The scores of one bot against another, one for each deal.
struct PairScores {
  std::size_t first = 0;
  std::size_t second = 0;
  Sample scores{};  ///< of the first
};

/// In points of which 400 stand for ten times the odds, around a mean of 0.
struct Strength {
  double points = 0;
  Interval interval{};  ///< 95 %
};

std::vector<Strength> fit_strengths(std::size_t bots, const std::vector<PairScores>& pairs);

}  // namespace septem
