// `septem serve`, `verify` and `load` on the command line, with the commands of data_commands.h.
#pragma once

#include <functional>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

/// Adds the commands; the one that was given is run by what comes back, which gives the exit status, or -1 when none of them was.
std::function<int()> add_server_commands(CLI::App& app);

}  // namespace septem
