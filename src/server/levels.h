// The bots' levels that people choose from.
#pragma once

#include <string>
#include <string_view>

#include "core/rng.h"
#include "engine/any_game.h"

namespace septem::server {

/// What a bot of this level does: `easy` errs often, `medium` seldom. Takes its time; never call it where people wait.
std::string decide(std::string_view level, const BotQuestion& question, Rng& rng);

}  // namespace septem::server
