// Who plays, in words.
#include "arena/bot_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace septem {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(BotSpecs, AreBotsOfTheRegistryTheCheatOrPrograms) {
  EXPECT_EQ(parse_bot_spec("greedy:work=5")->order.limits.iterations, 5);
  EXPECT_EQ(parse_bot_spec("cheat:ms=5")->kind, BotSpec::Kind::kCheat);
  EXPECT_EQ(parse_bot_spec("exec:python3 a.py, b")->command, "python3 a.py, b");
}

TEST(BotSpecs, ThatNobodyKnowsAreRefusedWithThoseThereAre) {
  EXPECT_THAT(parse_bot_spec("gredy").error(), HasSubstr("random"));
  EXPECT_THAT(parse_bot_spec("exec: ").error(), HasSubstr("command"));
  EXPECT_FALSE(parse_bot_spec("greedy:depth=3"));
}

TEST(BotSpecs, InAListKeepTheirLimits) {
  EXPECT_THAT(split_bot_list("greedy,search:ms=50,work=1000,random"),
              ElementsAre("greedy", "search:ms=50,work=1000", "random"));
  EXPECT_THAT(split_bot_list("search:ms=50,threads=2,iterations=9,ms"),
              ElementsAre("search:ms=50,threads=2,iterations=9", "ms"));
}

TEST(BotSpec, SaysThatBotsElsewhereAreForLater) {
  const auto spec = parse_bot_spec("url:https://example.org/bot");
  ASSERT_FALSE(spec);
  EXPECT_NE(spec.error().find("not there yet"), std::string::npos) << spec.error();
}

}  // namespace
}  // namespace septem
