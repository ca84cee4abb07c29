// A file that one run writes at a time.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"
#include "server/log/handle.h"

namespace septem {

/// Makes the file if need be. Held until it is closed, or until the process ends in whatever way. The failure says that somebody else has it; a file
/// that cannot be opened, or a file system without locks, is not locked.
Result<Handle, std::string> lock_file(const std::filesystem::path& path);

}  // namespace septem
