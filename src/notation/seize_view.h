// The views of 7 Seize as JSON.
#pragma once

#include <string>
#include <string_view>

#include "games/seize/setup.h"
#include "games/seize/view.h"

namespace septem {

std::string_view seize_phase_name(seize::Phase phase);
std::string seize_view(const seize::Setup& setup, const seize::View& view);

}  // namespace septem
