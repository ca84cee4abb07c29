// A new game as somebody wishes it: which, who sits where, and by which variant.
#pragma once

#include <string>
#include <vector>

#include "terminal/saved_game.h"

namespace septem::terminal {

struct PlaySetup {
  std::string game;
  std::vector<std::string> options{};  ///< `target=11`
  std::vector<std::string> players{};  ///< per seat `me` or a level
  std::vector<std::string> names{};    ///< of the people, in seat order
};

/// The failure says what is wrong, and what would be right.
Result<LocalGame, std::string> open_game(const PlaySetup& setup, const Seed& seed, const DataFiles& files);

/// `me` and then bots of this level.
std::vector<std::string> me_against(int seats, std::string_view level);

}  // namespace septem::terminal
