#include "server/network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace septem::server {
namespace {

constexpr std::size_t kNetworkBytes = 8;  // a /64

/// The text of an address of four or sixteen bytes.
template <std::size_t N>
std::string text_of(int family, const std::array<unsigned char, N>& bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  return inet_ntop(family, bytes.data(), text.data(), text.size()) ? text.data() : "";
}

bool is_mapped(const std::array<unsigned char, 16>& bytes) {
  constexpr std::array<unsigned char, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  return std::equal(kMapped.begin(), kMapped.end(), bytes.begin());
}

}  // namespace

std::string network_of(std::string_view address) {
  std::string text(address);
  std::array<unsigned char, 16> bytes{};
  // "fe80::1%eth0": the interface is ours, not theirs.
  if (inet_pton(AF_INET6, text.substr(0, text.find('%')).c_str(), bytes.data()) != 1) return text;
  if (is_mapped(bytes)) {
    std::array<unsigned char, 4> last{};
    std::copy(bytes.end() - last.size(), bytes.end(), last.begin());
    return text_of(AF_INET, last);
  }
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), 0);
  return text_of(AF_INET6, bytes) + "/64";
}

bool is_local(std::string_view address) {
  constexpr std::string_view kMapped = "::ffff:";  // of an IPv4 client at an IPv6 socket
  if (address.starts_with(kMapped)) address.remove_prefix(kMapped.size());
  return address.starts_with("127.") || address == "::1";
}

}  // namespace septem::server
