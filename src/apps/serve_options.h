// The options of `septem serve`: on the command line, in the environment, in a file.
#pragma once

#include <filesystem>
#include <vector>

#include "server/net/server.h"

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}  // namespace CLI

namespace septem {

struct ServeOptions {
  server::ServerOptions server;
  std::vector<std::filesystem::path> allowed;  ///< files and folders that table options may name
};

/// A value that cannot be is refused, wherever it comes from, with what would be right.
void add_serve_options(CLI::App& serve, ServeOptions& options);

/// Lets a file give the options of all commands: `--config` or SEPTEM_CONFIG. The environment comes before the file.
void add_config_file(CLI::App& app);

}  // namespace septem
