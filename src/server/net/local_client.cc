#include "server/net/local_client.h"

#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "server/net/local_path.h"

namespace septem::server {
namespace {

constexpr timeval kLongestSilence{10, 0};

}  // namespace

Result<std::optional<LocalClient>, std::string> LocalClient::connect(const std::filesystem::path& folder) {
  const auto path = LocalPath::in(folder);
  if (!path) return failure(path.error());
  LocalClient client(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path->text().copy(address.sun_path, sizeof address.sun_path - 1);
  if (::connect(client.socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    if (errno == ENOENT || errno == ECONNREFUSED) return std::nullopt;
    return failure(path->file().string() + " cannot be opened: " + std::strerror(errno));
  }
  for (const int direction : {SO_RCVTIMEO, SO_SNDTIMEO}) {
    (void)::setsockopt(client.socket_, SOL_SOCKET, direction, &kLongestSilence, sizeof kLongestSilence);
  }
  return std::optional(std::move(client));
}

LocalClient::LocalClient(LocalClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), unread_(std::move(other.unread_)) {}

LocalClient::~LocalClient() {
  if (socket_ >= 0) ::close(socket_);
}

Result<std::string, std::string> LocalClient::ask(std::string_view line) {
  const std::string text = std::string(line) + '\n';
  if (::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size())) {
    return failure(std::string("the server does not listen; too many may speak to it just now"));
  }
  std::array<char, 65'536> piece;
  while (unread_.find('\n') == std::string::npos) {
    const ssize_t size = ::recv(socket_, piece.data(), piece.size(), 0);
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) {
      return failure(
          std::string("the server has not answered, its disk may hang; what was asked of it may still be done"));
    }
    unread_.append(piece.data(), static_cast<std::size_t>(size));
  }
  const std::size_t end = unread_.find('\n');
  std::string answer = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return answer;
}

}  // namespace septem::server
