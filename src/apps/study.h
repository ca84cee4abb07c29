// `septem study`: how fair and how lively a game is, for who designs games.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace septem {

struct StudyOrder {
  std::string game;
  std::vector<std::string> options;  ///< `target=11`; without any all variants are studied
  std::vector<std::string> others;   ///< the options of another variant to compare with
  std::string bot = "greedy";
  int seats = 0;  ///< 0: every number
  std::uint64_t deals = 2000;
  std::uint64_t seed = 1;
  unsigned threads = 0;
  int exec_ms = 10'000;
  double pace = 8;  ///< seconds that people take for a decision
  std::filesystem::path report;
  std::vector<std::filesystem::path> allowed;
  std::string command;  ///< as it was typed
};

const CLI::App* add_study_command(CLI::App& app, StudyOrder& order);

int run_study(const StudyOrder& order);

}  // namespace septem
