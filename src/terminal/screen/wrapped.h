// Text in lines of a given width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace septem::terminal {

/// Broken between words; a word that is wider than a line is cut.
std::vector<std::string> wrapped(std::string_view text, int columns);

}  // namespace septem::terminal
