// A new database from what can be read of a damaged one. Nothing is deleted: the old file stays beside it.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "core/result.h"

namespace septem::server {

struct Repair {
  std::map<std::string, std::string> also{};  ///< tables to be set apart though their events are sound, with the reason
  std::string old_is = "damaged";             ///< a word for the old one's new name
  bool forgets_missing = true;                ///< events that are nowhere are no finding any more
};

/// Nobody else may use the folder meanwhile. Tables that are not whole come into the table `set_apart` of the new database. Gives the old
/// one's new name.
Result<std::filesystem::path, std::string> repair(const std::filesystem::path& folder, const Repair& how = {});

}  // namespace septem::server
