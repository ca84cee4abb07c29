// How often does a seventh card end the game, and who profits?
#pragma once

#include <optional>

#include "arena/study/marks.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
class Marks<sevens::Sevens> {
 public:
  void see(const sevens::Setup& setup, const sevens::State& before, const sevens::State& after);
  void tell(const sevens::Setup& setup, const sevens::State& end, const Returns& returns,
            std::vector<Figure>& figures) const;

 private:
  std::optional<Seat> first_{};  ///< who began
};

}  // namespace septem
