// Entries for a list of games: from here on a game is a value, not a type.
#pragma once

#include "engine/any_game.h"
#include "engine/catalogue.h"
#include "engine/match_game.h"
#include "engine/rebuild.h"

namespace septem {

template <Hearable G>
Result<std::unique_ptr<AnyGame>, std::string> open_table(const TableOrder& order, const DataFiles& files) {
  const KeptFiles kept(order.files, files);
  auto setup = Notation<G>::setup(order.seats, order.options, kept);
  if (!setup) return failure(std::move(setup.error()));
  return std::make_unique<MatchGame<G>>(std::move(*setup), order.options, order.seed, kept.texts());
}

template <Hearable... Games>
std::vector<GameEntry> entries_of(GameList<Games...>) {
  return {{Games::kId, Games::kTitle, Games::kMinSeats, Games::kMaxSeats, &Notation<Games>::options(),
           &open_table<Games>, &think_about<Games>}...};
}

}  // namespace septem
