// Questions to bots, and when nobody wants them answered any more.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubBots, AQuestionIsCalledOffWhenItsMoveIsTakenBackOrTheTableIsClosed) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const std::string table(
      bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}}).at("table").as_string());
  bench.ask(1, "start", {{"table", table}});
  const auto play_until_the_bot_thinks = [&] {
    while (bench.play_one(table, 1) != 0) {
    }
    bench.pass(5'000);
    ASSERT_EQ(bench.world.tasks.size(), 1U);
  };
  play_until_the_bot_thinks();
  const BotTask late = bench.world.tasks.front();
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_TRUE(bench.world.tasks.empty());
  EXPECT_EQ(bench.world.called_off, 1);
  bench.hub.bot_answered(late.turn, think(late.question)->action, bench.now);  // it was ready just before
  EXPECT_FALSE(bench.legal(1, table).empty());
  play_until_the_bot_thinks();
  bench.ask(1, "close", {{"table", table}});
  EXPECT_EQ(bench.world.called_off, 2);
}

}  // namespace
}  // namespace septem::server
