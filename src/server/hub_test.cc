#include "server/hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/fair.h"
#include "server/testing/apply_patch.h"
#include "server/testing/fake_world.h"

namespace septem::server {
namespace {

namespace json = boost::json;
using server::testing::Bench;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

std::string why(const json::value& error) { return std::string(error.at("data").at("why").as_string()); }

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

TEST(HubTables, AnOrdinaryMoveCostsAtMost200BytesOnTheWire) {
  Bench bench;
  const std::string table = bench.people_at_table(4, {{"clock", {{"game", 600}, {"increment", 5}}}});
  std::size_t steps = 0;
  for (std::size_t i = 0; i < 300 && bench.play_one(table, 4, i * 5) != 0; ++i) bench.pass(10);
  for (const std::string& text : bench.world.sent[3]) {
    // A move that ends a round brings its scores: not an ordinary one.
    if (text.find(R"("method":"step")") == std::string::npos || text.find("scores") != std::string::npos) continue;
    ++steps;
    EXPECT_LE(text.size() + (text.size() < 126 ? 2 : 4), 200U) << text;
  }
  EXPECT_GT(steps, 30U);
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
  const std::string token(json::parse(bench.world.sent[2][0]).at("result").at("token").as_string());
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

TEST(HubDisk, NothingLeavesBeforeItIsOnDisk) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string action = bench.legal(1, table)[0];
  bench.writes_at_once = false;
  const std::size_t before = bench.world.sent[1].size() + bench.world.sent[2].size();
  bench.send(1, "move", {{"table", table}, {"action", action}});
  bench.send(2, "view", {{"table", table}});  // it would show the move
  EXPECT_EQ(bench.world.sent[1].size() + bench.world.sent[2].size(), before);
  bench.commit();
  EXPECT_EQ(bench.world.sent[1].size() + bench.world.sent[2].size(), before + 3);
}

TEST(HubDisk, AFullDiskRefusesTheMoveAndTheTableIsAsItWas) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string action = bench.legal(1, table)[0];
  const auto view = bench.ask(1, "view", {{"table", table}});
  bench.writes_at_once = false;
  bench.send(1, "move", {{"table", table}, {"action", action}, {"key", "k"}});
  bench.hub.commit_failed("the disk is full", bench.now);
  EXPECT_EQ(bench.answer(1).at("code"), 27);
  EXPECT_THAT(std::string(bench.answer(1).at("message").as_string()), HasSubstr("the disk is full"));
  bench.writes_at_once = true;
  EXPECT_EQ(bench.ask(1, "view", {{"table", table}}), view);
  const auto done = bench.ask(1, "move", {{"table", table}, {"action", action}, {"key", "k"}});
  EXPECT_EQ(done.at(1).as_int64(), view.at("seq").as_int64() + 1);
  EXPECT_EQ(bench.world.appended.back().era, 1U);
}

TEST(HubDisk, ATableThatCouldNotBeWrittenNeverWas) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  bench.writes_at_once = false;
  bench.send(1, "create", {{"game", "seas"}, {"seats", 2}});
  bench.hub.commit_failed("the disk is full", bench.now);
  EXPECT_EQ(bench.answer(1).at("code"), 27);
  bench.writes_at_once = true;
  EXPECT_TRUE(bench.ask(1, "tables").at("tables").as_array().empty());
}

TEST(HubRecovery, ReplayingTheLogGivesTheSameTable) {
  Bench bench;
  const std::string table = bench.people_at_table(3, {{"clock", {{"move", 60}}}});
  for (std::size_t i = 0; i < 40; ++i) {
    bench.play_one(table, 3, i);
    bench.pass(700);
  }
  bench.ask(2, "chat", {{"table", table}, {"text", "hi"}});
  bench.ask(1, "undo", {{"table", table}});
  std::vector<Table::Stored> events;
  for (const Entry& entry : bench.world.appended) events.push_back({entry.at, entry.text});

  Bench second;
  EXPECT_EQ(second.hub.restore(table, events, bench.now), std::nullopt);
  second.now = bench.now;
  for (const ClientId client : {1U, 2U, 3U}) {
    second.connect(client);
    const std::string token(json::parse(bench.world.sent[client][0]).at("result").at("token").as_string());
    second.ask(client, "hello", {{"token", token}});
  }
  for (const ClientId client : {1U, 2U, 3U}) {
    auto was = bench.ask(client, "watch", {{"table", table}}).as_object();
    auto is = second.ask(client, "watch", {{"table", table}}).as_object();
    was.erase("seats"), is.erase("seats");  // who is here differs
    EXPECT_EQ(was, is);
  }
}

