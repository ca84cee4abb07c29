// What a data folder holds, from the raw pages of its files: for a database that SQLite cannot read, and for a new one made of it. Every
// sound row is found as long as its own bytes are whole.
#pragma once

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/log/contents.h"

namespace septem::server {

struct Salvage {
  Contents contents;
  std::vector<SetApartRow> set_apart;                    ///< by a repair before
  std::set<std::pair<std::string, std::string>> people;  ///< of archived tables: person and table
  std::set<std::string> lost;                            ///< archived tables of which there is the name only
  bool is_ours = false;                                  ///< some row at least fits its checksum
};

Salvage salvage(const std::filesystem::path& folder, const std::function<void(const ArchivedRow&)>& take_archived);

/// Whether it is a database of this format, though its header says something else. One of another format that there may be is not.
bool is_ours_inside(const std::filesystem::path& folder);

}  // namespace septem::server
