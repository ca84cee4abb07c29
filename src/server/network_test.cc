#include "server/network.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

TEST(Network, OfAnIPv4AddressIsTheAddressItself) {
  EXPECT_EQ(network_of("192.0.2.1"), "192.0.2.1");
  EXPECT_NE(network_of("192.0.2.1"), network_of("192.0.2.2"));
  EXPECT_EQ(network_of("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(network_of("::FFFF:c000:0201"), "192.0.2.1");
}

TEST(Network, OfAnIPv6AddressIsItsSlash64) {
  EXPECT_EQ(network_of("2001:db8:0:7::1"), "2001:db8:0:7::/64");
  EXPECT_EQ(network_of("2001:0DB8:0000:0007:ffff:ffff:ffff:ffff"), "2001:db8:0:7::/64");
  EXPECT_NE(network_of("2001:db8:0:8::1"), network_of("2001:db8:0:7::1"));
  EXPECT_EQ(network_of("fe80::1%eth0"), "fe80::/64");
}

TEST(Network, OfANetworkOrOfNoAddressIsItsOwn) {
  for (const std::string_view text : {"2001:db8:0:7::/64", "", "unknown", "1.2.3.4.5", "::1::"}) {
    EXPECT_EQ(network_of(text), text);
  }
}

TEST(Network, ThisMachineIsKnownInEverySpelling) {
  for (const std::string_view address : {"127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(is_local(address)) << address;
  }
  for (const std::string_view address : {"128.0.0.1", "::2", "::ffff:1.2.3.4", "", "2127.0.0.1"}) {
    EXPECT_FALSE(is_local(address)) << address;
  }
}

}  // namespace
}  // namespace septem::server
