// `septem backup`, `restore`, `check` and `migrate` on the command line: what is done with a database besides serving it.
#pragma once

#include <functional>
#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): not ours
class App;
}

namespace septem {

/// The database holds what running games hide: nobody else on this machine may read what is written from here on.
void keep_files_private();

/// Says why on standard error; the exit status.
int fail(const std::string& why, int status = 1);

/// Adds the commands; the one that was given is run by what comes back, which gives the exit status, or -1 when none of them was.
std::function<int()> add_data_commands(CLI::App& app);

}  // namespace septem
