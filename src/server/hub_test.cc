// Tables of the hub, the lobby and the chat.
#include "server/testing/hub_test.h"
#include "server/testing/apply_patch.h"

namespace septem::server {
namespace {

TEST(HubTables, TwoPeoplePlayAWholeGameAndEverySeqArrivesOnce) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  const auto snapshot = bench.ask(1, "watch", {{"table", table}});
  EXPECT_EQ(snapshot.at("stage"), "over");
  for (const ClientId client : {1U, 2U}) {
    std::int64_t last = 0;
    for (const std::string& text : bench.world.sent[client]) {
      const json::value message = json::parse(text);
      const json::object& object = message.as_object();
      std::optional<std::int64_t> seq;
      if (object.contains("method") && object.at("method") == "step") seq = object.at("params").at(1).as_int64();
      if (object.contains("method") && object.at("method") == "event") seq = object.at("params").at("seq").as_int64();
      if (object.contains("result") && object.at("result").is_array()) seq = object.at("result").at(1).as_int64();
      if (!seq) continue;
      EXPECT_TRUE(last == 0 || *seq == last + 1) << text;
      last = *seq;
    }
    EXPECT_EQ(last, snapshot.at("seq").as_int64());
  }
}

TEST(HubTables, AViewKeptUpToDateByPatchesEqualsTheViewAskedFor) {
  Bench bench;
  const std::string table = bench.people_at_table(3);
  bench.connect(9);
  json::object spectator = bench.ask(9, "watch", {{"table", table}}).at("view").as_object();
  json::object seat = bench.ask(2, "watch", {{"table", table}}).at("view").as_object();
  std::map<ClientId, std::size_t> read{{2, bench.world.sent[2].size()}, {9, bench.world.sent[9].size()}};
  for (std::size_t i = 0; i < 150 && bench.play_one(table, 3, i * 7) != 0; ++i) {
    for (const ClientId client : {2U, 9U}) {
      json::object& view = client == 2 ? seat : spectator;
      auto& sent = bench.world.sent[client];
      for (std::size_t& at = read[client]; at < sent.size(); ++at) {
        const json::value message = json::parse(sent[at]);
        const json::object& object = message.as_object();
        const json::value* step = object.contains("method") && object.at("method") == "step"    ? &object.at("params")
                                  : object.contains("result") && object.at("result").is_array() ? &object.at("result")
                                                                                                : nullptr;
        if (step) {
          EXPECT_TRUE(apply_patch(view, step->at(3).as_object())) << sent[at];
        }
      }
      const auto asked = bench.ask(client, "view", {{"table", table}}).at("view");
      ASSERT_EQ(view, asked.as_object());
      read[client] = sent.size();
    }
  }
}

TEST(HubTables, ChangesSeatsBeforeTheStartOnly) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const std::string table(bench.ask(1, "create", {{"game", "seas"}, {"seats", 3}}).at("table").as_string());
  EXPECT_EQ(bench.ask(1, "sit", {{"table", table}, {"seat", "p2"}}).at("seat"), "p2");
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("seats").at(0).at("is"), "empty");
  EXPECT_EQ(why(bench.ask(1, "start", {{"table", table}})), "server.seats-empty");
  bench.ask(1, "start", {{"table", table}, {"fill", true}});
  EXPECT_EQ(why(bench.ask(1, "sit", {{"table", table}, {"seat", "p0"}})), "server.already-started");
}

TEST(HubTables, LinkIsEnoughToJoinAndANameIsEnoughToBeSomebody) {
  Bench bench;
  bench.connect(1);
  bench.connect(2);
  bench.ask(1, "hello", {{"name", "Ada"}});
  const auto made = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}});
  EXPECT_EQ(made.at("link").as_string(), "http://localhost/t/" + std::string(made.at("table").as_string()));
  EXPECT_EQ(why(bench.ask(2, "sit", {{"table", made.at("table")}})), "server.say-hello");
  bench.ask(2, "hello", {{"name", "  Bo\n\tb "}});
  EXPECT_EQ(bench.ask(2, "sit", {{"table", made.at("table")}}).at("seat"), "p1");
  EXPECT_EQ(bench.ask(1, "watch", {{"table", made.at("table")}}).at("seats").at(1).at("name"), "Bo b");
}

