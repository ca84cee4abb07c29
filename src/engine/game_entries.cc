// The games of the product. Alone in its file: a test program that brings its own `game_entries` is linked without this one.
#include "engine/game_entries.h"

namespace septem {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries = entries_of(Catalogue{});
  return entries;
}

}  // namespace septem
