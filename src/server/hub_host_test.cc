// What a host can do at a table: turn out, mute, slow down, close; and names that look alike.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// Three people at a table of three; the first made it. A fourth looks on.
class HubHost : public ::testing::Test {
 protected:
  void sit_down(json::object more = {}) {
    for (const ClientId client : {1U, 2U, 3U, 4U}) {
      bench_.connect(client);
      bench_.ask(client, "hello", {{"name", "Person " + std::to_string(client)}});
    }
    json::object params{{"game", "seas"}, {"seats", 3}};
    for (auto& entry : more) params[entry.key()] = entry.value();
    table_ = bench_.ask(1, "create", params).at("table");
    for (const ClientId client : {2U, 3U}) bench_.ask(client, "sit", {{"table", table_}});
    bench_.ask(4, "watch", {{"table", table_}});
  }
  void start() { bench_.ask(1, "start", {{"table", table_}}); }
  json::value do_at(ClientId client, std::string_view method, json::object params = {}) {
    params["table"] = table_;
    return bench_.ask(client, method, std::move(params));
  }
  bool says(ClientId client) { return do_at(client, "chat", {{"text", "hi"}}).as_object().contains("seq"); }
  /// The table as a server that is started again has it.
  void restart() {
    std::vector<StoredEvent> events = bench_.world.stored();
    const std::string token = bench_.token_of(2);
    Bench again;
    ASSERT_FALSE(again.hub.restore(std::string(table_.as_string()), events, bench_.now));
    again.connect(2);
    again.ask(2, "hello", {{"token", token}});
    EXPECT_EQ(why(again.ask(2, "sit", {{"table", table_}})), "server.turned-out");
  }
  Bench bench_;
  json::value table_;
};

TEST_F(HubHost, TurnsSomebodyOutOfTheWaitingRoomForGood) {
  sit_down();
  EXPECT_EQ(why(do_at(2, "turn-out", {{"seat", "p2"}})), "server.only-host");
  EXPECT_TRUE(do_at(1, "turn-out", {{"seat", "p1"}}).as_object().contains("seq"));
  EXPECT_THAT(bench_.world.sent[2].back(), HasSubstr(R"("why":"server.turned-out")"));
  EXPECT_THAT(bench_.world.sent[3].back(), HasSubstr(R"("is":"turned-out","seat":"p1","name":"Person 2")"));
  EXPECT_EQ(do_at(3, "watch").at("seats").at(1).at("is"), "empty");
  for (const std::string_view method : {"sit", "watch", "view"}) EXPECT_EQ(why(do_at(2, method)), "server.turned-out");
  EXPECT_FALSE(says(2));
  EXPECT_EQ(do_at(4, "sit").at("seat"), "p1");
  restart();
}

TEST_F(HubHost, TurnsSomebodyOutOfAGameAndABotPlaysOn) {
  sit_down();
  start();
  const std::size_t heard = bench_.world.sent[2].size();
  do_at(1, "turn-out", {{"seat", "p1"}});
  EXPECT_EQ(bench_.world.sent[2].size(), heard + 1);
  const auto seen = do_at(3, "watch");
  EXPECT_EQ(seen.at("seats").at(1).at("bot"), true);
  EXPECT_EQ(why(do_at(2, "sit")), "server.turned-out");
  EXPECT_EQ(why(do_at(2, "move", {{"action", "G4"}})), "server.not-seated");
  bench_.play_one(std::string(table_.as_string()), 1);
  EXPECT_EQ(bench_.world.sent[2].size(), heard + 3);  // the two refusals
  restart();
}

TEST_F(HubHost, TurnsOutAndMutesASpectatorByWhatTheySaid) {
  sit_down();
  const auto said = do_at(4, "chat", {{"text", "psst"}}).at("seq");
  do_at(1, "mute", {{"chat", said}});
  EXPECT_EQ(why(do_at(4, "chat", {{"text", "psst"}})), "server.muted");
  EXPECT_EQ(do_at(2, "watch").at("muted"), (json::array{json::object{{"seat", nullptr}, {"name", "Person 4"}}}));
  do_at(1, "mute", {{"chat", said}, {"mute", false}});
  EXPECT_TRUE(says(4));
  do_at(1, "turn-out", {{"chat", said}});
  EXPECT_EQ(why(do_at(4, "watch")), "server.turned-out");
  EXPECT_EQ(do_at(1, "turn-out", {{"chat", 1}}).at("code"), -32602);
}

TEST_F(HubHost, IsNotMutedNorTurnedOutThemselves) {
  sit_down();
  for (const std::string_view method : {"mute", "turn-out"}) {
    EXPECT_EQ(why(do_at(1, method, {{"seat", "p0"}})), "server.is-host");
    EXPECT_EQ(why(do_at(2, method, {{"seat", "p0"}})), "server.only-host");
  }
}

