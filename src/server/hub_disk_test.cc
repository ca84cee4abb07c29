// What the hub writes down, and what it never tells.
#include "server/fair.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;

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

TEST(HubDisk, ARefusalSaysWhatIsKnownAndNoMore) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.writes_at_once = false;
  bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  bench.hub.commit_failed("the disk is full", bench.now);
  const std::string message(bench.answer(1).at("message").as_string());
  EXPECT_THAT(message, Not(HasSubstr("nothing")));  // after a failed fsync and a crash it may be there
  EXPECT_THAT(message, HasSubstr("may be there"));
}

/// While a move at one table waits for the disk.
class HubStalledDisk : public ::testing::Test {
 protected:
  HubStalledDisk() : stalled_(bench_.people_at_table(2, {{"open", true}})) {
    bench_.connect(8);
    bench_.ask(8, "hello", {{"name", "Other"}});
    other_ = bench_.ask(8, "create", {{"game", "seas"}, {"seats", 2}, {"open", true}}).at("table").as_string();
    bench_.connect(9);
    action_ = bench_.legal(1, stalled_)[0];
    bench_.writes_at_once = false;
    move();
  }
  void move() { bench_.send(1, "move", {{"table", stalled_}, {"action", action_}}); }
  /// The refusal's key, `held`, or `sent`.
  std::string outcome(ClientId client, std::string_view method, json::object params = {}) {
    const json::value answer = bench_.ask(client, method, std::move(params));
    if (answer.is_null()) return "held";
    return answer.is_object() && answer.as_object().contains("code") ? why(answer) : "sent";
  }
  std::vector<std::string>& sent(ClientId client) { return bench_.world.sent[client]; }

  Bench bench_;
  std::string stalled_;
  std::string other_;
  std::string action_;
};

TEST_F(HubStalledDisk, HoldsUpOnlyWhatDependsOnTheTableThatWaits) {
  EXPECT_EQ(bench_.answer(1), nullptr);
  EXPECT_EQ(outcome(2, "view", {{"table", stalled_}}), "held");
  EXPECT_EQ(outcome(9, "watch", {{"table", stalled_}}), "held");
  EXPECT_EQ(outcome(1, "tables"), "held");
  EXPECT_EQ(outcome(9, "hello", {{"name", "New"}}), "sent");
  EXPECT_EQ(outcome(9, "lobby"), "sent");
  EXPECT_EQ(outcome(9, "watch", {{"table", other_}}), "sent");
  EXPECT_EQ(outcome(8, "view", {{"table", other_}}), "sent");
  EXPECT_EQ(outcome(8, "tables"), "sent");
  EXPECT_EQ(outcome(1, "lobby"), "sent");  // also for who made the move
  EXPECT_EQ(outcome(1, "watch", {{"table", other_}}), "sent");
}

TEST_F(HubStalledDisk, TheLobbyShowsTablesAsTheyAreOnDisk) {
  bench_.send(8, "bot", {{"table", other_}, {"seat", "p1"}, {"level", "easy"}});
  bench_.send(8, "start", {{"table", other_}});
  bench_.send(8, "create", {{"game", "seas"}, {"seats", 2}, {"open", true}});
  const auto before = bench_.ask(9, "lobby").at("tables").as_array();
  ASSERT_THAT(before, SizeIs(2));
  EXPECT_EQ(before[0].at("table"), json::value(other_));
  EXPECT_EQ(before[0].at("stage"), "waiting");
  EXPECT_EQ(before[0].at("seats").at(1).at("is"), "empty");
  EXPECT_EQ(before[1].at("to_act"), json::array{"p0"});
  bench_.commit();
  const auto after = bench_.ask(9, "lobby").at("tables").as_array();
  ASSERT_THAT(after, SizeIs(3));
  EXPECT_EQ(after[1].at("to_act"), json::array{"p1"});
  EXPECT_EQ(after[2].at("stage"), "playing");
}

TEST_F(HubStalledDisk, OneTablesMessagesComeInTheirOrder) {
  const std::size_t begin = sent(2).size();
  bench_.send(2, "view", {{"table", stalled_}});
  bench_.send(1, "chat", {{"table", stalled_}, {"text", "hi"}});
  bench_.send(2, "unwatch", {{"table", stalled_}});
  const std::uint64_t move = bench_.world.appended[bench_.world.appended.size() - 2].number;
  bench_.hub.committed(move);
  ASSERT_EQ(sent(2).size(), begin + 2);  // the step and the view
  bench_.commit();
  ASSERT_EQ(sent(2).size(), begin + 4);
  EXPECT_THAT(sent(2)[begin], HasSubstr(R"("step")"));
  EXPECT_THAT(sent(2)[begin + 1], HasSubstr(R"("view")"));
  EXPECT_THAT(sent(2)[begin + 2], HasSubstr("chatted"));
  EXPECT_THAT(sent(2)[begin + 3], HasSubstr(R"("result":{})"));
}

