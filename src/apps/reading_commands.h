// `septem rules` and `septem replay`: what is read at a terminal.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

struct RulesOrder {
  std::string game;
  std::string language;  ///< empty: that of the locale
  bool is_plain = false;
};

struct ReplayOrder {
  std::filesystem::path file;
  std::string seat;  ///< empty: all cards open
  std::vector<std::filesystem::path> allowed;
  bool is_plain = false;
  bool is_json = false;
  bool is_reviewed = false;
};

const CLI::App* add_rules_command(CLI::App& app, RulesOrder& order);
int run_rules(const RulesOrder& order);

const CLI::App* add_replay_command(CLI::App& app, ReplayOrder& order);
int run_replay(const ReplayOrder& order);

}  // namespace septem
