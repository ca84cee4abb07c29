// A new database from what can be read of a damaged one. Nothing is deleted: the old file stays beside it.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/result.h"

namespace septem::server {

/// Nobody else may use the folder meanwhile. Tables that are not whole, and those that are named here with the reason, come into the
/// table `set_apart` of the new database. Gives the old one's new name.
Result<std::filesystem::path, std::string> repair(const std::filesystem::path& folder,
                                                  const std::map<std::string, std::string>& also = {});

}  // namespace septem::server
