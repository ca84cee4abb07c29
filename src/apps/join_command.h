// `septem join` and `septem watch`: a table of a server at this terminal.
#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

struct JoinOrder {
  std::string link;
  std::string name;
  bool is_plain = false;
};

const CLI::App* add_join_command(CLI::App& app, JoinOrder& order);
const CLI::App* add_watch_command(CLI::App& app, JoinOrder& order);

/// Sits down there, or looks on; gives the exit status.
int run_join(const JoinOrder& order, bool sits);

}  // namespace septem
