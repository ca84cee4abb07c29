// Bots in words.
#include "bots/order.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

TEST(BotOrder, IsANameAloneOrWithLimits) {
  EXPECT_EQ(parse_bot_order("greedy")->name, "greedy");
  EXPECT_FALSE(parse_bot_order("greedy")->limits.ms);
  const auto search = parse_bot_order("search:ms=50,iterations=1000");
  ASSERT_TRUE(search);
  EXPECT_EQ(search->name, "search");
  EXPECT_EQ(search->limits.ms, 50);
  EXPECT_EQ(search->limits.iterations, 1000);
  EXPECT_EQ(parse_bot_order("search:iterations=0")->limits.iterations, 0);
  EXPECT_EQ(parse_bot_order("search:work=20000")->limits.iterations, 20000);
}

TEST(BotOrder, SaysWhatIsWrong) {
  for (const std::string_view text :
       {"search:", "search:ms", "search:ms=", "search:ms=x", "search:ms=-1", "search:ms=5 ", "search:depth=3",
        "search:ms=5,ms=6", "search:work=5,iterations=5", "search:ms=99999999999999999999", "s:=5"}) {
    const auto order = parse_bot_order(text);
    ASSERT_FALSE(order) << text;
    EXPECT_NE(order.error().find("'name:ms=50'"), std::string::npos) << order.error();
  }
}

}  // namespace
}  // namespace septem
