// A scoring as a server tells it, in sentences.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <vector>

#include "terminal/shown.h"

namespace septem::terminal {

std::vector<std::vector<std::string>> far_scorings(const boost::json::array& scorings, const Shown& shown);

}  // namespace septem::terminal