TEST_F(HubStalledDisk, ABatchWaitsForAllItTouchesAndNothingOvertakesIt) {
  const std::size_t begin = sent(9).size();
  const std::string batch = R"([{"jsonrpc":"2.0","id":"a","method":"watch","params":{"table":")" + other_ +
                            R"("}},{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ +
                            R"("}}])";
  bench_.hub.received(9, batch, bench_.now);
  bench_.send(8, "leave", {{"table", other_}});  // news for who watches it by now
  bench_.send(9, "view", {{"table", other_}});
  EXPECT_EQ(sent(9).size(), begin);
  bench_.commit();
  ASSERT_EQ(sent(9).size(), begin + 4);
  EXPECT_THAT(sent(9)[begin], StartsWith("["));
  EXPECT_THAT(sent(9)[begin + 1], HasSubstr("left"));
  EXPECT_THAT(sent(9)[begin + 2], HasSubstr(R"("here")"));
}

TEST_F(HubStalledDisk, WhatOnlyWaitedBehindABatchIsTrueAlsoAfterAFailure) {
  bench_.commit();
  bench_.ask(9, "watch", {{"table", other_}});
  bench_.send(8, "chat", {{"table", other_}, {"text", "kept"}});
  const std::uint64_t kept = bench_.world.appended.back().number;
  bench_.send(1, "chat", {{"table", stalled_}, {"text", "lost"}});
  const std::size_t begin = sent(9).size();
  bench_.hub.received(9, R"([{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ + R"("}}])",
                      bench_.now);
  bench_.send(9, "view", {{"table", other_}});
  bench_.hub.committed(kept);
  ASSERT_EQ(sent(9).size(), begin + 1);  // the chat; the answer waits behind the batch
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_TRUE(bench_.answer(9).as_object().contains("view"));
}

TEST_F(HubStalledDisk, AFailureAnswersEveryRequestThatWaits) {
  bench_.send(2, "view", {{"table", stalled_}});
  const std::int64_t view = bench_.last_id;
  bench_.hub.received(9, R"([{"jsonrpc":"2.0","id":"b","method":"view","params":{"table":")" + stalled_ + R"("}}])",
                      bench_.now);
  bench_.send(8, "chat", {{"table", other_}, {"text", "hi"}});
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_EQ(bench_.answer(8).at("code"), 27);
  bench_.last_id = view;
  EXPECT_EQ(bench_.answer(2).at("code"), 27);
  const auto refused = json::parse(sent(9).back());
  EXPECT_EQ(refused.at("error").at("code"), 27);
  EXPECT_TRUE(refused.at("id").is_null());
  EXPECT_EQ(outcome(2, "view", {{"table", stalled_}}), "sent");
}

TEST_F(HubStalledDisk, AfterAFailureEverybodyIsToldWhoIsHere) {
  bench_.hub.closed(1, bench_.now);
  bench_.hub.commit_failed("the disk is full", bench_.now);
  EXPECT_THAT(sent(2), Contains(AllOf(HasSubstr(R"("here")"), HasSubstr(R"("seat":"p0","here":false)"))));
}

TEST_F(HubStalledDisk, WhoGoesLeavesNothingBehind) {
  for (int i = 0; i < 20; ++i) bench_.send(2, "view", {{"table", stalled_}});
  EXPECT_GT(bench_.hub.outbox().held_bytes(), 0U);
  for (const ClientId client : {1U, 2U}) bench_.hub.closed(client, bench_.now);
  EXPECT_EQ(bench_.hub.outbox().held_bytes(), 0U);
}

TEST(HubHeld, IsBoundedForOneClientAndForAll) {
  Limits limits = Bench::generous();
  limits.held_per_client = 20'000;
  limits.held_in_all = 30'000;
  Bench bench({}, limits);
  const std::string table = bench.people_at_table(2);
  bench.connect(9);
  bench.ask(9, "watch", {{"table", table}});
  bench.writes_at_once = false;
  bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  for (int i = 0; i < 1'000 && bench.answer(2).is_null(); ++i) bench.send(2, "view", {{"table", table}});
  EXPECT_EQ(why(bench.answer(2)), "server.busy");  // before anything was done
  EXPECT_LE(bench.hub.outbox().held_bytes(), 12'000U);
  EXPECT_THAT(bench.world.dropped, IsEmpty());
  for (int i = 0; i < 1'000 && (bench.answer(1).is_null() || i == 0); ++i) {
    bench.send(1, "chat", {{"table", table}, {"text", std::string(200, 'x')}});
  }
  EXPECT_EQ(why(bench.answer(1)), "server.busy");
  EXPECT_LE(bench.hub.outbox().held_bytes(), 32'000U);
  bench.commit();
  EXPECT_EQ(bench.hub.outbox().held_bytes(), 0U);
  bench.send(2, "view", {{"table", table}});
  EXPECT_TRUE(bench.answer(2).as_object().contains("view"));
}

TEST(HubHeld, AClientForWhomTooMuchNewsWaitsIsCutOff) {
  Limits limits = Bench::generous();
  limits.held_per_client = 20'000;
  Bench bench({}, limits);
  bench.connect(9);
  std::map<ClientId, std::string>
      tables;  // whoever talks is refused before it is too much; who listens to all of them is not
  for (const ClientId client : {1U, 2U, 3U}) {
    bench.connect(client);
    bench.ask(client, "hello");
    tables[client] = bench.ask(client, "create", {{"game", "seas"}, {"seats", 2}}).at("table").as_string();
    bench.ask(9, "watch", {{"table", tables[client]}});
  }
  bench.writes_at_once = false;
  for (int i = 0; i < 50; ++i) {
    bench.now += 1'000;  // nobody talks too fast
    for (const auto& [client, table] : tables)
      bench.send(client, "chat", {{"table", table}, {"text", std::string(200, 'x')}});
  }
  EXPECT_THAT(bench.world.dropped, ElementsAre(std::pair<ClientId, std::string>(9, "too much waits for the disk")));
  EXPECT_LE(bench.hub.outbox().held_bytes(), 33'000U);
  const std::size_t before = bench.world.sent[9].size();
  bench.commit();
  EXPECT_EQ(bench.world.sent[9].size(), before);
}

TEST(HubDisk, NoTableIsMadeWhileTooManyWritesWait) {
  Limits limits = Bench::generous();
  limits.waiting_writes = 10;
  Bench bench({}, limits);
  bench.connect(1);
  bench.ask(1, "hello");
  bench.writes_at_once = false;
  bench.send(1, "create", {{"game", "seas"}, {"seats", 2}});
  bench.send(1, "create", {{"game", "seas"}, {"seats", 2}});
  ASSERT_FALSE(bench.answer(1).is_null());
  EXPECT_EQ(why(bench.answer(1)), "server.busy");
  EXPECT_THAT(bench.world.appended, SizeIs(2));
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

TEST(HubDisk, WhoWasTurnedOutIsToldAlsoWhenTheStartFailed) {
  Bench bench;
  bench.connect(1);
  bench.ask(1, "hello");
  const auto made = bench.ask(1, "create",
                              {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}, {"spectators", false}});
  bench.connect(9);
  bench.ask(9, "watch", {{"table", made.at("table")}});
  bench.writes_at_once = false;
  bench.send(1, "start", {{"table", made.at("table")}});
  EXPECT_THAT(bench.world.sent[9].back(), Not(HasSubstr("turned-out")));
  bench.hub.commit_failed("the disk is full", bench.now);
  EXPECT_EQ(bench.answer(1).at("code"), 27);
  EXPECT_THAT(bench.world.sent[9].back(), HasSubstr("turned-out"));
}

TEST(HubDisk, ADiskThatIsTooSlowDoesNotStopTime) {
  Limits limits = Bench::generous();
  limits.waiting_writes = 10;
  Bench bench({}, limits);
  const std::string table = bench.people_at_table(2, {{"idle", 60}});
  bench.writes_at_once = false;
  for (int i = 0; i < 10; ++i) bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  bench.pass(61'000);  // would stand in, but cannot write it down
  EXPECT_EQ(bench.world.appended.back().seq, 14U);
  bench.commit();
  bench.pass(20);
  EXPECT_THAT(bench.world.appended.back().text, HasSubstr("away"));
}

TEST(HubDisk, AfterAFailureNothingHappensByItselfForAWhile) {
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"clock", {{"move", 60}}}});
  bench.writes_at_once = false;
  const std::size_t before = bench.world.appended.size();
  bench.pass(61'000);
  ASSERT_EQ(bench.world.appended.size(), before + 1);
  bench.hub.commit_failed("the disk is full", bench.now);
  for (int i = 0; i < 40; ++i) bench.pass(20);
  EXPECT_EQ(bench.world.appended.size(), before + 1);
  bench.pass(1'000);
  EXPECT_EQ(bench.world.appended.size(), before + 2);
}

TEST(HubDisk, ManyFinishedTablesAreArchivedInSmallSteps) {
  Limits limits = Bench::generous();
  limits.tables_per_person = limits.tables_per_network = 1'000;
  Bench bench({}, limits);
  bench.connect(1);
  bench.ask(1, "hello");
  constexpr std::size_t kTables = 120;
  for (std::size_t i = 0; i < kTables; ++i) {
    const auto table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).at("table");
    ASSERT_TRUE(bench.ask(1, "close", {{"table", table}}).as_object().contains("seq"));
  }
  bench.hub.closed(1, bench.now);
  bench.pass(61'000);
  EXPECT_THAT(bench.world.archived_tables.all(), SizeIs(::testing::AllOf(::testing::Gt(0U), ::testing::Le(50U))));
  for (int i = 0; i < 5; ++i) bench.pass(200);
  EXPECT_THAT(bench.world.archived_tables.all(), SizeIs(kTables));
}

TEST(HubDisk, AFinishedTableIsArchivedAgainWhenTheDiskFailed) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.hub.closed(1, bench.now);
  bench.hub.closed(2, bench.now);
  bench.pass(11LL * 60'000);
  ASSERT_THAT(bench.world.archived_tables.all(), SizeIs(1));
  bench.world.archived_tables.clear();  // never written
  bench.connect(9);
  EXPECT_EQ(bench.ask(9, "view", {{"table", table}}).at("view").at("over"), true);
  bench.hub.commit_failed("the disk is full", bench.now);
  bench.pass(61'000);
  ASSERT_THAT(bench.world.archived_tables.all(), SizeIs(1));
  bench.pass(61'000);
  EXPECT_THAT(bench.world.archived_tables.all(), SizeIs(1));
  EXPECT_EQ(bench.ask(9, "view", {{"table", table}}).at("view").at("over"), true);
}

/// As version 0.1 wrote it before tables had `idle`.
const std::vector<StoredEvent> kOldTable = {
    {0,
     R"({"is":"created","settings":{"game":"seas","seats":2,"options":{},"clock":{"move":60},"open":false,"chat":true,"spectators":true,"level":"medium","away":120},"host":"a1","name":"Ada","seed":"44705f7bae90576e9afa3e5a05f6cf6973e34ea5b18b03b10a037e245e44ed07","wall":1794759848139,"key":"c1"})"},
    {0, R"({"is":"sat","seat":"p0","person":"a1","name":"Ada"})"},
    {16, R"({"is":"sat","seat":"p1","person":"b2","name":"Bo","key":"s1"})"},
    {21, R"({"is":"mixed","seat":"p0","number":"ab"})"},
    {24, R"({"is":"started","wall":1794759848162})"},
    {32, R"({"is":"moved","seat":"p0","do":"G5xG2+R3","key":"m0"})"},
    {36, R"({"is":"moved","seat":"p1","do":"G10xX10","key":"m1"})"},
    {45, R"({"is":"moved","seat":"p0","do":"C3","key":"m2"})"},
    {48, R"({"is":"moved","seat":"p1","do":"C9","key":"m3"})"},
    {49, R"({"is":"chatted","seat":"p0","name":"Ada","text":"hi","key":"t1","person":"a1"})"},
    {56, R"({"is":"left","seat":"p1"})"},
    {60, R"({"is":"sat","seat":"p1","person":"b2","name":"Bo"})"},
};

TEST(HubRecovery, ReadsATableThatAnOlderServerWrote) {
  Bench bench;
  ASSERT_EQ(bench.hub.restore("oldtable22", kOldTable, bench.now), std::nullopt);
  bench.connect(1);
  const auto table = bench.ask(1, "watch", {{"table", "oldtable22"}});
  EXPECT_EQ(table.at("settings").at("idle"), 600);
  EXPECT_EQ(table.at("seq"), kOldTable.size());
  EXPECT_EQ(table.at("chat").at(0).at("text"), "hi");
  EXPECT_EQ(table.at("view").at("display"), (json::array{"C3", "C9", "R7"}));
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
  std::vector<StoredEvent> events = bench.world.stored();

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
  std::vector<StoredEvent> events = bench.world.stored();
  events.push_back({0, R"({"is":"moved","seat":"p1","do":"G11"})"});
  Bench second;
  EXPECT_THAT(*second.hub.restore(table, events, 0), AllOf(HasSubstr(table), HasSubstr("event 5")));
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
