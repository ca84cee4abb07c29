#include "apps/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>

namespace septem {

Result<Handle, std::string> lock_file(const std::filesystem::path& path) {
  // Programs that we start do not get it: they may outlive us.
  Handle file(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666));
  if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return failure(path.string() + ": another run writes it at this moment");
  }
  return file;
}

}  // namespace septem
