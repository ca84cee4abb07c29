// `septem play`: a table at this terminal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

struct PlayOrder {
  std::string game;
  std::vector<std::string> options;  ///< `target=11`
  int seats = 0;                     ///< 0: as many as there are players, or three
  std::vector<std::string> players;  ///< `me`, `hard`
  std::vector<std::string> names;
  std::string level = "medium";
  std::string seed;
  std::vector<std::filesystem::path> allowed;
  bool is_plain = false;
  bool is_resumed = false;

  /// Whether somebody said how the new game is to be.
  bool is_arranged() const {
    return !options.empty() || seats > 0 || !players.empty() || !names.empty() || !seed.empty();
  }
};

const CLI::App* add_play_command(CLI::App& app, PlayOrder& order);

/// Plays, and gives the exit status.
int run_play(const PlayOrder& order);

}  // namespace septem
