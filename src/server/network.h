// Which network somebody comes from. Limits count networks, not addresses: whoever has one IPv6 address has many more.
#pragma once

#include <string>
#include <string_view>

namespace septem::server {

/// For "192.0.2.1" itself, also when it is written as IPv6 ("::ffff:192.0.2.1"); for other IPv6 addresses their /64, such as
/// "2001:db8:0:7::/64". What is no address is its own network.
std::string network_of(std::string_view address);

/// This machine itself. What counts per network is not counted for it, unless that is asked for: a club's proxy or a load
/// generator has many people behind one address.
bool is_local(std::string_view address);

}  // namespace septem::server
