// Every game there is. A new game is one line here.
#pragma once

#include "games/game.h"
#include "games/seas/seas.h"
#include "games/seize/seize.h"
#include "games/sevens/sevens.h"

namespace septem {

template <Game... Games>
struct GameList {
  /// Calls `visit.template operator()<G>()` for each game, in order.
  template <class Visit>
  static constexpr void for_each(Visit visit) {
    (visit.template operator()<Games>(), ...);
  }
};

using Catalogue = GameList<seas::Seas, seize::Seize, sevens::Sevens>;

}  // namespace septem
