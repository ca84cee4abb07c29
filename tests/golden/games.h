// The golden games: how their records were made. A new entry gets its files by SEPTEM_GOLDEN=write.
#pragma once

#include <string_view>
#include <vector>

namespace septem {

struct GoldenGame {
  std::string_view name;
  std::string_view about;  ///< the first comment of the record
  std::string_view game;
  int seats = 0;
  std::string_view options;  ///< as in a record
  int seed = 0;
  /// Who plays p0, p1, ...; again from the first where there are more seats.
  std::vector<std::string_view> bots = {"greedy", "random"};
};

inline const std::vector<GoldenGame>& golden_games() {
  static const std::vector<GoldenGame> games = {
      {"seas-2", "Two players: two cycles a round, and 16 cards set aside (A12).", "seas", 2, "target=7", 1},
      {"seas-3", "Three players: eleven cards each, three in the harbour.", "seas", 3, "target=7", 2},
      {"seas-4", "Four players, each for themselves.", "seas", 4, "target=7", 3},
      {"seas-2-last-clears", "Two players, the last one to capture clears the display after the second cycle (A17).",
       "seas", 2, "last_clears=true", 4},
      {"seas-3-target-11", "A longer game: the first to space 11 (A16).", "seas", 3, "target=11", 5},
      {"seas-4-target-14", "The longest game: the first to space 14 (A16).", "seas", 4, "target=14", 6},
      {"seas-4-teams", "Teams: p0 and p2 against p1 and p3, a chest and a ship for each team (A18).", "seas", 4,
       "teams=teams", 7},
      {"seas-4-ultimate", "Ultimate teams: ten cards each, no harbour, no opening display (A19).", "seas", 4,
       "teams=ultimate", 8},
      {"seas-3-first-random", "Chance decides who holds the compass first.", "seas", 3, "first=random", 9},
      {"seas-4-everything",
       "Ultimate teams, the last one clears, space 11, chance decides who starts (A20).",
       "seas",
       4,
       "target=11 last_clears=true teams=ultimate first=random",
       10,
       {"greedy"}},
  };
  return games;
}

}  // namespace septem
