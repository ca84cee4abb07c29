// Does the compass help? Who holds it begins the round.
#pragma once

#include <optional>

#include "arena/mean.h"
#include "arena/study/marks.h"
#include "games/seas/seas.h"

namespace septem {

template <>
class Marks<seas::Seas> {
 public:
  void see(const seas::Setup& setup, const seas::State& before, const seas::State& after);
  void tell(const seas::Setup& setup, const seas::State& end, GameResult& game) const;

 private:
  std::optional<Seat> first_{};  ///< who held the compass in the first round
  Mean lead_{};                  ///< points of the compass holder beyond those of the others, in each round
};

}  // namespace septem
