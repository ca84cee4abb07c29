// The games of the catalogue in words, for help texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "notation/text.h"

namespace septem {

/// `seas, seize, sevens`.
inline std::string game_names() {
  std::vector<std::string> names;
  for (const GameEntry& game : game_entries()) names.emplace_back(game.id);
  return join(names, ", ");
}

/// `7 Seas (seas), 7 Seize (seize), Seven7s (sevens)`.
inline std::string game_titles() {
  std::vector<std::string> titles;
  for (const GameEntry& game : game_entries())
    titles.push_back(std::string(game.title) + " (" + std::string(game.id) + ")");
  return join(titles, ", ");
}

}  // namespace septem
