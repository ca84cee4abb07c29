// Who somebody is, also when they come back, and commands that are sent again.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubPeople, AHelloThatIsRefusedChangesNothing) {
  Bench bench;
  bench.connect(1);
  EXPECT_EQ(bench.ask(1, "hello", {{"name", "\u200b"}}).at("code"), -32602);
  EXPECT_EQ(why(bench.ask(1, "tables")), "server.say-hello");
  const auto hello = bench.ask(1, "hello", {{"name", "Ada"}});
  EXPECT_EQ(hello.at("token").as_string().size(), 32U);
  bench.connect(2);
  EXPECT_EQ(bench.ask(2, "hello", {{"token", hello.at("token")}, {"name", "\u200b"}}).at("code"), -32602);
  EXPECT_EQ(why(bench.ask(2, "tables")), "server.say-hello");
}

TEST(HubPeople, NobodyChoosesTheirOwnToken) {
  Bench bench;
  for (const ClientId client : {1U, 2U, 3U}) bench.connect(client);
  const std::string weak(32, '0');
  const auto hello = bench.ask(1, "hello", {{"token", weak}, {"name", "Ada"}});
  const std::string given(hello.at("token").as_string());
  EXPECT_NE(given, weak);
  const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  bench.ask(2, "hello", {{"token", weak}});
  EXPECT_EQ(bench.ask(2, "watch", {{"table", table}}).at("you"), nullptr);
  EXPECT_FALSE(bench.ask(3, "hello", {{"token", given}}).as_object().contains("token"));
  EXPECT_EQ(bench.ask(3, "watch", {{"table", table}}).at("you"), "p0");
}

TEST(HubPeople, ASecondConnectionIsTheSamePersonBeforeTheyHaveAnyTable) {
  Bench bench;
  for (const ClientId client : {1U, 2U, 3U}) bench.connect(client);
  const auto token = bench.ask(1, "hello").at("token");
  EXPECT_FALSE(bench.ask(2, "hello", {{"token", token}}).as_object().contains("token"));
  bench.hub.closed(1, bench.now);
  EXPECT_FALSE(bench.ask(3, "hello", {{"token", token}}).as_object().contains("token"));
  bench.hub.closed(2, bench.now);
  bench.hub.closed(3, bench.now);
  bench.connect(4);
  EXPECT_TRUE(bench.ask(4, "hello", {{"token", token}}).as_object().contains("token"));  // nothing was theirs
}

TEST(HubPeople, KeepTheirNameWhenTheyComeBack) {
  Bench bench;
  bench.connect(1);
  const auto token = bench.ask(1, "hello", {{"name", "Ada"}}).at("token");
  bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}});
  bench.connect(2);
  EXPECT_EQ(bench.ask(2, "hello", {{"token", token}}).at("name"), "Ada");
}

TEST(HubPeople, ComeBackWithTheirTokenAndFindTheirTablesAndSeats) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string token = bench.token_of(2);
  bench.hub.closed(2, bench.now);
  bench.pass(5 * 3600 * 1000);
  bench.connect(7);
  EXPECT_EQ(why(bench.ask(7, "tables")), "server.say-hello");
  bench.ask(7, "hello", {{"token", token}, {"name", "Person 2"}});
  const auto tables = bench.ask(7, "tables").at("tables");
  ASSERT_EQ(tables.as_array().size(), 1U);
  EXPECT_EQ(tables.at(0).at("you"), "p1");
  EXPECT_EQ(bench.ask(7, "watch", {{"table", table}}).at("you"), "p1");
}

TEST(HubCommands, SentAgainWithTheSameKeyAreDoneOnce) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto actions = bench.legal(1, table);
  const json::object move{{"table", table}, {"action", actions[0]}, {"key", "m1"}};
  const auto first = bench.ask(1, "move", move);
  const auto again = bench.ask(1, "move", move);
  EXPECT_EQ(again.at(1), first.at(1));
  EXPECT_EQ(bench.ask(1, "view", {{"table", table}}).at("seq"), first.at(1));

  const json::object create{{"game", "seas"}, {"seats", 2}, {"key", "c1"}};
  EXPECT_EQ(bench.ask(1, "create", create).at("table"), bench.ask(1, "create", create).at("table"));
}

TEST(HubCommands, UndoAndChatSentAgainAreDoneOnce) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"game", "seize"}});
  const auto seq = [&] { return bench.ask(1, "view", {{"table", table}}).at("seq"); };
  bench.play_one(table, 1);
  const json::object undo{{"table", table}, {"key", "u1"}};
  const auto undone = bench.ask(1, "undo", undo);
  EXPECT_EQ(undone.at("done"), true);
  EXPECT_EQ(bench.ask(1, "undo", undo).at("seq"), undone.at("seq"));
  EXPECT_EQ(seq(), undone.at("seq"));
  bench.connect(9);  // a spectator
  bench.ask(9, "hello");
  bench.ask(9, "watch", {{"table", table}});
  for (const ClientId client : {1U, 9U}) {
    const json::object chat{{"table", table}, {"text", "hi"}, {"key", "h1"}};
    const auto said = bench.ask(client, "chat", chat).at("seq");
    EXPECT_EQ(bench.ask(client, "chat", chat).at("seq"), said);
    EXPECT_EQ(seq(), said);
  }
}

