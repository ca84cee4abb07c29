// A copy of the database, and the way back.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/result.h"

namespace septem::server {

/// Copies the database of a running server into `target` (a folder), all of one moment. The failure says why not.
std::optional<std::string> backup(const std::filesystem::path& data, const std::filesystem::path& target);

/// Puts the backup in the folder `from` in place of the database; no server may run. Gives the old one's new name, empty when there was none.
Result<std::filesystem::path, std::string> restore(const std::filesystem::path& from,
                                                   const std::filesystem::path& data);

}  // namespace septem::server
