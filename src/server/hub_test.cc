// Tables, people, commands and limits of the hub.
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

TEST(HubRematch, OfAnArchivedTableIsRefusedAndLeavesNothingBehind) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  for (const ClientId client : {1U, 2U}) bench.ask(client, "unwatch", {{"table", table}});
  bench.pass(11 * 60'000);
  const std::size_t events = bench.world.appended.size();
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.filed");
  EXPECT_EQ(bench.world.appended.size(), events);
}

TEST(HubRematch, IsForTheHostOfATableOfBotsToo) {
  Bench bench;
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello");
  }
  const auto table =
      bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"easy", "easy"}}}).at("table");
  bench.ask(1, "start", {{"table", table}});
  for (int i = 0; i < 2000 && bench.ask(1, "watch", {{"table", table}}).at("stage") != "over"; ++i) {
    bench.pass(500);
    bench.let_bots_play();
  }
  EXPECT_EQ(why(bench.ask(2, "rematch", {{"table", table}})), "server.not-seated");
  const auto next = bench.ask(1, "rematch", {{"table", table}}).at("table");
  EXPECT_EQ(bench.ask(1, "watch", {{"table", next}}).at("seats").at(1).at("is"), "bot");
}

TEST(HubRematch, BringsEverybodyToTheSameNewTable) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.not-over");
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.ask(2, "chat", {{"table", table}, {"text", "Again?"}});
  const auto first = bench.ask(1, "rematch", {{"table", table}});
  EXPECT_EQ(bench.ask(2, "rematch", {{"table", table}}).at("table"), first.at("table"));
  const auto seen = bench.ask(2, "watch", {{"table", first.at("table")}});
  EXPECT_EQ(seen.at("you"), "p1");
  EXPECT_EQ(seen.at("chat").at(0).at("text"), "Again?");
  EXPECT_EQ(seen.at("chat").at(0).at("seat"), "p1");
}

TEST(HubRematch, BringsAllTheTalkAlongOrIsRefused) {
  Limits limits = Bench::generous();
  limits.waiting_writes = Seat::kMaxPlayers + 2 + 4;
  Bench bench({}, limits);
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  for (int i = 0; i < 5; ++i) {
    bench.pass(60'000);
    ASSERT_TRUE(bench.ask(2, "chat", {{"table", table}, {"text", "One line more"}}).as_object().contains("seq"));
  }
  const std::size_t events = bench.world.appended.size();
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.busy");
  EXPECT_EQ(bench.world.appended.size(), events);
}

TEST(HubRematch, TalkThatIsBroughtAlongWasSaidOnce) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.ask(2, "chat", {{"table", table}, {"text", "Again?"}});
  const auto said = [&] {
    const std::size_t kind = Event(Chatted{}).index();
    const auto is_of_chat = [](const std::string& note) { return note.find("chatted") != std::string::npos; };
    return std::pair(bench.hub.counts().events.at("seas")[kind],
                     std::count_if(bench.world.notes.begin(), bench.world.notes.end(), is_of_chat));
  };
  const auto before = said();
  EXPECT_EQ(before, std::pair(std::uint64_t{1}, std::ptrdiff_t{1}));
  const auto next = bench.ask(1, "rematch", {{"table", table}}).at("table");
  EXPECT_EQ(said(), before);
  EXPECT_THAT(bench.ask(1, "watch", {{"table", next}}).at("chat").as_array(), SizeIs(1));
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