TEST(HubCommands, ASpectatorWhoChattedWithAKeyIsTheSamePersonAgain) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.connect(9);
  const auto token = bench.ask(9, "hello").at("token");
  bench.ask(9, "watch", {{"table", table}});
  const json::object chat{{"table", table}, {"text", "hi"}, {"key", "h1"}};
  const auto said = bench.ask(9, "chat", chat).at("seq");
  bench.hub.closed(9, bench.now);
  std::vector<StoredEvent> events = bench.world.stored();
  Bench restarted;
  ASSERT_FALSE(restarted.hub.restore(table, events, bench.now));
  for (Bench* now : {&bench, &restarted}) {  // the line broke, or the server
    now->connect(10);
    EXPECT_FALSE(now->ask(10, "hello", {{"token", token}}).as_object().contains("token"));
    now->ask(10, "watch", {{"table", table}});
    EXPECT_EQ(now->ask(10, "chat", chat).at("seq"), said);
    EXPECT_THAT(now->ask(10, "tables").at("tables").as_array(), IsEmpty());  // not theirs
  }
}

TEST(HubCommands, SitSentAgainNamesTheSeatAndFollowsTheTable) {
  Bench bench;
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello");
  }
  const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  const json::object sit{{"table", table}, {"key", "s1"}};
  const auto first = bench.ask(2, "sit", sit);
  bench.ask(2, "unwatch", {{"table", table}});
  EXPECT_EQ(bench.ask(2, "sit", sit), first);
  bench.ask(1, "start", {{"table", table}});
  EXPECT_THAT(bench.world.sent[2].back(), HasSubstr("started"));
}

/// How many look on, as somebody was told last.
json::value told_watching(Bench& bench, ClientId client) {
  json::value told;
  for (const std::string& text : bench.world.sent[client]) {
    const json::value message = json::parse(text);
    const json::value* method = message.as_object().if_contains("method");
    if (method && *method == "watching") told = message.at("params").at("watching");
  }
  return told;
}

TEST(HubPeople, WhoLooksOnIsCountedAndEverybodyAtTheTableIsTold) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("watching"), 0);
  for (const ClientId guest : {8U, 9U}) {
    bench.connect(guest);
    bench.ask(guest, "watch", {{"table", table}});
  }
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("watching"), 2);
  bench.pass(1'000);
  for (const ClientId client : {1U, 2U, 8U, 9U}) EXPECT_EQ(told_watching(bench, client), 2);
  bench.hub.closed(8, bench.now);
  bench.pass(1'000);
  EXPECT_EQ(told_watching(bench, 2), 1);
}

TEST(HubPeople, WhoLooksOnInTwoTabsIsOnePerson) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.connect(8);
  const json::value token = bench.ask(8, "hello").at("token");
  bench.connect(9);
  bench.ask(9, "hello", {{"token", token}});
  for (const ClientId tab : {8U, 9U}) bench.ask(tab, "watch", {{"table", table}});
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("watching"), 1);
  bench.hub.closed(8, bench.now);
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("watching"), 1);
}

TEST(HubPeople, WhoComesAndGoesAllTheTimeKeepsNobodyBusy) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
  bench.connect(9);
  const std::size_t before = bench.world.sent[1].size();
  for (int i = 0; i < 10; ++i) {
    bench.ask(9, "watch", {{"table", table}});
    bench.ask(9, "unwatch", {{"table", table}});
  }
  bench.ask(9, "watch", {{"table", table}});
  EXPECT_EQ(bench.world.sent[1].size(), before);
  bench.pass(1'000);
  EXPECT_EQ(bench.world.sent[1].size(), before + 1);
  EXPECT_EQ(told_watching(bench, 1), 1);  // also before the start
}

TEST(HubPeople, WhoSaysHelloAfterWatchingWatchesAgainWithTheirOwnEyes) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string token = bench.token_of(1);
  bench.connect(5);
  EXPECT_TRUE(bench.ask(5, "watch", {{"table", table}}).at("you").is_null());
  bench.ask(5, "hello", {{"token", token}});
  const std::size_t before = bench.world.sent[5].size();
  bench.play_one(table, 2);
  EXPECT_EQ(bench.world.sent[5].size(), before);
  EXPECT_EQ(bench.ask(5, "watch", {{"table", table}}).at("you"), "p0");
  while (bench.play_one(table, 1) != 0) {
  }
  bench.play_one(table, 2);
  EXPECT_THAT(bench.world.sent[5].back(), HasSubstr("step"));
}

}  // namespace
}  // namespace septem::server
