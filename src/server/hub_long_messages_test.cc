// How long a message may be (docs/server-protocol.md).
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

constexpr std::size_t kMost = std::size_t{16} * 1024;

TEST(HubLongMessages, AreForThoseMethodsThatCarryRecordsOrFiles) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const json::string text(3 * kMost, 'x');
  EXPECT_EQ(why(bench.ask(1, "replay", {{"record", text}})), "engine.bad-record");
  EXPECT_EQ(why(bench.ask(1, "fork", {{"record", text}, {"step", 0}})), "engine.bad-record");
  EXPECT_EQ(bench.ask(1, "verify", {{"record", text}}).at("fair"), json::value(false));
  const json::value created = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"options", {{"values", text}}}});
  EXPECT_NE(why(created), "engine.bad-request");
  for (const std::string_view method : {"chat", "hello", "move", "dance"}) {
    EXPECT_EQ(why(bench.ask(1, method, {{"text", text}})), "engine.bad-request") << method;
  }
  EXPECT_EQ(bench.hub.counts().refusals.at("engine.bad-request"), 4U);
}

TEST(HubLongMessages, AreNoBatchesAndNoOtherThings) {
  Bench bench;
  bench.connect(1);
  const std::string long_text(kMost, 'x');
  for (const std::string& text :
       {R"([{"jsonrpc":"2.0","id":1,"method":"replay","params":{"record":")" + long_text + "\"}}]",
        "\"" + long_text + "\""}) {
    bench.hub.received(1, text, bench.now);
    EXPECT_THAT(bench.world.sent[1].back(), HasSubstr("engine.bad-request"));
  }
}

TEST(HubLongMessages, CostByTheirLength) {
  Limits limits;
  limits.credits_per_second = 1;
  limits.credits_at_most = 30;
  Bench bench({}, limits);
  bench.connect(1);
  for (int i = 0; i < 8; ++i) bench.ask(1, "chat", {{"text", json::string(4 * kMost - 100, 'x')}});
  EXPECT_THAT(bench.world.dropped, SizeIs(::testing::Ge(1U)));
}

}  // namespace
}  // namespace septem::server
