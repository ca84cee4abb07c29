// Is it worth it to be captain?
#pragma once

#include <array>

#include "arena/mean.h"
#include "arena/study/marks.h"
#include "games/seize/seize.h"

namespace septem {

template <>
class Marks<seize::Seize> {
 public:
  void see(const seize::Setup& setup, const seize::State& before, const seize::State& after);
  void tell(const seize::Setup& setup, const seize::State& end, GameResult& game) const;

 private:
  std::array<int, seize::kMaxSeats> captaincies_{};
  std::array<seize::PieceSet, seize::kMaxSeats> had_{};  ///< when the captain of this round was found
  Mean pieces_{};                                        ///< that the captain gained beyond the others, in each round
  Mean weight_{};
};

}  // namespace septem
