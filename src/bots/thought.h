// What a bot answers.
#pragma once

#include <cstdint>
#include <vector>

#include "games/game.h"

namespace septem {

template <Game G>
struct Thought {
  using Move = typename G::Move;

  /// What it thinks of one move.
  struct Option {
    Move move{};
    double value = 0;         ///< more is better; on the bot's own scale
    std::int64_t visits = 0;  ///< how often it was tried; 0 where nothing is tried
  };

  Move move{};
  std::vector<Option> options{};  ///< those it compared, if it compares
  std::vector<Move> line{};  ///< how it expects the game to go on, `move` first; nothing where it does not look ahead
  std::int64_t work = 0;     ///< pieces of work done, as Limits count them
};

}  // namespace septem