TEST(HubRecovery, AnEventThatDoesNotFitIsNamed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  std::vector<Table::Stored> events;
  for (const Entry& entry : bench.world.appended) events.push_back({entry.at, entry.text});
  events.push_back({0, R"({"is":"moved","seat":"p1","do":"G11"})"});
  Bench second;
  EXPECT_THAT(*second.hub.restore(table, events, 0), AllOf(HasSubstr(table), HasSubstr("event 5")));
}

TEST(HubAbsence, ABotStandsInAndHandsTheSeatBack) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  const std::string token(json::parse(bench.world.sent[1][0]).at("result").at("token").as_string());
  bench.hub.closed(1, bench.now);
  bench.pass(29'000);
  bench.pass(500);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
  bench.pass(1'000);
  bench.pass(1'000);
  ASSERT_EQ(bench.world.tasks.size(), 1U);
  EXPECT_EQ(bench.world.tasks.front().level, "medium");
  bench.let_bots_play();
  EXPECT_THAT(bench.world.sent[2].back(), HasSubstr("\"step\""));
  bench.connect(5);
  bench.ask(5, "hello", {{"token", token}});
  const auto snapshot = bench.ask(5, "watch", {{"table", table}});
  EXPECT_EQ(snapshot.at("you"), "p0");
  EXPECT_EQ(snapshot.at("seats").at(0).at("bot"), false);
}

TEST(HubAbsence, AnEmptyTableSleepsInsteadOfPlayingByItself) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 1}});
  bench.hub.closed(1, bench.now);
  bench.hub.closed(2, bench.now);
  for (int i = 0; i < 100; ++i) bench.pass(1'000);
  EXPECT_THAT(bench.world.tasks, IsEmpty());
}

TEST(HubAbsence, WhoLeavesIsReplacedAtOnceAndMaySitDownAgain) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.ask(1, "leave", {{"table", table}});
  bench.pass(500);
  EXPECT_EQ(bench.world.tasks.size(), 1U);
  EXPECT_EQ(bench.ask(1, "sit", {{"table", table}}).at("seat"), "p0");
  bench.let_bots_play();  // asked too early: not played
  EXPECT_FALSE(bench.legal(1, table).empty());
}

TEST(HubAbsence, WhoNeverCameToTheRematchIsStoodInForToo) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"away", 30}});
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.hub.closed(1, bench.now);
  const json::value next = bench.ask(2, "rematch", {{"table", table}}).at("table");
  bench.ask(2, "watch", {{"table", next}});
  bench.ask(2, "start", {{"table", next}});
  bench.pass(31'000);
  bench.pass(1'000);
  EXPECT_EQ(bench.world.tasks.size(), 1U);
}

TEST(HubPeople, WhoSaysHelloAfterWatchingWatchesAgainWithTheirOwnEyes) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const std::string token(json::parse(bench.world.sent[1][0]).at("result").at("token").as_string());
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

TEST(HubUndo, IsFreeWhileNothingWasLearntAndNobodyElseActed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  const auto before = bench.ask(1, "view", {{"table", table}}).at("view");
  const auto actions = bench.legal(1, table);
  bench.ask(1, "move", {{"table", table}, {"action", actions.back()}});
  ASSERT_EQ(bench.ask(1, "view", {{"table", table}}).at("view").at("phase"), "play");
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(bench.ask(1, "view", {{"table", table}}).at("view"), before);
}

TEST(HubUndo, NeedsTheOthersOnceSomebodyElseHasActed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.play_one(table, 1);
  while (bench.play_one(table, 1) != 0) {
  }
  ASSERT_EQ(bench.ask(2, "move", {{"table", table}, {"action", bench.legal(2, table)[0]}}).is_array(), true);
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  EXPECT_EQ(bench.ask(1, "watch", {{"table", table}}).at("undo").at("seat"), "p0");
  EXPECT_EQ(why(bench.ask(1, "agree", {{"table", table}})), "server.no-undo-asked");
  EXPECT_EQ(bench.ask(2, "agree", {{"table", table}, {"agree", false}}).at("done"), false);
  EXPECT_TRUE(bench.ask(1, "watch", {{"table", table}}).at("undo").is_null());
  bench.ask(1, "undo", {{"table", table}});
  EXPECT_EQ(bench.ask(2, "agree", {{"table", table}}).at("done"), true);
  EXPECT_FALSE(bench.legal(1, table).empty());
}

TEST(HubUndo, OfAHiddenCardIsFreeAndTellsTheOthersNothing) {
  Bench bench;
  const std::string table = bench.people_at_table(3, {{"game", "seize"}});
  const auto before = bench.ask(2, "view", {{"table", table}}).at("view");
  const std::string action = bench.legal(1, table)[1];
  bench.ask(1, "move", {{"table", table}, {"action", action}});
  const std::size_t told = bench.world.sent[2].size();
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  EXPECT_EQ(bench.ask(2, "view", {{"table", table}}).at("view"), before);
  const std::string card = action.substr(action.rfind(' ') + 1);
  for (std::size_t i = told - 1; i < bench.world.sent[2].size(); ++i) {
    EXPECT_THAT(bench.world.sent[2][i], Not(HasSubstr('"' + card + '"')));
  }
  // Now another one lays a card first: it goes back, too, so they are asked.
  bench.ask(1, "move", {{"table", table}, {"action", action}});
  bench.ask(2, "move", {{"table", table}, {"action", bench.legal(2, table)[0]}});
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
}

TEST(HubUndo, OfAPlayThatDrewACardIsNotFree) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"game", "sevens"}, {"options", {{"first", "p0"}}}});
  while (bench.play_one(table, 1) != 0) {
  }
  EXPECT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), false);
  EXPECT_EQ(bench.ask(2, "agree", {{"table", table}}).at("done"), true);
  EXPECT_FALSE(bench.legal(1, table).empty());
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
  pass_days(20);
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

