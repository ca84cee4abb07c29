// `septem arena`: bots against bots, over the same deals from every seat.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace septem {

struct ArenaOrder {
  std::string game;                  ///< or `all`: every variant of every game
  std::vector<std::string> options;  ///< `target=11`
  std::string bot_list;              ///< `greedy,random`
  std::vector<std::string> bots;     ///< more of them, each as it is
  int seats = 0;                     ///< 0: as few as the game takes
  std::optional<std::uint64_t> deals{};
  std::uint64_t seed = 1;
  unsigned threads = 0;  ///< 0: as many as there are cores
  std::string sprt;      ///< `0.50,0.53`
  int exec_ms = 10'000;
  std::filesystem::path out;
  std::filesystem::path report;
  std::vector<std::filesystem::path> allowed;
  std::string command;  ///< as it was typed
};

int run_arena(const ArenaOrder& order);

}  // namespace septem
