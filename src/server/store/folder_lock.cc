#include "server/store/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>

namespace septem::server {

std::optional<std::string> lock_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const int file = ::open((folder / "septem.lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (file < 0) return "cannot write in folder " + folder.string();
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return "another server uses the folder " + folder.string();
  return std::nullopt;
}

}  // namespace septem::server
