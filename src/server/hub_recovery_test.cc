// What the hub writes down, and what it never tells.
#include "server/fair.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

using ::testing::AllOf;

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
