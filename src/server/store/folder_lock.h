// One program at a time changes what is in a data folder: two would write over each other's tables.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace septem::server {

/// Held until the process ends. The failure says why it cannot be had.
std::optional<std::string> lock_folder(const std::filesystem::path& folder);

}  // namespace septem::server
