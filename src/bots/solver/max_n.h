// The end of a 7 Seas round where all cards lie open and more than two play, each for their own ship: everybody makes the move that brings them most (max^n, Luckhardt
// and Irani 1986), with a table of what has been solved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/search/race.h"
#include "games/seas/seas.h"

namespace septem::seas {

/// For states in which no cards are left to deal. One thread at a time.
class MaxN {
 public:
  explicit MaxN(const Setup& setup) : setup_(setup), race_(Race::of(setup.owners(), setup.target)), slots_(kSlots) {}

  /// What each owner gets. Of moves that bring a player the same the first one is made.
  Race::Shares solve(const State& state);

 private:
  struct Slot {
    std::uint64_t key = 0;
    Race::Shares shares{};
  };
  static constexpr std::size_t kSlots = std::size_t{1} << 16;

  Race::Shares shares(const State& state);
  Race::Shares best_of(const State& state);

  Setup setup_;
  const Race& race_;
  std::vector<Slot> slots_;         ///< by key, 0 for none; newer ones turn older ones out
  decltype(State::ships) ships_{};  ///< that all of them are for
};

}  // namespace septem::seas
