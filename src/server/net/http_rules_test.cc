#include "server/net/http_rules.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

HttpRequest request_with(std::initializer_list<std::string_view> forwarded) {
  HttpRequest request(http::verb::get, "/ws", 11);
  for (const std::string_view line : forwarded) request.insert("X-Forwarded-For", line);
  return request;
}

std::string address(std::initializer_list<std::string_view> forwarded, unsigned proxies) {
  return client_address(request_with(forwarded), "10.0.0.9", proxies);
}

TEST(ClientAddress, WithoutProxiesIsTheOtherEndWhateverItClaims) {
  EXPECT_EQ(address({}, 0), "10.0.0.9");
  EXPECT_EQ(address({"192.0.2.1"}, 0), "10.0.0.9");
  EXPECT_TRUE(is_forwarded(request_with({"x"})));
  EXPECT_FALSE(is_forwarded(request_with({})));
}

TEST(ClientAddress, IsReadFromTheEndThatOurProxiesWrote) {
  EXPECT_EQ(address({"192.0.2.1"}, 1), "192.0.2.1");
  EXPECT_EQ(address({"127.0.0.1, 8.8.8.8, 192.0.2.1"}, 1), "192.0.2.1");
  EXPECT_EQ(address({"127.0.0.1, 192.0.2.1 ,10.0.0.8"}, 2), "192.0.2.1");
  EXPECT_EQ(address({"127.0.0.1", "192.0.2.1"}, 1), "192.0.2.1");  // a line more instead of an entry
  EXPECT_EQ(address({"127.0.0.1", "192.0.2.1", "10.0.0.8"}, 2), "192.0.2.1");
  EXPECT_EQ(address({"192.0.2.1"}, 2), "192.0.2.1");  // asked the inner proxy
}

TEST(ClientAddress, IsTheProxyWhereNoAddressStands) {
  for (const std::string_view garbage :
       {"", " ", "unknown", "192.0.2.1,", "192.0.2.1, _hidden", "1.2.3.4.5", "192.0.2.1, <script>", "[", "[]", ":"}) {
    EXPECT_EQ(address({garbage}, 1), "10.0.0.9") << garbage;
  }
  EXPECT_EQ(address({}, 1), "10.0.0.9");
  EXPECT_EQ(address({std::string(5000, ',')}, 3), "10.0.0.9");
}

TEST(ClientAddress, IsWrittenOneWay) {
  EXPECT_EQ(address({"192.0.2.1:4711"}, 1), "192.0.2.1");
  EXPECT_EQ(address({"[2001:DB8:0::1]:443"}, 1), "2001:db8::1");
  EXPECT_EQ(address({"2001:0db8::0001"}, 1), "2001:db8::1");
}

bool is_allowed(std::string_view origin, std::string_view host, bool is_named) {
  HttpRequest request(http::verb::get, "/ws", 11);
  request.set(http::field::origin, origin);
  request.set(http::field::host, host);
  return is_origin_allowed(request, is_named ? "https://septem.example.org" : "http://localhost:7777", is_named,
                           {"https://other.example.org"});
}

TEST(Origin, OfTheHostThatWasAskedIsAllowedWhileNobodySaidItsName) {
  EXPECT_TRUE(is_allowed("http://club.example:7777", "club.example:7777", false));
  EXPECT_FALSE(is_allowed("http://evil.example", "club.example:7777", false));
  EXPECT_FALSE(is_allowed("http://", "", false));
}

TEST(Origin, OfAForeignHostIsRefusedWhenThePublicUrlIsKnown) {
  EXPECT_TRUE(is_allowed("https://septem.example.org", "septem.example.org", true));
  EXPECT_TRUE(is_allowed("https://other.example.org", "septem.example.org", true));
  EXPECT_FALSE(is_allowed("http://evil.example:7777", "evil.example:7777", true));
  EXPECT_FALSE(is_allowed("http://septem.example.org", "septem.example.org", true));
  EXPECT_FALSE(is_allowed("http://localhost.evil.example", "localhost.evil.example", true));
}

TEST(Origin, OfAnAddressOrThisMachineIsItsOwn) {
  for (const std::string_view host : {"127.0.0.1:7777", "localhost:7777", "localhost", "[::1]:7777", "192.168.0.3"}) {
    EXPECT_TRUE(is_allowed("http://" + std::string(host), host, true)) << host;
    EXPECT_FALSE(is_allowed("http://" + std::string(host), "septem.example.org", true)) << host;
  }
}

TEST(Origin, IsNothingThatProgramsHave) {
  HttpRequest request(http::verb::get, "/ws", 11);
  EXPECT_TRUE(is_origin_allowed(request, "https://septem.example.org", true, {}));
}

}  // namespace
}  // namespace septem::server