TEST(HubTables, StrangersSeeATableWithoutSpectatorsOnlyBeforeItStarts) {
  Bench bench;
  for (const ClientId client : {1U, 2U, 3U, 9U}) bench.connect(client);
  for (const ClientId client : {1U, 2U, 3U}) bench.ask(client, "hello", {{"name", "Ada"}});
  const auto made = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"spectators", false}});
  const auto table = made.at("table");
  for (const ClientId stranger : {3U, 9U}) EXPECT_EQ(bench.ask(stranger, "watch", {{"table", table}}).at("seq"), 2);
  bench.ask(2, "sit", {{"table", table}});
  bench.ask(1, "start", {{"table", table}});
  const auto heard = [&](ClientId client) { return bench.world.sent[client].size(); };
  const auto before = std::array{heard(2), heard(3), heard(9)};
  bench.play_one(std::string(table.as_string()), 2);
  bench.ask(1, "chat", {{"table", table}, {"text", "between us"}});
  EXPECT_THAT(bench.world.sent[9].back(), HasSubstr(R"("method":"turned-out")"));
  EXPECT_THAT(bench.world.sent[9].back(), HasSubstr(R"("why":"server.no-spectators")"));
  EXPECT_GT(heard(2), before[0]);
  EXPECT_EQ(heard(3), before[1]);
  EXPECT_EQ(heard(9), before[2]);
  for (const std::string& text : bench.world.sent[9]) EXPECT_EQ(text.find("started"), std::string::npos) << text;
  EXPECT_EQ(why(bench.ask(3, "chat", {{"table", table}, {"text", "hello?"}})), "server.not-watching");
}

TEST(HubTables, AWordThatCreateDoesNotKnowIsRefused) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  EXPECT_EQ(bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"spectator", false}}).at("code"), -32602);
  EXPECT_TRUE(bench.ask(1, "tables").at("tables").as_array().empty());
}

TEST(HubLobby, ShowsOpenTablesAndKeepsInvitationsOut) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}});
  EXPECT_TRUE(bench.ask(1, "lobby").at("tables").as_array().empty());
  const auto open = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"open", true}});
  EXPECT_EQ(bench.ask(1, "lobby").at("tables").at(0).at("table"), open.at("table"));
  EXPECT_EQ(bench.ask(1, "tables").at("tables").as_array().size(), 2U);
}

TEST(HubTables, LiveForWeeksAndAreClosedWhenEverybodyForgotThem) {
  constexpr Millis kDay = 24LL * 3600 * 1000;
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", nullptr}});
  const std::string waiting(bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table").as_string());
  for (const ClientId client : {1U, 2U}) bench.hub.closed(client, bench.now);
  bench.connect(9);
  const auto stage = [&](const std::string& id) { return bench.ask(9, "watch", {{"table", id}}).at("stage"); };
  const auto pass_days = [&](int days) {
    bench.hub.closed(9, bench.now);
    bench.pass(days * kDay);
    bench.connect(9);
  };
  pass_days(13);
  EXPECT_EQ(stage(waiting), "waiting");
  EXPECT_EQ(stage(table), "playing");
  pass_days(2);
  EXPECT_EQ(stage(waiting), "closed");
  EXPECT_EQ(stage(table), "playing");
  pass_days(80);
  EXPECT_EQ(stage(table), "closed");
}

TEST(HubChat, IsCleanedAndCanBeOff) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.ask(1, "chat", {{"table", table}, {"text", "a\u202e\nb" + std::string(500, 'x')}});
  const auto chat = bench.ask(2, "watch", {{"table", table}}).at("chat").at(0);
  EXPECT_THAT(std::string(chat.at("text").as_string()), StartsWith("a bx"));
  EXPECT_EQ(chat.at("text").as_string().size(), 200U);
  bench.ask(1, "chat", {{"table", table}, {"emote", "well-played"}});
  EXPECT_EQ(bench.ask(1, "chat", {{"table", table}, {"emote", "rude"}}).at("code"), -32602);

  Bench quiet;
  const std::string other = quiet.people_at_table(2, {{"chat", false}});
  EXPECT_EQ(why(quiet.ask(1, "chat", {{"table", other}, {"text", "hi"}})), "server.no-chat");
}

TEST(HubLimits, CreditsRunOutAndComeBack) {
  Limits limits;
  limits.credits_at_most = 10;
  limits.credits_per_second = 5;
  Bench bench({}, limits);
  bench.connect(1);
  json::value last;
  for (int i = 0; i < 12; ++i) last = bench.ask(1, "dance");
  EXPECT_EQ(why(last), "server.too-fast");
  bench.now += 1'000;
  EXPECT_EQ(bench.ask(1, "dance").at("code"), -32601);
  for (int i = 0; i < 40; ++i) bench.send(1, "dance");
  EXPECT_FALSE(bench.world.dropped.empty());
}

}  // namespace
}  // namespace septem::server
