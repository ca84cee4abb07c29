// What is said between us and a program that plays (docs/arena.md): one JSON object a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"

namespace septem {

/// The game that a program is told of at its beginning.
struct BotGame {
  std::string_view game;
  int seats = 0;
  std::string_view options;  ///< as a JSON object
  Seat seat{};
  int ms = 0;  ///< for each answer
};

/// What a program is told when it is its turn, and at the end.
struct BotNews {
  const std::vector<std::string>& sights;  ///< since it was told last
  std::string_view view;                   ///< a JSON object
};

std::string game_line(const BotGame& game);
std::string ask_line(const BotNews& news, const std::vector<std::string>& legal);
std::string over_line(const BotNews& news);

/// A whole view (contract: `game`, `seats`, `options` and the game's own keys) on one line.
std::string whole_view(const BotGame& game, std::string_view changing_view);

/// The action of an answer, or what is wrong with it.
Result<std::string, std::string> read_answer(std::string_view line);

}  // namespace septem
