#include "server/net/local_path.h"

#include <fcntl.h>
#include <sys/un.h>
#include <unistd.h>

#include <utility>

namespace septem::server {
namespace {

constexpr std::size_t kMostBytes = sizeof(sockaddr_un::sun_path) - 1;

}  // namespace

Result<LocalPath, std::string> LocalPath::in(const std::filesystem::path& folder) {
  constexpr const char* kName = "septem.sock";
  std::filesystem::path file = folder / kName;
  if (file.native().size() <= kMostBytes) return LocalPath(file, file.native(), -1);
  const int open_folder = ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (open_folder < 0) return failure("folder " + folder.string() + " cannot be opened");
  std::string text = "/proc/self/fd/" + std::to_string(open_folder);
  if (::access(text.c_str(), F_OK) != 0) {
    ::close(open_folder);
    return failure(file.string() + " is too long for a socket: " + std::to_string(kMostBytes) +
                   " bytes are the most without /proc");
  }
  return LocalPath(std::move(file), text + '/' + kName, open_folder);
}

LocalPath::LocalPath(LocalPath&& other) noexcept
    : file_(std::move(other.file_)), text_(std::move(other.text_)), folder_(std::exchange(other.folder_, -1)) {}

LocalPath::~LocalPath() {
  if (folder_ >= 0) ::close(folder_);
}

}  // namespace septem::server
