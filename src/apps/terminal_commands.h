// `septem play`, `rules`, `replay`, `join` and `watch` on the command line.
#pragma once

#include <functional>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

/// Adds the commands; the one that was given is run by what comes back, which gives the exit status, or -1 when none of them was.
std::function<int()> add_terminal_commands(CLI::App& app);

}  // namespace septem
