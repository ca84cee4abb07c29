// What is refused, and how it is said.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubCommands, AMoveThatExpectsAnotherSeqIsAConflict) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto actions = bench.legal(1, table);
  const auto error = bench.ask(1, "move", {{"table", table}, {"action", actions[0]}, {"seq", 1}});
  EXPECT_EQ(error.at("code"), 23);
}

TEST(HubCommands, EveryRefusalHasCodeKeyAndRuling) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto wrong = bench.ask(1, "move", {{"table", table}, {"action", "nick none"}});
  EXPECT_EQ(wrong.at("code"), 1);
  EXPECT_EQ(why(wrong), "seas.must-play");
  EXPECT_EQ(wrong.at("data").at("ruling"), "A1");
  EXPECT_EQ(why(bench.ask(2, "move", {{"table", table}, {"action", "G4"}})), "engine.not-your-move");
  EXPECT_EQ(why(bench.ask(1, "move", {{"table", "aaaaaaaaaa"}, {"action", "G4"}})), "engine.no-such-table");
  EXPECT_EQ(bench.ask(1, "dance").at("code"), -32601);
  EXPECT_EQ(bench.ask(1, "move").at("code"), -32602);
  EXPECT_EQ(bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"options", {{"target", 8}}}}).at("code"), 6);
}

TEST(HubCommands, SomethingOfTheWrongTypeIsRefusedAndChangesNothing) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string action = bench.legal(1, table)[0];
  bench.connect(3);
  bench.ask(3, "hello", {{"name", "Cy"}});
  const auto waiting = bench.ask(1, "create", {{"game", "seas"}, {"seats", 3}}).at("table");
  const std::size_t events = bench.world.appended.size();
  const std::pair<std::string_view, json::object> wrong[] = {
      {"move", {{"table", table}, {"action", action}, {"seq", "x"}}},
      {"move", {{"table", table}, {"action", action}, {"seq", -1}}},
      {"move", {{"table", table}, {"action", 7}}},
      {"move", {{"table", table}, {"action", action}, {"key", 7}}},
      {"sit", {{"table", waiting}, {"legal", 5}}},
      {"sit", {{"table", waiting}, {"seat", 1}}},
      {"watch", {{"table", table}, {"legal", "yes"}}},
      {"watch", {{"table", 7}}},
      {"bot", {{"table", waiting}, {"seat", "p1"}, {"level", 3}}},
      {"bot", {{"table", waiting}, {"seat", 1}, {"level", "easy"}}},
      {"start", {{"table", waiting}, {"fill", 1}}},
      {"mix", {{"table", waiting}, {"number", 12}}},
      {"undo", {{"table", table}, {"key", 1}}},
      {"agree", {{"table", table}, {"agree", "yes"}, {"plea", 1}}},
      {"agree", {{"table", table}}},
      {"withdraw", {{"table", table}, {"plea", "x"}}},
      {"chat", {{"table", table}, {"text", 1}}},
      {"chat", {{"table", table}, {"emote", 1}}},
      {"history", {{"table", table}, {"from", "x"}}},
      {"scoring", {}},
      {"hello", {{"name", 1}}},
      {"hello", {{"token", 1}}},
      {"create", {{"game", "seas"}, {"seats", 2}, {"legal", 1}}},
      {"create", {{"game", "seas"}, {"seats", 2}, {"idle", 0}}},
      {"create", {{"game", "seas"}, {"seats", 2}, {"idle", "long"}}},
      {"create", {{"game", "chess"}, {"seats", 2}}},
      {"replay", {{"record", 1}}},
  };
  for (const auto& [method, params] : wrong) {
    const auto answer = bench.ask(1, method, params);
    ASSERT_TRUE(answer.is_object() && answer.as_object().contains("code")) << method << params;
    EXPECT_EQ(answer.at("code"), -32602) << method << params;
    EXPECT_EQ(why(answer), "engine.bad-params") << method << params;
  }
  EXPECT_EQ(bench.world.appended.size(), events);
}

TEST(HubCommands, TooManySeatsAreRefusedAsTheEngineDoes) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  for (const std::int64_t seats : {-1L, 0L, 1L, 5L, 8L, 1L << 40}) {
    const auto answer = bench.ask(1, "create", {{"game", "seas"}, {"seats", seats}, {"players", {"me", "open"}}});
    EXPECT_EQ(answer.at("code"), 6) << seats;
    EXPECT_EQ(answer.at("message"), "seas has 2 to 4 seats");
  }
}

TEST(HubCommands, WhoHasNotSaidHelloIsToldSo) {
  Bench bench;
  bench.connect(1);
  bench.connect(2);
  bench.ask(1, "hello");
  const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  for (const std::string_view method : {"bot", "start", "sit", "leave", "resign", "mix", "move", "undo", "agree",
                                        "withdraw", "chat", "legal", "foretell"}) {
    EXPECT_EQ(bench.ask(2, method, {{"table", table}, {"text", "hi"}, {"seat", "p1"}, {"level", "easy"}}).at("code"),
              24)
        << method;
  }
}

}  // namespace
}  // namespace septem::server
