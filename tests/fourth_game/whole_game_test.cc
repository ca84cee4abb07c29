// Whole games of Pearls through the engine's lines and the server. Bots and Match are in the contract tests.
#include <gtest/gtest.h>

#include "engine/engine_test.h"
#include "server/testing/fake_world.h"

namespace septem {
namespace {

using FourthEngineTest = EngineTest;

TEST_F(FourthEngineTest, ListsItAfterThoseOfTheProductAndPlaysItToTheEnd) {
  EXPECT_EQ(result("hello").at("games").as_array().back().at("id"), "pearls");
  const std::string table = open(R"({"game": "pearls", "seats": 3, "seed": 1})");
  play_out(table);
  EXPECT_EQ(result("scoring", R"({"table": )" + table + "}").at("scorings").at(0).as_array().size(), 3U);
}

TEST(FourthServer, TwoPeopleAndABotPlayItToTheEnd) {
  server::testing::Bench bench;
  const auto table = bench.people_at_table(2,
                                           {{"game", "pearls"}, {"seats", 3}, {"players", {"me", "open", "medium"}}});
  const auto stage = [&] { return bench.ask(2, "watch", {{"table", table}}).at("stage"); };
  EXPECT_EQ(stage(), "playing");
  for (int turn = 0; turn < 100 && stage() != "over"; ++turn) {
    bench.play_one(table, 2);
    bench.pass(500);
    bench.let_bots_play();
  }
  EXPECT_EQ(stage(), "over");
}

}  // namespace
}  // namespace septem
