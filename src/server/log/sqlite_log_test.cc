#include "server/log/sqlite_log.h"

#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "server/testing/sqlite_log_test.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using testing::SqliteLogTest;

TEST_F(SqliteLogTest, GivesBackWhatWasCommitted) {
  {
    auto store = open();
    start(*store);
    EXPECT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "b", 1), entry(3, "a", 2)}));
    store->set_moment(5000);
  }
  auto store = open();
  const auto found = store->claim();
  EXPECT_EQ(found.tables.at("a").size(), 2U);
  EXPECT_EQ(found.tables.at("a")[1].text, "{\"n\":3}");
  EXPECT_EQ(found.tables.at("b")[0].at, 1002);
  EXPECT_EQ(found.moment, 5000);
  EXPECT_TRUE(found.set_apart.empty() && store->findings().empty());
}

TEST_F(SqliteLogTest, ArchivedTablesLeaveTheEventsAndAreFoundByPerson) {
  {
    auto store = open();
    start(*store);
    store->archive({"a", {{7, "{}"}, {8, "{\"x\":1}"}}, {Person{"ada"}, Person{"bo"}}});
    EXPECT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "b", 1)}));
  }
  auto store = open();
  EXPECT_EQ(store->claim().tables.size(), 1U);
  start(*store);
  ASSERT_TRUE(archived(*store, "a"));
  EXPECT_EQ(archived(*store, "a")->at(1).text, "{\"x\":1}");
  EXPECT_EQ(archived_of(*store, Person{"bo"}), std::vector<std::string>{"a"});
  EXPECT_FALSE(archived(*store, "b"));
}

TEST_F(SqliteLogTest, AnErasedTableIsNeitherArchivedNorATableAgain) {
  {
    auto store = open();
    start(*store);
    ASSERT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "b", 1)}));
    store->archive({"a", {{7, "{}"}}, {Person{"ada"}}});
    store->erase({3, 0, "a"});
    EXPECT_TRUE(write(*store, {entry(4, "b", 2)}));
  }
  auto store = open();
  EXPECT_EQ(store->claim().tables.size(), 1U) << "its events may still be there";
  start(*store);
  EXPECT_FALSE(archived(*store, "a"));
  EXPECT_TRUE(archived_of(*store, Person{"ada"}).empty());
}

TEST_F(SqliteLogTest, AFailedCommitKeepsNothingAndItsEraStaysOut) {
  std::signal(SIGXFSZ, SIG_IGN);
  auto store = open();
  start(*store);
  ASSERT_TRUE(write(*store, {entry(1, "a", 1)}));
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  const rlimit full{fs::file_size(folder_ / "septem.db-wal"), limit.rlim_max};
  setrlimit(RLIMIT_FSIZE, &full);
  EXPECT_FALSE(write(*store, {entry(2, "a", 2)}));
  setrlimit(RLIMIT_FSIZE, &limit);
  // Appended before the failure was known: would follow an event that is missing.
  const std::uint64_t commits = store->figures().commits;
  store->append(entry(3, "a", 3));
  while (store->figures().commits == commits) std::this_thread::yield();
  EXPECT_TRUE(store->figures().is_failing) << "nothing was written, so nothing is known of the disk";
  EXPECT_TRUE(write(*store, {entry(4, "a", 2, 1)}));
  EXPECT_FALSE(store->figures().is_failing);
  store.reset();
  const auto found = open()->claim();
  EXPECT_EQ(found.tables.at("a").size(), 2U);
  EXPECT_EQ(found.tables.at("a")[1].text, "{\"n\":4}");
}

