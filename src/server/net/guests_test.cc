#include "server/net/guests.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

Guests::Guest come(Guests& guests, const std::string& network) { return *guests.come(network, false).guest; }

TEST(Guests, OneNetworkThatTakesAllPlacesMakesRoomForOthers) {
  Guests guests(3, 100);
  const auto oldest = come(guests, "a");
  come(guests, "b");
  come(guests, "a");
  const auto entry = guests.come("c", false);
  ASSERT_TRUE(entry.guest);
  EXPECT_EQ(entry.sent_away, oldest.id);
  EXPECT_EQ(guests.size(), 3U);
}

TEST(Guests, AmongEqualNetworksTheOldestGoes) {
  Guests guests(3, 100);
  for (const std::string network : {"z", "a", "m"}) come(guests, network);
  EXPECT_EQ(guests.come("b", false).sent_away, 1U);
  EXPECT_EQ(guests.come("y", false).sent_away, 2U);
}

TEST(Guests, ANetworkAtItsLimitMakesRoomByItself) {
  Guests guests(100, 2);
  come(guests, "b");
  const auto oldest = come(guests, "a");
  come(guests, "a");
  EXPECT_EQ(guests.come("a", false).sent_away, oldest.id);
  EXPECT_EQ(guests.size(), 3U);
  EXPECT_EQ(guests.come("a", true).sent_away, std::nullopt);  // exempt
}

TEST(Guests, WhoIsBeingAnsweredStaysBeforeThoseWhoStillAsk) {
  Guests guests(2, 100);
  const auto answered = come(guests, "a");
  guests.set_asking(answered, false);
  const auto asking = come(guests, "a");
  EXPECT_EQ(guests.come("b", false).sent_away, asking.id);
  EXPECT_EQ(guests.send_one_away(), answered.id);  // all that is left
}

TEST(Guests, ANetworkOfWhichEverybodyIsBeingAnsweredHasToWait) {
  Guests guests(100, 2);
  for (int i = 0; i < 2; ++i) guests.set_asking(come(guests, "a"), false);
  EXPECT_FALSE(guests.come("a", false).guest);
  EXPECT_TRUE(guests.come("b", false).guest);
  guests.set_asking({2, "a"}, true);
  EXPECT_EQ(guests.come("a", false).sent_away, 2U);
}

TEST(Guests, WhoWasSentAwayMayStillGo) {
  Guests guests(1, 1);
  const auto first = come(guests, "a");
  come(guests, "b");
  guests.go(first);
  guests.set_asking(first, false);
  EXPECT_EQ(guests.size(), 1U);
  guests.go({2, "b"});
  EXPECT_EQ(guests.size(), 0U);
  EXPECT_EQ(guests.send_one_away(), std::nullopt);
}

}  // namespace
}  // namespace septem::server
