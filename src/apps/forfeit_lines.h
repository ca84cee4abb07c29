// Lines on standard error about games that were lost because a program failed.
#pragma once

#include "apps/progress.h"
#include "arena/contest.h"
#include "arena/tally.h"

namespace septem {

class ForfeitLines {
 public:
  /// Of all games of a deal; after 20 lines about a contest they are counted only.
  void tell(const Contest& contest, const DealResult& result, Progress& progress);
  /// How many were counted only.
  void tell_rest() const;

 private:
  void tell_game(const Contest& contest, const DealResult& result, std::size_t game, Progress& progress);

  const Contest* contest_ = nullptr;  ///< the last one told of
  int told_ = 0;                      ///< of that one
  int more_ = 0;
};

/// A line for each bot that lost games because it failed.
std::string lost_games_text(const Contest& contest, const Tally& tally);

}  // namespace septem