TEST_F(SqliteLogTest, EventsOfArchivedTablesGoWhileOthersAreAppendedAllTheTime) {
  auto store = open();
  start(*store);
  constexpr std::uint64_t kMany = 1000;
  std::vector<Entry> entries;
  for (std::uint64_t i = 1; i <= kMany; ++i) entries.push_back(entry(i, "a", i));
  ASSERT_TRUE(write(*store, std::move(entries)));
  store->archive({"a", {{7, "{}"}}, {}});
  // Never silent for long, as when people chat: in small steps all of them go.
  std::uint64_t number = kMany;
  std::uint64_t before = 0;
  while (store->figures().swept < kMany && number < kMany + 100) {
    ++number;
    ASSERT_TRUE(write(*store, {entry(number, "b", number - kMany)}));
    EXPECT_LE(store->figures().swept - before, 200U) << "a small step with each commit";
    before = store->figures().swept;
  }
  EXPECT_EQ(store->figures().swept, kMany);
  store.reset();
  auto again = open();
  const auto found = again->claim();
  EXPECT_EQ(found.tables.at("b").size(), number - kMany);
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_EQ(again->figures().missing, 0U) << "swept events are not missing";
}

TEST_F(SqliteLogTest, AnArchivedTableHasNoHeadAnyMore) {
  {
    auto store = open();
    start(*store);
    ASSERT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "b", 1)}));
  }
  auto database = std::move(*Database::open(database_in(folder_), SQLITE_OPEN_READONLY));
  EXPECT_EQ(database.number("SELECT sum(seq) FROM heads"), 2);
  {
    auto store = open();
    (void)store->claim();
    start(*store);
    store->archive({"a", {{7, "{}"}}, {}});
    ASSERT_TRUE(write(*store, {entry(3, "b", 2)}));
  }
  EXPECT_EQ(database.number("SELECT count(*) FROM heads"), 1);
  EXPECT_EQ(database.number("SELECT seq FROM heads WHERE tbl = 'b'"), 2);
}

TEST_F(SqliteLogTest, FinishedTablesAreDeletedAfterTheirTimeAndNoOthers) {
  {
    auto store = open();
    start(*store);
    for (int i = 0; i < 10; ++i) store->archive({"t" + std::to_string(i), {{7, "{}"}}, {Person{"ada"}}});
    EXPECT_TRUE(write(*store, {entry(1, "b", 1)}));
  }
  auto database = std::move(*Database::open(database_in(folder_), SQLITE_OPEN_READWRITE));
  ASSERT_TRUE(database.run("UPDATE filed SET wall = wall - 8 * 86400 WHERE n <= 7"));
  auto store = open();
  (void)store->claim();
  store->keep_archived_for(std::chrono::days(7));
  start(*store);
  for (std::uint64_t i = 2; store->figures().deleted < 7 && i < 100; ++i)
    ASSERT_TRUE(write(*store, {entry(i, "b", i)}));
  EXPECT_EQ(store->figures().deleted, 7U);
  EXPECT_FALSE(archived(*store, "t6"));
  EXPECT_TRUE(archived(*store, "t7"));
  EXPECT_EQ(archived_of(*store, Person{"ada"}).size(), 3U);
  EXPECT_EQ(database.number("SELECT count(*) FROM filed_people"), 3);
}

TEST_F(SqliteLogTest, AnArchivedTableThatIsDamagedHasNoEvents) {
  {
    auto store = open();
    start(*store);
    store->archive({"a", {{7, "{}"}}, {}});
    EXPECT_TRUE(write(*store, {entry(1, "b", 1)}));
  }
  ASSERT_TRUE(Database::open(database_in(folder_), SQLITE_OPEN_READWRITE)->run("UPDATE filed SET body = '8 {}'"));
  auto store = open();
  start(*store);
  const auto archived = this->archived(*store, "a");
  ASSERT_TRUE(archived);
  EXPECT_TRUE(archived->empty());
}

TEST_F(SqliteLogTest, RefusesWhatIsNotItsOwn) {
  std::ofstream(database_in(folder_)) << std::string(5000, 'x');
  const auto store = SqliteLog::open(folder_);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().find("left as it is"), std::string::npos) << store.error();
}

}  // namespace
}  // namespace septem::server
