#include "apps/folder_files.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace septem {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 1U << 20;

/// Whether the file really lies below the folder, links followed.
bool lies_in(const fs::path& file, const fs::path& folder) {
  std::error_code error;
  const fs::path real_file = fs::canonical(file, error);
  if (error) return false;
  const fs::path real_folder = fs::canonical(folder, error);
  if (error) return false;
  return std::mismatch(real_folder.begin(), real_folder.end(), real_file.begin(), real_file.end()).first ==
         real_folder.end();
}

fs::path find(const std::vector<fs::path>& allowed, const fs::path& name) {
  std::error_code error;
  for (const fs::path& path : allowed) {
    if (fs::is_regular_file(path, error) && path == name) return path;
    if (!fs::is_directory(path, error) || name.is_absolute()) continue;
    const fs::path file = path / name;
    if (fs::is_regular_file(file, error) && lies_in(file, path)) return file;
  }
  return {};
}

}  // namespace

Result<std::string, std::string> FolderFiles::read(std::string_view name) const {
  const fs::path file = find(allowed_, fs::path(name));
  if (file.empty()) return failure("there is no file '" + std::string(name) + "' in the data folder");
  std::error_code error;
  if (fs::file_size(file, error) > kMostBytes || error) {
    return failure("file '" + std::string(name) + "' is larger than 1 MiB");
  }
  std::ifstream stream(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (!stream) return failure("file '" + std::string(name) + "' cannot be read");
  return text;
}

fs::path data_folder() {
  if (const char* folder = std::getenv("SEPTEM_DATA")) return folder;
  if (const char* folder = std::getenv("XDG_DATA_HOME")) return fs::path(folder) / "septem";
  if (const char* home = std::getenv("HOME")) return fs::path(home) / ".local/share/septem";
  return {};
}

}  // namespace septem
