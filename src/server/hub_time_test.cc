// Clocks.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubClocks, TimePerMoveLetsABotMakeThatOneMove) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"move", 10}}}});
  bench.pass(9'900);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
  bench.pass(200);
  bench.pass(500);
  ASSERT_EQ(bench.world.tasks.size(), 1U);
  bench.let_bots_play();
  const auto snapshot = bench.ask(2, "watch", {{"table", table}});
  EXPECT_EQ(snapshot.at("seats").at(0).at("bot"), false);
  EXPECT_EQ(snapshot.at("clock").at(1), 10'000);
}

TEST(HubClocks, TimePerGameEndsWithABotPlayingOn) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"game", 10}, {"increment", 2}}}});
  bench.pass(4'000);
  bench.play_one(table, 2);
  auto snapshot = bench.ask(1, "watch", {{"table", table}});
  if (snapshot.at("view").at("turn") == "p1") {
    EXPECT_EQ(snapshot.at("clock").at(0), 8'000);
  }
  for (int i = 0; i < 20; ++i) bench.pass(1'000);
  snapshot = bench.ask(1, "watch", {{"table", table}});
  EXPECT_FALSE(bench.world.tasks.empty());
}

TEST(HubClocks, ABotThatStandsInEarnsNoIncrement) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"game", 100}, {"increment", 50}}}, {"away", 1}});
  bench.hub.closed(1, bench.now);
  bench.pass(1'500);
  bench.pass(1'500);
  bench.let_bots_play();
  const auto after = bench.ask(2, "watch", {{"table", table}});
  ASSERT_EQ(after.at("view").at("turn"), "p1");
  EXPECT_LE(after.at("clock").at(0).as_int64(), 100'000);
}

/// The first seat's clock.
Millis clock_of_first(Bench& bench, const std::string& table) {
  return bench.ask(1, "watch", {{"table", table}}).at("clock").at(0).as_int64();
}

TEST(HubClocks, NobodyGainsTimeByTakingBack) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"game", 60}, {"increment", 30}}}});
  for (int i = 1; i <= 3; ++i) {
    bench.pass(1'000);
    bench.ask(1, "move", {{"table", table}, {"action", bench.legal(1, table).back()}});
    ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
    EXPECT_EQ(clock_of_first(bench, table), 60'000 - i * 1'000);
  }
}

TEST(HubClocks, TheTimeForAMoveGoesOnAfterTakingItBack) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"move", 10}}}});
  bench.pass(4'000);
  bench.ask(1, "move", {{"table", table}, {"action", bench.legal(1, table).back()}});
  bench.pass(1'000);  // the other's time
  ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(clock_of_first(bench, table), 6'000);
}

TEST(HubClocks, WhatABotDidWhenTheTimeWasUpStands) {
  for (const std::string kind : {"move", "game"}) {
    Bench bench;
    const std::string table = bench.people_at_table(2, {{"clock", {{kind, 1}}}});
    bench.pass(1'100);
    bench.pass(1'000);
    bench.let_bots_play();
    ASSERT_EQ(bench.ask(1, "view", {{"table", table}}).at("view").at("turn"), "p1") << kind;
    EXPECT_EQ(why(bench.ask(1, "undo", {{"table", table}})), "server.time-is-up") << kind;
  }
}

}  // namespace
}  // namespace septem::server
