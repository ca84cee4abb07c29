// A record becomes a game again.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

#include "core/result.h"
#include "engine/any_game.h"

namespace septem {

/// The game that the record leads to, with manual chance. The fault (code 5) names the line and what was expected there.
Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const DataFiles& files);

/// Told of the game after each step; before the first one without a step.
using Follow = std::function<void(AnyGame& game, const RecordStep* step)>;
inline constexpr std::size_t kAllSteps = static_cast<std::size_t>(-1);

/// The same with games opened by `open`, up to the first `most` steps.
Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const Opener& open,
                                               std::size_t most = kAllSteps, const Follow& follow = {});

}  // namespace septem
