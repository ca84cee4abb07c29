// The hub and a disk that fails.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

using ::testing::AllOf;

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

}  // namespace
}  // namespace septem::server
