// Entries for a list of games: from here on a game is a value, not a type.
#pragma once

#include "engine/any_game.h"
#include "engine/catalogue.h"
#include "engine/match_game.h"
#include "engine/rebuild.h"

namespace septem {

/// The texts that an order brings along.
inline FileTexts files_for(const TableOrder& order) {
  FileTexts files = order.options.own();
  files.insert(order.files.begin(), order.files.end());
  return files;
}

template <Hearable G>
Result<std::unique_ptr<AnyGame>, std::string> open_table(const TableOrder& order, const DataFiles& files) {
  const KeptFiles kept(files_for(order), files);
  auto setup = Notation<G>::setup(order.seats, order.options, kept);
  if (!setup) return failure(std::move(setup.error()));
  return std::make_unique<MatchGame<G>>(std::move(*setup), order.options, order.seed, kept.texts());
}

template <TallyNotated G>
Result<TableTally, std::string> tally_of(const TableOrder& order, const boost::json::object& given) {
  const NoDataFiles none;
  const auto setup = Notation<G>::setup(order.seats, order.options, KeptFiles(files_for(order), none));
  if (!setup) return failure(setup.error());
  return Notation<G>::tally(*setup, given);
}

template <Hearable G>
GameEntry entry_of() {
  GameEntry entry{G::kId,         G::kTitle,      G::kMinSeats, G::kMaxSeats, &Notation<G>::options(),
                  &open_table<G>, &think_about<G>};
  if constexpr (DataNotated<G>) entry.check = &Notation<G>::check;
  if constexpr (TallyNotated<G>) entry.tally = &tally_of<G>;
  return entry;
}

template <Hearable... Games>
std::vector<GameEntry> entries_of(GameList<Games...>) {
  return {entry_of<Games>()...};
}

}  // namespace septem
