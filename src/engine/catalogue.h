// Every game there is, with its text and its plain player: the one list of games. A new game is two includes and its name here.
#pragma once

#include "bots/greedy/seas.h"
#include "bots/greedy/seize.h"
#include "bots/greedy/sevens.h"
#include "notation/seas.h"
#include "notation/seize.h"
#include "notation/sevens.h"

namespace septem {

template <Hearable... Games>
struct GameList {
  /// These games and more: tests also play one that is no part of the product (tests/fourth_game).
  template <Hearable... More>
  using And = GameList<Games..., More...>;

  /// Calls `visit.template operator()<G>()` for each game, in order.
  template <class Visit>
  static constexpr void for_each(Visit visit) {
    (visit.template operator()<Games>(), ...);
  }
};

using Catalogue = GameList<seas::Seas, seize::Seize, sevens::Sevens>;

}  // namespace septem
