// The end of a 7 Seas round, exactly, where all cards lie open to both sides: alpha-beta with a table of what has been solved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/search/race.h"
#include "games/seas/seas.h"

namespace septem::seas {

/// For two owners (two seats, or teams) and states in which no cards are left to deal. One thread at a time.
class OpenSolver {
 public:
  /// What play brings when both sides make no mistake.
  struct Answer {
    float value = 0;  ///< the share of the match for the first owner; the second has the rest
    Move move{};      ///< one of the best for whoever is to move
  };

  explicit OpenSolver(const Setup& setup)
      : setup_(setup), race_(Race::of(setup.owners(), setup.target)), slots_(kSlots) {}

  /// Somebody must be to move.
  Answer solve(const State& state);
  /// Positions that were looked at, from the start.
  std::int64_t work() const { return work_; }

 private:
  enum class Bound : std::uint8_t { kNone, kExact, kLower, kUpper };
  struct Slot {
    std::uint64_t key = 0;
    float value = 0;
    Bound bound = Bound::kNone;
  };
  /// The values that still matter: both sides have something else that brings them as much.
  struct Window {
    float low = 0;
    float high = 1;
    bool is_closed() const { return low >= high; }
  };
  static constexpr std::size_t kSlots = std::size_t{1} << 18;

  float value(const State& state, Window window);
  /// The best of all moves; `best` is told which, if it is asked for.
  float try_moves(const State& state, Window window, Move* best);
  static bool narrow(const Slot& slot, Window& window);

  Setup setup_;
  const Race& race_;
  std::vector<Slot> slots_;         ///< by key; newer ones turn older ones out
  decltype(State::ships) ships_{};  ///< that all of them are for
  std::int64_t work_ = 0;
};

}  // namespace septem::seas
