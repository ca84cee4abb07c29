// A record becomes a game again.
#pragma once

#include <memory>
#include <string_view>

#include "core/result.h"
#include "engine/any_game.h"

namespace septem {

/// The game that the record leads to, with manual chance. The fault (code 5) names the line and what was expected there.
Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const DataFiles& files);

}  // namespace septem
