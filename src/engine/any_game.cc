#include "engine/any_game.h"

namespace septem {

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

const GameEntry* find_game(std::string_view id) {
  for (const GameEntry& entry : game_entries())
    if (entry.id == id) return &entry;
  return nullptr;
}

}  // namespace septem
