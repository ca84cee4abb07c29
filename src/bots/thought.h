// What a bot answers.
#pragma once

#include <cstdint>
#include <vector>

#include "games/game.h"

namespace septem {

/// How likely a seat holds a card.
struct Belief {
  Seat seat{};
  int card = 0;  ///< its index
  double chance = 0;
  friend bool operator==(const Belief&, const Belief&) = default;
};

template <Game G>
struct Thought {
  using Move = typename G::Move;

  /// What it thinks of one move.
  struct Option {
    Move move{};
    double value = 0;         ///< more is better; on the bot's own scale, which for `search` is the share of the win
    std::int64_t visits = 0;  ///< how often it was tried; 0 where nothing is tried
  };

  Move move{};
  std::vector<Option> options{};  ///< those it compared, if it compares
  std::vector<Move> line{};  ///< how it expects the game to go on, `move` first; nothing where it does not look ahead
  std::vector<Belief> beliefs{};  ///< of the others' hands, where it guesses them
  std::int64_t work = 0;          ///< pieces of work done, as Limits count them
};

}  // namespace septem
