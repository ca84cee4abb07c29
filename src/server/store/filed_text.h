// A finished table in one piece: a line `AT EVENT` for each event.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/table.h"

namespace septem::server {

std::string filed_text(const std::vector<Table::Stored>& events);
/// As far as it can be read.
std::vector<Table::Stored> events_of_filed(std::string_view text);

}  // namespace septem::server
