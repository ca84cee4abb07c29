// Requests that play a game again: a little in each turn, so that nobody else waits for them.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// A table that was played to its end, its record, and nobody's turn yet.
class HubJobs : public ::testing::Test {
 protected:
  HubJobs() : table_(bench_.people_at_table(2)) {
    for (std::size_t i = 0; i < 3000 && bench_.play_one(table_, 2, i * 3) != 0; ++i) bench_.pass(100);
    record_ = bench_.ask(1, "record", {{"table", table_}}).at("record").as_string();
    events_ = bench_.world.appended.size();
    bench_.connect(8);
    bench_.connect(9);
    bench_.works_at_once = false;
  }
  /// Lets the hub work until this client is answered; how much it did in one turn at most, and in all.
  std::pair<std::uint64_t, std::uint64_t> work_until_answered(ClientId client) {
    const std::uint64_t begin = bench_.hub.counts().replayed;
    std::uint64_t most = 0;
    while (bench_.answer(client).is_null() && (bench_.hub.has_work() || bench_.is_reading())) {
      bench_.read();
      const std::uint64_t before = bench_.hub.counts().replayed;
      bench_.hub.work(bench_.now);
      most = std::max(most, bench_.hub.counts().replayed - before);
      bench_.commit();
    }
    return {most, bench_.hub.counts().replayed - begin};
  }
  /// Everybody goes, and the table to the archive.
  void put_into_archive() {
    for (const ClientId client : {1U, 2U, 8U, 9U}) bench_.hub.closed(client, bench_.now);
    bench_.pass(11LL * 60'000);
    ASSERT_THAT(bench_.world.archived_tables.all(), SizeIs(1));
    bench_.pass(61'000);
    bench_.connect(9);
  }

  Bench bench_;
  std::string table_;
  std::string record_;
  std::size_t events_ = 0;
};

TEST_F(HubJobs, OneTurnIsALittleWhateverIsAskedFor) {
  const std::pair<std::string_view, json::object> requests[] = {
      {"history", {{"table", table_}}},
      {"replay", {{"record", record_}}},
      {"verify", {{"record", record_}}},
      {"fork", {{"record", record_}, {"step", 30}}},
  };
  for (const auto& [method, params] : requests) {
    const std::uint64_t before = bench_.hub.counts().replayed;
    bench_.send(1, method, params);
    EXPECT_EQ(bench_.answer(1), nullptr) << method;
    EXPECT_EQ(bench_.hub.counts().replayed, before) << method;
    const auto [most, all] = work_until_answered(1);
    EXPECT_LE(most, Job::kEventsPerTurn) << method;
    EXPECT_GE(all, 30U) << method;
    EXPECT_FALSE(bench_.answer(1).as_object().contains("code")) << bench_.answer(1);
  }
}

TEST_F(HubJobs, ATableOfTheArchiveIsReadALittleInEachTurn) {
  put_into_archive();
  for (const std::string_view method : {"view", "history"}) {
    bench_.send(9, method, {{"table", table_}});
    const auto [most, all] = work_until_answered(9);
    EXPECT_LE(most, Job::kEventsPerTurn) << method;
    EXPECT_GE(all, events_) << method;
    EXPECT_TRUE(bench_.answer(9).as_object().contains("view")) << bench_.answer(9);
  }
  bench_.send(9, "view", {{"table", table_}});
  EXPECT_EQ(work_until_answered(9).second, 0U);  // it is in memory now
}

TEST_F(HubJobs, NobodyWaitsWhileATableOfTheArchiveIsRead) {
  put_into_archive();
  bench_.connect(8);
  bench_.send(8, "view", {{"table", table_}});
  bench_.send(9, "view", {{"table", table_}});
  const std::int64_t asked = bench_.last_id;
  while (bench_.hub.has_work()) bench_.hub.work(bench_.now);
  EXPECT_THAT(bench_.world.to_read, SizeIs(1)) << "once for both";
  EXPECT_TRUE(bench_.ask(9, "lobby").as_object().contains("tables"));
  bench_.hub.closed(8, bench_.now);  // does not wait for it any more
  bench_.work();
  bench_.last_id = asked;
  EXPECT_TRUE(bench_.answer(9).as_object().contains("view"));
}

TEST_F(HubJobs, AnswersOfTablesThatAreNowhereWaitForTheArchive) {
  bench_.send(9, "view", {{"table", table_id_from(Seed{{7, 7, 7, 7}})}});
  EXPECT_EQ(bench_.answer(9), nullptr);
  bench_.work();
  EXPECT_EQ(why(bench_.answer(9)), "engine.no-such-table");
}

TEST_F(HubJobs, ATableOfTheArchiveCostsMore) {
  put_into_archive();
  Limits limits;
  limits.credits_at_most = 12;
  limits.credits_per_second = 0;
  Bench poor({}, limits);
  poor.world.archived_tables = bench_.world.archived_tables;
  poor.connect(1);
  EXPECT_TRUE(poor.ask(1, "view", {{"table", table_}}).as_object().contains("view"));
  EXPECT_TRUE(poor.ask(1, "view", {{"table", table_}}).as_object().contains("view"));
  EXPECT_EQ(why(poor.ask(1, "view", {{"table", table_}})), "server.too-fast");
}

TEST_F(HubJobs, OnlySoManyTablesOfTheArchiveAreKept) {
  put_into_archive();
  Limits limits = Bench::generous();
  limits.archived_tables = 1;
  Bench small({}, limits);
  small.world.archived_tables = bench_.world.archived_tables;
  const std::string other(table_.rbegin(), table_.rend());
  small.world.archived_tables.add({other, *small.world.archived_tables.events_of(table_), {}});
  small.connect(1);
  for (const std::string& id : {table_, other}) {
    EXPECT_TRUE(small.ask(1, "view", {{"table", id}}).as_object().contains("view"));
  }
  EXPECT_EQ(small.hub.rooms().count_by_stage()["over"], 1U);
}

/// A person whose two tables are in the archive alone.
class HubArchive : public ::testing::Test {
 protected:
  HubArchive() {
    bench_.connect(1);
    bench_.ask(1, "hello");
    for (const json::array& players : {json::array{"me", "easy"}, json::array{"me", "easy", "easy"}}) {
      const auto table =
          bench_.ask(1, "create", {{"game", "seas"}, {"seats", players.size()}, {"players", players}}).at("table");
      for (const char* method : {"start", "resign", "unwatch"}) bench_.ask(1, method, {{"table", table}});
      seats_[std::string(table.as_string())] = players.size();
    }
    for (int minute = 0; minute < 3; ++minute) bench_.pass(60'000);
    EXPECT_THAT(bench_.world.archived_tables.all(), SizeIs(2));
    EXPECT_TRUE(bench_.hub.rooms().all().empty());
    bench_.connect(2);
    bench_.works_at_once = false;
  }

  Bench bench_;
  std::map<std::string, json::value> seats_;
};

TEST_F(HubArchive, OneTableIsNeverTakenForAnother) {
  bench_.send(2, "hello", {{"token", bench_.token_of(1)}});
  // Both wait for the same two tables: what one of them finds in memory the other one has just brought there.
  bench_.send(1, "tables");
  bench_.send(2, "tables");
  bench_.work();
  const json::value answer = bench_.answer(2);
  ASSERT_THAT(answer.at("tables").as_array(), SizeIs(2));
  for (const json::value& one : answer.at("tables").as_array()) {
    EXPECT_EQ(one.at("settings").at("seats"), seats_.at(std::string(one.at("table").as_string())));
  }
}

TEST_F(HubArchive, NobodyWaitsWhileWhoSaysHelloIsLookedUpButTheyThemselves) {
  const std::string token = bench_.token_of(1);
  bench_.hub.closed(1, bench_.now);
  bench_.send(2, "hello", {{"token", token}});
  bench_.send(2, "tables");
  const std::int64_t asked = bench_.last_id;
  while (bench_.hub.has_work()) bench_.hub.work(bench_.now);
  EXPECT_THAT(bench_.world.to_list, SizeIs(1));
  EXPECT_TRUE(bench_.world.sent[2].empty()) << "what they say after their hello waits for it";
  bench_.connect(3);
  EXPECT_TRUE(bench_.ask(3, "hello", {{"name", "New"}}).as_object().contains("token"));
  bench_.work();
  bench_.last_id = asked;
  EXPECT_THAT(bench_.answer(2).at("tables").as_array(), SizeIs(2));
  bench_.last_id = asked - 1;
  EXPECT_FALSE(bench_.answer(2).as_object().contains("token")) << "is somebody whom the archive knows";
}

TEST_F(HubArchive, AHelloOfNobodyKnownHoldsNothingUp) {
  bench_.send(2, "hello", {{"token", std::string(32, 'a')}});
  bench_.work();
  EXPECT_TRUE(bench_.answer(2).as_object().contains("token")) << "of the client's own making";
  EXPECT_TRUE(bench_.ask(2, "lobby").as_object().contains("tables"));
}

TEST_F(HubJobs, TakeTurns) {
  bench_.send(8, "replay", {{"record", record_}});
  bench_.send(9, "replay", {{"record", record_}, {"step", 10}});
  EXPECT_LE(work_until_answered(9).second, 2U * Job::kEventsPerTurn);
  EXPECT_TRUE(bench_.hub.has_work());  // the longer one, which was asked for before
}

TEST_F(HubJobs, AreFewForEachClientAndInAll) {
  for (int i = 0; i < 4; ++i) bench_.send(9, "replay", {{"record", record_}});
  EXPECT_EQ(bench_.answer(9), nullptr);
  bench_.send(9, "replay", {{"record", record_}});
  EXPECT_EQ(why(bench_.answer(9)), "server.busy");
  bench_.send(8, "replay", {{"record", record_}});
  EXPECT_EQ(bench_.answer(8), nullptr);
}

TEST_F(HubJobs, EndWithTheirClient) {
  for (int i = 0; i < 4; ++i) bench_.send(9, "replay", {{"record", record_}});
  bench_.hub.closed(9, bench_.now);
  bench_.hub.work(bench_.now);
  EXPECT_FALSE(bench_.hub.has_work());
}

TEST_F(HubJobs, ABatchIsAnsweredWhenAllOfItIsDone) {
  const json::array batch{
      {{"jsonrpc", "2.0"}, {"id", "a"}, {"method", "history"}, {"params", {{"table", table_}}}},
      {{"jsonrpc", "2.0"}, {"id", "b"}, {"method", "lobby"}},
      {{"jsonrpc", "2.0"}, {"method", "view"}, {"params", {{"table", table_}}}},
      {{"jsonrpc", "2.0"}, {"id", "c"}, {"method", "replay"}, {"params", {{"record", record_}}}},
  };
  bench_.hub.received(9, json::serialize(batch), bench_.now);
  while (bench_.hub.has_work()) {
    EXPECT_THAT(bench_.world.sent[9], IsEmpty());
    bench_.hub.work(bench_.now);
  }
  ASSERT_THAT(bench_.world.sent[9], SizeIs(1));
  const json::array answers = json::parse(bench_.world.sent[9][0]).as_array();
  ASSERT_THAT(answers, SizeIs(3));
  for (const json::value& answer : answers) EXPECT_TRUE(answer.as_object().contains("result"));
}

TEST(HubHistoryJob, ShowsTheTableAsItWasWhenItWasAskedFor) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.play_one(table, 2);
  bench.works_at_once = false;
  bench.send(2, "history", {{"table", table}});
  const std::int64_t asked = bench.last_id;
  bench.works_at_once = true;
  bench.play_one(table, 2);
  bench.last_id = asked;
  EXPECT_EQ(bench.answer(2).at("seq"), 5);
  EXPECT_THAT(bench.answer(2).at("steps").as_array(), SizeIs(2));
}

TEST(HubHistoryJob, OfWhatTheDiskRefusedIsRefused) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.works_at_once = bench.writes_at_once = false;
  bench.send(2, "history", {{"table", table}});
  const std::int64_t before = bench.last_id;
  bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  bench.send(2, "history", {{"table", table}});
  bench.hub.commit_failed("the disk is full", bench.now);
  EXPECT_EQ(bench.answer(2).at("code"), 27);
  while (bench.hub.has_work()) bench.hub.work(bench.now);
  bench.last_id = before;  // everything that this one tells is on disk
  EXPECT_EQ(bench.answer(2).at("seq"), 4);
}

TEST(HubHistoryJob, TheNextPageGoesOnWhereTheLastOneEnded) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (int i = 0; i < 900; ++i) {
    bench.play_one(table, 1, static_cast<std::size_t>(i));
    ASSERT_EQ(bench.ask(1, "undo", {{"table", table}}).at("done"), true);
  }
  json::array told;
  std::uint64_t replayed = bench.hub.counts().replayed;
  int pages = 0;
  for (json::value from = 0; !from.is_null(); ++pages) {
    const json::value page = bench.ask(2, "history", {{"table", table}, {"from", from}});
    for (const json::value& step : page.at("steps").as_array()) told.push_back(step.at(0));
    from = page.at("next");
  }
  EXPECT_GE(pages, 2);
  EXPECT_EQ(bench.hub.counts().replayed - replayed, bench.world.appended.size());  // once, not once a page
  ASSERT_THAT(told, SizeIs(1801));
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], 4 + i);
}

}  // namespace
}  // namespace septem::server
