// The command line described from its own definition, so that no description can be wrong: the help of the whole program, completions for shells, a man
// page.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

/// The help of the program itself fits one screen; every command keeps its own. Before the commands are added.
void use_short_help(CLI::App& app);

/// `septem completions` and `septem manual`, of everything that the app has when they run. What comes back gives the exit status, or -1
/// when neither was given.
std::function<int()> add_description_commands(CLI::App& app);

/// A script for `bash`, `zsh` or `fish`; empty for other shells.
std::string completions_of(const CLI::App& app, std::string_view shell);
/// A page for man, in roff.
std::string manual_of(const CLI::App& app);

}  // namespace septem
