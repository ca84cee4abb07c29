// The games of a test program: those of the product, and the fourth one.
#include "engine/game_entries.h"

#include "bots/greedy/pearls.h"
#include "notation/pearls.h"

namespace septem {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries = entries_of(Catalogue::And<pearls::Pearls>{});
  return entries;
}

}  // namespace septem
