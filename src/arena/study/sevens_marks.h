// How often does a seventh card end the game, and who profits? Whose column's power fires how often, and by the wild colour?
#pragma once

#include <array>
#include <optional>

#include "arena/study/marks.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
class Marks<sevens::Sevens> {
 public:
  void see(const sevens::Setup& setup, const sevens::State& before, const sevens::State& after);
  void tell(const sevens::Setup& setup, const sevens::State& end, GameResult& game) const;

 private:
  /// How often the power of each column fired for each seat.
  using Fired = std::array<std::array<int, sevens::kMaxSeats>, sevens::kTypes>;

  void see_play(const sevens::Setup& setup, const sevens::State& before, const sevens::State& after);

  std::optional<Seat> first_{};  ///< who began
  Fired fired_{};
  Fired fired_by_wild_{};  ///< those of them whose card was of the wild colour, and not of the column's type
};

}  // namespace septem
