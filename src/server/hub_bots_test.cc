// Questions to bots, and when nobody wants them answered any more.
#include "server/testing/forwarded_game.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// A game of the first client against a bot.
std::string table_with_bot(Bench& bench) {
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}}).at("table");
  bench.ask(1, "start", {{"table", table}});
  return std::string(table.as_string());
}

void play_until_the_bot_thinks(Bench& bench, const std::string& table) {
  while (bench.play_one(table, 1) != 0) {
  }
  bench.pass(5'000);
  ASSERT_EQ(bench.world.tasks.size(), 1U);
}

TEST(HubBots, AQuestionIsCalledOffWhenItsMoveIsTakenBackOrTheTableIsClosed) {
  Bench bench;
  const std::string table = table_with_bot(bench);
  play_until_the_bot_thinks(bench, table);
  const BotTask late = bench.world.tasks.front();
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_TRUE(bench.world.tasks.empty());
  EXPECT_EQ(bench.world.called_off, 1);
  bench.hub.bot_answered(late.turn, think(late.question)->action, bench.now);  // it was ready just before
  EXPECT_FALSE(bench.legal(1, table).empty());
  play_until_the_bot_thinks(bench, table);
  bench.ask(1, "close", {{"table", table}});
  EXPECT_EQ(bench.world.called_off, 2);
}

TEST(HubBots, ThinkWhilePeopleFollowAndMoveNoSooner) {
  Bench bench;
  const std::string table = table_with_bot(bench);
  while (bench.play_one(table, 1) != 0) {
  }
  bench.pass(1);
  ASSERT_EQ(bench.world.tasks.size(), 1U) << "it is asked at once";
  EXPECT_TRUE(bench.world.tasks.front().question.bot.starts_with("easy:"));
  const std::size_t before = bench.world.appended.size();
  bench.let_bots_play();
  EXPECT_EQ(bench.world.appended.size(), before) << "it has decided, but waits";
  bench.pass(Bench::generous().bot_delay);
  EXPECT_GT(bench.world.appended.size(), before);
}

TEST(HubBots, ADecisionThatWaitsIsForgottenWhenItsQuestionIsTakenBack) {
  Bench bench;
  const std::string table = table_with_bot(bench);
  while (bench.play_one(table, 1) != 0) {
  }
  bench.pass(1);
  bench.let_bots_play();
  bench.ask(1, "undo", {{"table", table}});
  const std::size_t before = bench.world.appended.size();
  bench.pass(5'000);
  EXPECT_EQ(bench.world.appended.size(), before);
  EXPECT_FALSE(bench.legal(1, table).empty());
}

/// Counts how often it was told to rest.
class RestingGame : public testing::ForwardedGame {
 public:
  RestingGame(std::unique_ptr<AnyGame> game, int& rests) : ForwardedGame(std::move(game)), rests_(rests) {}
  void rest() const override {
    ++rests_;
    ForwardedGame::rest();
  }

 private:
  int& rests_;
};

TEST(HubBots, AGameAtWhichNothingHappensRests) {
  int rests = 0;
  const NoDataFiles files;
  Bench bench([&](const GameEntry& game, const TableOrder& order) -> Result<std::unique_ptr<AnyGame>, std::string> {
    auto opened = game.open(order, files);
    return std::make_unique<RestingGame>(std::move(*opened), rests);
  });
  const std::string table = bench.people_at_table(2, {{"away", nullptr}});
  for (int minute = 0; minute < 10; ++minute) {
    bench.play_one(table, 2);
    bench.pass(60'000);
  }
  EXPECT_EQ(rests, 0);
  bench.pass(5 * 60'000);
  EXPECT_EQ(rests, 1);
}

/// What the bot of the second seat is asked.
BotQuestion question_of_bot(Bench& bench) {
  bench.pass(5'000);
  SEPTEM_CHECK(bench.world.tasks.size() == 1);
  return bench.world.tasks.front().question;
}

TEST(HubBots, AreAskedTheSameAtARestoredTable) {
  Bench bench;
  const std::string table = table_with_bot(bench);
  for (int turns = 0; turns < 3; ++turns) {
    play_until_the_bot_thinks(bench, table);
    if (turns < 2) bench.let_bots_play();
  }
  const BotQuestion before = question_of_bot(bench);
  Bench restarted;
  ASSERT_FALSE(restarted.hub.restore(table, bench.world.stored(), bench.now));
  restarted.now = bench.now;
  const BotQuestion after = question_of_bot(restarted);
  EXPECT_EQ(after.told, before.told);
  EXPECT_EQ(after.options, before.options);
  EXPECT_EQ(after.seat, before.seat);
}

}  // namespace
}  // namespace septem::server
