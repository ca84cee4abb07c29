#include "engine/any_game.h"

#include "engine/table.h"
#include "games/catalogue.h"
#include "notation/games.h"

namespace septem {
namespace {

template <Notated G>
Result<std::unique_ptr<AnyGame>, std::string> open(const TableOrder& order, const DataFiles& files) {
  const KeptFiles kept(order.files, files);
  auto setup = Notation<G>::setup(order.seats, order.options, kept);
  if (!setup) return failure(std::move(setup.error()));
  return std::make_unique<Table<G>>(std::move(*setup), order.options, order.seed, kept.texts());
}

struct Collect {
  std::vector<GameEntry>& entries;
  template <Notated G>
  void operator()() const {
    entries.push_back({G::kId, G::kMinSeats, G::kMaxSeats, &Notation<G>::options(), &open<G>});
  }
};

}  // namespace

Opener open_with(const DataFiles& files) {
  return [&files](const GameEntry& entry, const TableOrder& order) { return entry.open(order, files); };
}

Opener open_again(Opener open, FileTexts files) {
  if (files.empty()) return open;
  return [open = std::move(open), files = std::move(files)](const GameEntry& entry, TableOrder order) {
    order.files = files;
    return open(entry, order);
  };
}

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries = [] {
    std::vector<GameEntry> list;
    Catalogue::for_each(Collect{list});
    return list;
  }();
  return entries;
}

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& entry : game_entries())
    if (entry.id == id) return &entry;
  return nullptr;
}

}  // namespace septem
