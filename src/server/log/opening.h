// The database of a folder, made or mended where that is needed.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/log/contents.h"

namespace septem::server {

struct OpenedDatabase {
  Contents contents;
  std::vector<std::string> findings{};  ///< what a host should look at
};

/// Makes the file when there is none. A file that is no database of Septem, has another format, or of which nothing can be read is refused
/// with the reason, and left as it is. One that SQLite cannot read any more is repaired, and kept as it was beside it.
Result<OpenedDatabase, std::string> open_whole(const std::filesystem::path& folder);

}  // namespace septem::server
