// What came out of the games of one deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/lineup.h"
#include "games/returns.h"

namespace septem {

/// A bot crashed, took too long or answered nothing legal: it lost that game.
struct Forfeit {
  Seat seat{};
  std::string why;
  friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

/// What one kind of scoring line brought each seat in a whole game: `seas.score.coins`.
struct CategoryScore {
  std::string key;
  std::vector<int> amounts;
  friend bool operator==(const CategoryScore&, const CategoryScore&) = default;
};

/// Something measured in one game: `rounds`.
struct Figure {
  std::string name;
  double value = 0;
  friend bool operator==(const Figure&, const Figure&) = default;
};

struct GameResult {
  Returns returns{};  ///< of each seat; after a forfeit the points are 0
  int moves = 0;
  std::optional<Forfeit> forfeit{};
  std::vector<CategoryScore> categories{};  ///< where they are asked for
  std::vector<Figure> figures{};            ///< in a study
  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// What a bot did in the games that were timed.
struct Effort {
  std::int64_t moves = 0;
  std::int64_t work = 0;  ///< as the bot counts it
  std::int64_t nanoseconds = 0;

  Effort& operator+=(const Effort& other) {
    moves += other.moves;
    work += other.work;
    nanoseconds += other.nanoseconds;
    return *this;
  }
  friend bool operator==(const Effort&, const Effort&) = default;
};

struct DealResult {
  std::uint64_t deal = 0;
  std::vector<GameResult> games{};  ///< in the order of the lineups
  std::vector<Effort> efforts{};    ///< of each bot
  friend bool operator==(const DealResult&, const DealResult&) = default;
};

/// The bot whose program failed has lost: all seats of other bots share the win.
Returns returns_after_forfeit(Seat lost, const Lineup& lineup, int sides);

/// The share of the win that this bot's seats got together; what an interloper got is split.
double score_of(std::size_t bot, const GameResult& game, const Lineup& lineup, int sides);

}  // namespace septem
