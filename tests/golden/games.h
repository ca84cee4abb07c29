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
      {"seize-2", "Two players and the interloper, whose pieces are out of it (B15, B16).", "seize", 2,
       "booty=dominoes9", 11},
      {"seize-2-interloper-wins", "Two players, and the interloper is weighed too (B16).", "seize", 2,
       "booty=dominoes6 interloper=wins", 12},
      {"seize-3-treasure", "Three players with the treasure, whose weights show at the end (B17).", "seize", 3, "", 13},
      {"seize-4", "Four players with a double-nine set of dominoes (B18).", "seize", 4, "booty=dominoes9", 14},
      {"seize-5-cursed", "Cursed treasure: the lightest collection wins (B21).", "seize", 5,
       "booty=treasure cursed=true", 15},
      {"seize-7", "Seven players with two double-six sets: the deck is shuffled again in the middle of a deal (B13).",
       "seize", 7, "booty=dominoes6", 16},
      {"sevens-2", "Two players; chance decides who starts (C17).", "sevens", 2, "first=random", 17},
      {"sevens-3", "Three players, p1 starts.", "sevens", 3, "first=p1", 18},
      {"sevens-4", "Four players.", "sevens", 4, "first=p0", 19},
  };
  return games;
}

}  // namespace septem
