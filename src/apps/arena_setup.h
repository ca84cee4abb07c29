// From the command line of the arena to the contests that it names.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/arena.h"
#include "arena/contest.h"
#include "arena/sprt.h"

namespace septem {

using Contests = std::vector<std::unique_ptr<Contest>>;

/// The failures say what is wrong with the command line.
Result<Contests, std::string> make_contests(const ArenaOrder& order, const DataFiles& files);
Result<std::optional<Sprt>, std::string> read_sprt(const std::string& text);

}  // namespace septem
