#include "server/net/lan_address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace septem::server {

std::optional<std::string> lan_address() {
  const int probe = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (probe < 0) return std::nullopt;
  // Nothing is sent: connecting a datagram socket only looks up the way, and so which of our addresses would be used. The
  // other end is an address for examples that belongs to nobody.
  sockaddr_in nobody{};
  nobody.sin_family = AF_INET;
  nobody.sin_port = htons(9);
  inet_pton(AF_INET, "192.0.2.1", &nobody.sin_addr);
  sockaddr_in own{};
  socklen_t size = sizeof own;
  const bool is_known = ::connect(probe, reinterpret_cast<const sockaddr*>(&nobody), sizeof nobody) == 0 &&
                        ::getsockname(probe, reinterpret_cast<sockaddr*>(&own), &size) == 0;
  ::close(probe);
  std::array<char, INET_ADDRSTRLEN> text{};
  if (!is_known || own.sin_addr.s_addr == htonl(INADDR_LOOPBACK)) return std::nullopt;
  return inet_ntop(AF_INET, &own.sin_addr, text.data(), text.size()) ? std::optional<std::string>(text.data())
                                                                     : std::nullopt;
}

std::string link_base(const ListenerOptions& asked, const ListenerOptions& real) {
  const bool is_for_others = real.address == "0.0.0.0" || real.address == "::";
  const auto lan = asked.public_url.empty() && is_for_others ? lan_address() : std::nullopt;
  return lan ? "http://" + *lan + ":" + std::to_string(real.port) : real.public_url;
}

}  // namespace septem::server
