// The bots' levels that people choose from.
#pragma once

#include <string_view>

#include "core/rng.h"

namespace septem::server {

/// Which bot decides this time for one of this level: `easy` errs often, `medium` seldom.
std::string_view bot_of(std::string_view level, Rng& rng);

}  // namespace septem::server
