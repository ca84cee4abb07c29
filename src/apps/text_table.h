// Lines with columns below each other.
#pragma once

#include <string>
#include <vector>

namespace septem {

/// The first row has the headings. The last column is not filled up.
std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace septem
