// The command line of `septem arena`.
#pragma once

#include "apps/arena.h"

namespace CLI {
class App;
}

namespace septem {

/// The subcommand; it fills the order when it is parsed.
const CLI::App* add_arena_command(CLI::App& app, ArenaOrder& order);

/// The words of a command line, quoted where a shell would need it.
std::string command_text(int argc, const char* const* argv);

}  // namespace septem