TEST_F(HubHost, WhoIsMutedPlaysOn) {
  sit_down();
  start();
  do_at(1, "mute", {{"seat", "p1"}});
  EXPECT_THAT(bench_.world.sent[3].back(), HasSubstr(R"("is":"muted","seat":"p1","name":"Person 2","muted":true)"));
  EXPECT_EQ(why(do_at(2, "chat", {{"emote", "oops"}})), "server.muted");
  const std::string table(table_.as_string());
  while (bench_.play_one(table, 1) != 0) {
  }
  EXPECT_EQ(bench_.play_one(table, 3), 2U);
}

TEST_F(HubHost, MutesOnlySoOften) {
  sit_down();
  for (int i = 0; i < 1'000; ++i) do_at(1, "mute", {{"seat", "p1"}, {"mute", i % 2 == 0}});
  EXPECT_EQ(why(do_at(1, "mute", {{"seat", "p1"}})), "server.too-many-events");
}

TEST_F(HubHost, ClosesTheTableAndEverybodyIsToldWhy) {
  sit_down();
  start();
  EXPECT_EQ(why(do_at(2, "close")), "server.only-host");
  do_at(1, "close");
  EXPECT_THAT(bench_.world.sent[4].back(), HasSubstr(R"("is":"closed","why":"server.closed-by-host")"));
  const auto seen = do_at(4, "watch");
  EXPECT_EQ(seen.at("stage"), "closed");
  EXPECT_EQ(seen.at("closed").at("why"), "server.closed-by-host");
  EXPECT_EQ(why(do_at(1, "record")), "server.not-over");  // nothing is shown that was hidden
  EXPECT_EQ(do_at(1, "view").at("view").at("hands").at(1).kind(), json::kind::int64);
}

TEST_F(HubHost, SlowModeIsASettingThatTheHostChanges) {
  sit_down({{"slow", 30}});
  EXPECT_TRUE(says(2));
  EXPECT_EQ(why(do_at(2, "chat", {{"text", "hi"}})), "server.chat-slow");
  EXPECT_TRUE(says(3));
  bench_.now += 30'000;
  EXPECT_TRUE(says(2));
  EXPECT_EQ(why(do_at(2, "slow", {{"seconds", 0}})), "server.only-host");
  EXPECT_EQ(do_at(1, "slow", {{"seconds", 3601}}).at("code"), -32602);
  do_at(1, "slow", {{"seconds", 0}});
  EXPECT_THAT(bench_.world.sent[2].back(), HasSubstr(R"("is":"slowed","seconds":0)"));
  EXPECT_EQ(do_at(4, "watch").at("settings").at("slow"), 0);
  EXPECT_TRUE(says(2));
}

TEST_F(HubHost, WhatWasPlayedBeforeSomebodyWasTurnedOutStandsAndAPleaEnds) {
  sit_down({{"seats", 2}});  // the third finds no seat
  start();
  const std::string table(table_.as_string());
  while (bench_.play_one(table, 1) != 0) {
  }
  bench_.play_one(table, 2);
  EXPECT_EQ(do_at(1, "undo").at("done"), false);
  do_at(1, "turn-out", {{"seat", "p1"}});
  EXPECT_TRUE(do_at(1, "watch").at("undo").is_null());
  EXPECT_EQ(why(do_at(1, "undo")), "server.undo-turned-out");
  for (int i = 0; i < 100 && bench_.play_one(table, 1) == 0; ++i) {
    bench_.pass(500);
    bench_.let_bots_play();
  }
  EXPECT_EQ(do_at(1, "undo").at("done"), true) << "what came later is between the host and a bot";
  EXPECT_EQ(why(do_at(1, "undo")), "server.undo-turned-out");
}

TEST_F(HubHost, NobodyIsTurnedOutToMakeTheirNoAYes) {
  sit_down({{"seats", 2}});
  start();
  const std::string table(table_.as_string());
  while (bench_.play_one(table, 1) != 0) {
  }
  bench_.play_one(table, 2);
  const auto plea = do_at(1, "undo").at("seq");
  do_at(2, "agree", {{"plea", plea}, {"agree", false}});
  do_at(1, "turn-out", {{"seat", "p1"}});
  EXPECT_EQ(why(do_at(1, "undo")), "server.undo-declined");
}

TEST(HubNames, ThatLookAlikeAreToldApartAtTheTable) {
  Bench bench;
  const char* names[] = {"Ada", "ADA", "\u0410d\u0430", "A\u0301da"};
  for (ClientId client = 1; client <= 4; ++client) {
    bench.connect(client);
    bench.ask(client, "hello", {{"name", names[client - 1]}});
  }
  const auto table =
      bench.ask(1, "create", {{"game", "seas"}, {"seats", 3}, {"players", {"open", "open", "open"}}}).at("table");
  for (const ClientId client : {2U, 3U}) bench.ask(client, "sit", {{"table", table}});
  bench.ask(4, "watch", {{"table", table}});
  bench.ask(4, "chat", {{"table", table}, {"text", "I made this table"}});
  bench.ask(1, "sit", {{"table", table}});
  const auto seen = bench.ask(1, "watch", {{"table", table}});
  EXPECT_EQ(seen.at("seats").at(0).at("name"), "ADA 2");
  EXPECT_EQ(seen.at("seats").at(1).at("name"), "\u0410d\u0430 3");
  EXPECT_EQ(seen.at("seats").at(2).at("name"), "Ada");
  EXPECT_EQ(seen.at("chat").at(0).at("name"), "A\u0301da 4");
}

TEST(HubNames, MadeOfMarksAreRefused) {
  Bench bench;
  bench.connect(1);
  EXPECT_EQ(bench.ask(1, "hello", {{"name", "\u0301\u0302\u0303"}}).at("code"), -32602);
}

TEST_F(HubHost, ChangesTheRulesBeforeTheStartAndEverybodyIsTold) {
  sit_down();
  const auto changed = do_at(1, "change",
                             {{"seats", 4},
                              {"options", json::object{{"target", 11}}},
                              {"clock", json::object{{"move", 60}}},
                              {"away", nullptr},
                              {"idle", nullptr},
                              {"open", true}});
  ASSERT_TRUE(changed.as_object().contains("seq")) << changed;
  for (const ClientId other : {2U, 3U, 4U}) {
    const auto told = json::parse(bench_.world.sent[other].back()).at("params");
    EXPECT_EQ(told.at("is"), "changed");
    EXPECT_EQ(told.at("seq"), changed.at("seq"));
    EXPECT_EQ(told.at("settings").at("options").at("target"), 11);
    EXPECT_EQ(told.at("settings").at("clock"), (json::object{{"move", 60}}));
  }
  EXPECT_EQ(bench_.ask(4, "lobby").at("tables").as_array().size(), 1U);
  EXPECT_EQ(do_at(4, "sit").at("seat"), "p3");
  start();
  const auto seen = do_at(2, "watch");
  EXPECT_EQ(seen.at("view").at("seats"), 4);
  EXPECT_EQ(seen.at("view").at("options").at("target"), 11);
  EXPECT_EQ(seen.at("settings").at("away"), nullptr);
  EXPECT_EQ(seen.at("clock").as_array().size(), 4U);
}

TEST_F(HubHost, KeepsWhatIsNotNamedAndWritesNothingWhereNothingChanges) {
  sit_down({{"options", json::object{{"target", 14}}}, {"away", 300}});
  do_at(1, "change", {{"clock", json::object{{"game", 600}, {"increment", 5}}}});
  const auto settings = do_at(2, "watch").at("settings");
  EXPECT_EQ(settings.at("options").at("target"), 14);
  EXPECT_EQ(settings.at("away"), 300);
  const std::size_t events = bench_.world.appended.size();
  EXPECT_TRUE(do_at(1, "change", {{"away", 300}, {"seats", 3}}).as_object().contains("seq"));
  EXPECT_EQ(bench_.world.appended.size(), events);
}

TEST_F(HubHost, ChangedRulesOutlastARestart) {
  sit_down();
  do_at(1, "change", {{"options", json::object{{"target", 11}, {"last_clears", true}}}});
  const std::vector<StoredEvent> events = bench_.world.stored();
  Bench again;
  ASSERT_FALSE(again.hub.restore(std::string(table_.as_string()), events, bench_.now));
  again.connect(1);
  const auto options = again.ask(1, "watch", {{"table", table_}}).at("settings").at("options");
  EXPECT_EQ(options, (json::object{{"target", 11}, {"last_clears", true}}));
}

TEST_F(HubHost, NobodyLosesTheirSeatByAChangeAndTheGameStays) {
  sit_down();
  const std::size_t events = bench_.world.appended.size();
  EXPECT_EQ(why(do_at(2, "change", {{"seats", 4}})), "server.only-host");
  EXPECT_EQ(why(do_at(1, "change", {{"seats", 2}})), "server.seats-in-use");
  EXPECT_EQ(do_at(1, "change", {{"seats", 9}}).at("code"), 6);
  EXPECT_EQ(do_at(1, "change", {{"options", json::object{{"target", 8}}}}).at("code"), 6);
  EXPECT_EQ(do_at(1, "change", {{"options", json::object{{"first", "p3"}}}}).at("code"), 6);
  for (const std::string_view name : {"game", "players", "key", "colour"}) {
    EXPECT_EQ(why(do_at(1, "change", {{name, "seize"}})), "engine.bad-params") << name;
  }
  for (const std::string_view name : {"seats", "options", "clock", "away", "open", "level"}) {
    EXPECT_EQ(why(do_at(1, "change", {{name, "x"}})), "engine.bad-params") << name;
  }
  EXPECT_EQ(bench_.world.appended.size(), events);
  bench_.ask(3, "leave", {{"table", table_}});
  EXPECT_TRUE(do_at(1, "change", {{"seats", 2}}).as_object().contains("seq"));
  start();
  EXPECT_EQ(why(do_at(1, "change", {{"away", 60}})), "server.already-started");
}

}  // namespace
}  // namespace septem::server
