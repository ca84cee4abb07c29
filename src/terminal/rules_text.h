// The rules pages as text for a terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace septem::terminal {

/// `en`, `de` or `pl`, as the environment wants it; English where it wants something else.
std::string_view language_of_environment();
bool is_language(std::string_view language);

/// The page of a game as paragraphs: headings begin with `#`, everything else is plain. None where there is no such page.
std::vector<std::string> rules_lines(std::string_view game, std::string_view language);

}  // namespace septem::terminal
