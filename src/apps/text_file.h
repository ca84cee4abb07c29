// Writes a text as a file.
#pragma once

#include <filesystem>
#include <fstream>
#include <string_view>

namespace septem {

/// Whether all of it could be written; what was there before is gone.
inline bool write_text(const std::filesystem::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  return static_cast<bool>(file);
}

}  // namespace septem