TEST(HubRematch, BringsEverybodyToTheSameNewTable) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.not-over");
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  const auto first = bench.ask(1, "rematch", {{"table", table}});
  EXPECT_EQ(bench.ask(2, "rematch", {{"table", table}}).at("table"), first.at("table"));
  EXPECT_EQ(bench.ask(2, "watch", {{"table", first.at("table")}}).at("you"), "p1");
}

TEST(HubFair, TheRecordOfAFinishedTableProvesItsDeal) {
  Bench bench;
  bench.connect(1);
  const auto hello = bench.ask(1, "hello", {{"name", "Ada"}});
  const auto made = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}});
  const std::string table(made.at("table").as_string());
  bench.ask(1, "mix", {{"table", table}, {"number", "c0ffee"}});
  bench.ask(1, "start", {{"table", table}});
  EXPECT_EQ(why(bench.ask(1, "record", {{"table", table}})), "server.not-over");
  for (std::size_t i = 0; i < 3000 && bench.ask(1, "watch", {{"table", table}}).at("stage") != "over"; ++i) {
    bench.play_one(table, 1, i);
    bench.pass(500);
    bench.let_bots_play();
  }
  std::string record(bench.ask(1, "record", {{"table", table}}).at("record").as_string());
  const auto verdict = verify(record, open_with(bench.files));
  ASSERT_TRUE(verdict) << verdict.error().message;
  EXPECT_EQ(verdict->commitment, std::string(made.at("commitment").as_string()));
  EXPECT_GE(verdict->outcomes, 1);

  std::string other_mix = record;
  other_mix.replace(other_mix.find("c0ffee"), 6, "c0ffed");
  EXPECT_FALSE(verify(other_mix, open_with(bench.files)));
  std::string other_seed = record;
  char& digit = other_seed[other_seed.find("# fair seed ") + 20];
  digit = digit == '0' ? '1' : '0';
  EXPECT_FALSE(verify(other_seed, open_with(bench.files)));
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

TEST(HubLimits, TablesPerPersonAndInAll) {
  Limits limits = Bench::generous();
  limits.tables_per_person = 2;
  limits.tables = 3;
  Bench bench({}, limits);
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello");
  }
  const json::object params{{"game", "seas"}, {"seats", 2}};
  bench.ask(1, "create", params);
  bench.ask(1, "create", params);
  EXPECT_EQ(why(bench.ask(1, "create", params)), "server.too-many-own-tables");
  bench.ask(2, "create", params);
  EXPECT_EQ(why(bench.ask(2, "create", params)), "server.too-many-tables");
}

TEST(HubSecrecy, TokensSeedsAndHashesAreNeverSentNorNoted) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.connect(9);
  bench.ask(9, "watch", {{"table", table}});
  for (std::size_t i = 0; i < 30; ++i) bench.play_one(table, 2, i);
  const std::string first_event = bench.world.appended[0].text;
  const std::string seed = std::string(json::parse(first_event).at("seed").as_string());
  const std::string hash = std::string(json::parse(first_event).at("host").as_string());
  const std::string token(json::parse(bench.world.sent[1][0]).at("result").at("token").as_string());
  for (const auto& [client, texts] : bench.world.sent) {
    for (std::size_t i = 1; i < texts.size(); ++i) {
      EXPECT_THAT(texts[i], AllOf(Not(HasSubstr(seed)), Not(HasSubstr(hash)), Not(HasSubstr(token))));
    }
  }
  for (const std::string& note : bench.world.notes) {
    EXPECT_THAT(note,
                AllOf(Not(HasSubstr(seed)), Not(HasSubstr(hash)), Not(HasSubstr(token)), Not(HasSubstr("Person"))));
  }
}

}  // namespace
}  // namespace septem::server
