#include "server/log/postgres/postgres_log.h"

#include <gmock/gmock.h>

#include <future>

#include "server/log/postgres/testing/postgres_server.h"
#include "server/log/postgres/testing/relay.h"

namespace septem::server {
namespace {

using testing::PostgresServer;
using testing::Relay;

/// What a log says, one piece of news after the other.
class News {
 public:
  LogCallbacks callbacks() {
    return {[this](std::uint64_t number) { committed_.store(number); }, [this](const std::string&) { ++failures; },
            [this](const std::string&, std::optional<StoredEvents> events) { read.set_value(std::move(events)); },
            [this](const Person&, std::vector<std::string> tables) { listed.set_value(std::move(tables)); },
            [this](const std::string&) { is_lost = true; }};
  }
  std::uint64_t committed() const { return committed_; }

  std::atomic<int> failures = 0;
  std::atomic<bool> is_lost = false;
  std::promise<std::optional<StoredEvents>> read;
  std::promise<std::vector<std::string>> listed;

 private:
  std::atomic<std::uint64_t> committed_ = 0;
};

template <class Condition>
bool comes_true(const Condition& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (std::chrono::steady_clock::now() < end) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

class PostgresLogTest : public ::testing::Test {
 protected:
  std::unique_ptr<PostgresLog> open() const { return open(server_.address(database_)); }
  static std::unique_ptr<PostgresLog> open(const std::string& address) {
    auto log = PostgresLog::open(address, "test");
    EXPECT_TRUE(log) << log.error();
    return log ? std::move(*log) : nullptr;
  }
  static void claim_and_start(PostgresLog& log, News& news) {
    (void)log.claim();
    log.start(news.callbacks());
  }
  static Entry entry(std::uint64_t number, std::string table, std::uint64_t seq, std::uint64_t era = 0) {
    return {number, era, std::move(table), seq, static_cast<Millis>(number), "event " + std::to_string(number)};
  }
  static bool is_written(const News& news, std::uint64_t number) {
    return comes_true([&] { return news.committed() >= number || news.failures > 0 || news.is_lost; }) &&
           news.committed() >= number;
  }
  void run(const std::string& sql) const {
    auto connection = postgres::Connection::open(server_.address(database_));
    const auto why = connection->run(sql);
    ASSERT_FALSE(why) << why->why;
  }
  StoredEvents events_of(const std::string& table) const { return open()->claim().tables[table]; }

  PostgresServer& server_ = PostgresServer::shared();
  const std::string database_ = server_.new_database();
};

TEST_F(PostgresLogTest, AMoveWaitsForADatabaseThatIsGoneAndDoesNotVanish) {
  News news;
  auto log = open();
  claim_and_start(*log, news);
  log->append(entry(1, "a", 1));
  ASSERT_TRUE(is_written(news, 1));
  server_.stop();
  log->append(entry(2, "a", 2));
  EXPECT_TRUE(comes_true([&] { return log->figures().oldest_write > 0.3; }));
  EXPECT_EQ(news.committed(), 1U);
  server_.start();
  EXPECT_TRUE(is_written(news, 2));
  EXPECT_EQ(news.failures, 0);
  log.reset();
  EXPECT_EQ(events_of("a").size(), 2U);
}

/// What becomes of an event whose question or answer is lost on the way.
class LossyPostgresLog : public PostgresLogTest {
 protected:
  void expect_written_once(Relay::Loses what) {
    News news;
    auto log = open(PostgresServer::address_in(relay_.folder(), database_));
    claim_and_start(*log, news);
    for (std::uint64_t i = 1; i <= 20; ++i) {
      relay_.lose(what);
      log->append(entry(i, "a", i));
      ASSERT_TRUE(is_written(news, i)) << i;
      EXPECT_TRUE(relay_.has_lost());
    }
    EXPECT_EQ(news.failures, 0);
    log.reset();
    const auto events = events_of("a");
    ASSERT_EQ(events.size(), 20U);
    for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i].text, "event " + std::to_string(i + 1));
  }
  Relay relay_{server_.folder()};
};

TEST_F(LossyPostgresLog, ACommitWhoseAnswerWasLostIsLookedUpAndNotRepeated) {
  expect_written_once(Relay::Loses::kAnswer);
}

TEST_F(LossyPostgresLog, ATransactionThatNeverArrivedIsSentAgain) { expect_written_once(Relay::Loses::kQuestion); }

TEST_F(PostgresLogTest, WhoRenewsItsLeaseKeepsTheLogAndWhoStopsGivesItUp) {
  News news;
  auto log = open();
  auto other = open();
  claim_and_start(*log, news);
  EXPECT_TRUE(log->is_ours());
  const auto end = std::chrono::steady_clock::now() + postgres::Owner::kLease + std::chrono::seconds(1);
  while (std::chrono::steady_clock::now() < end) {
    ASSERT_FALSE(other->take_if_free());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_TRUE(log->is_ours());
  log->stop();
  EXPECT_TRUE(other->take_if_free());
  EXPECT_FALSE(news.is_lost);
}

TEST_F(PostgresLogTest, WhoSleepsTooLongLosesTheLogAndCanWriteNoMore) {
  News old_news;
  News news;
  auto sleeper = open();
  (void)sleeper->claim();  // and does not renew it, since it is not started
  auto other = open();
  EXPECT_FALSE(other->take_if_free());
  EXPECT_TRUE(comes_true([&] { return other->take_if_free(); }));
  EXPECT_FALSE(sleeper->is_ours()) << "it knows without asking";
  claim_and_start(*other, news);
  sleeper->append(entry(1, "a", 1));
  sleeper->start(old_news.callbacks());
  EXPECT_TRUE(comes_true([&] { return old_news.is_lost.load(); }));
  EXPECT_EQ(old_news.failures, 1);
  other->append(entry(1, "a", 1));
  EXPECT_TRUE(is_written(news, 1));
  EXPECT_EQ(old_news.committed(), 0U);
}

TEST_F(PostgresLogTest, AnErasedTableIsNeitherArchivedNorATableAgain) {
  News news;
  auto log = open();
  claim_and_start(*log, news);
  log->append(entry(1, "a", 1));
  log->archive({"a", {{7, "{}"}}, {Person{"ada"}}});
  log->erase({2, 0, "a"});
  ASSERT_TRUE(is_written(news, 2));
  log->read("a");
  EXPECT_EQ(news.read.get_future().get(), std::nullopt);
  log->list(Person{"ada"});
  EXPECT_TRUE(news.listed.get_future().get().empty());
  log.reset();
  EXPECT_TRUE(open()->claim().tables.empty());
}

TEST_F(PostgresLogTest, FinishedTablesAreDeletedAfterTheirTimeAndNoOthers) {
  News news;
  auto log = open();
  log->keep_archived_for(std::chrono::days(7));
  (void)log->claim();
  for (int i = 0; i < 30; ++i) log->archive({"t" + std::to_string(i), {{7, "{}"}}, {Person{"ada"}}, i < 27 ? 1 : 0});
  log->start(news.callbacks());
  EXPECT_TRUE(comes_true([&] { return log->figures().deleted == 27; }));
  log->list(Person{"ada"});
  EXPECT_THAT(news.listed.get_future().get(), ::testing::ElementsAre("t29", "t28", "t27"));
}

TEST_F(PostgresLogTest, EventsMayHoldAnyBytes) {
  News news;
  auto log = open();
  claim_and_start(*log, news);
  Entry strange = entry(1, "a", 1);
  strange.text = std::string("\0\xff\\x00'", 7);
  log->append(strange);
  ASSERT_TRUE(is_written(news, 1));
  log.reset();
  EXPECT_EQ(events_of("a").at(0).text, strange.text);
}

TEST_F(PostgresLogTest, ATableWithAMissingEventIsSetApart) {
  News news;
  auto log = open();
  claim_and_start(*log, news);
  for (std::uint64_t i = 1; i <= 3; ++i) log->append(entry(i, "a", i));
  log->append(entry(4, "b", 1));
  ASSERT_TRUE(is_written(news, 4));
  log.reset();
  run("DELETE FROM septem.events WHERE tbl = 'a' AND seq = 2");
  const LogContents found = open()->claim();
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_EQ(found.set_apart.at("a").why, "1 of its events are missing");
  EXPECT_EQ(found.set_apart.at("a").events.size(), 2U);
}

TEST_F(PostgresLogTest, TablesOfANewerSeptemAreRefused) {
  (void)open();
  run("UPDATE septem.format SET version = 99");
  const auto log = PostgresLog::open(server_.address(database_), "test");
  ASSERT_FALSE(log);
  EXPECT_THAT(log.error(),
              ::testing::HasSubstr("was written by a newer Septem (version 99 of the tables; this one knows 1)"));
}

TEST_F(PostgresLogTest, SeveralThatStartAtOnceMakeTheTablesOnce) {
  std::vector<std::future<bool>> all;
  for (int i = 0; i < 4; ++i) {
    all.push_back(std::async(std::launch::async, [this] { return open() != nullptr; }));
  }
  for (auto& one : all) EXPECT_TRUE(one.get());
}

TEST(PostgresAddress, IsShownWithoutItsPassword) {
  EXPECT_EQ(*postgres::name_of("postgresql://me:secret@db1,db2/septem?sslmode=require"), "postgresql://db1,db2/septem");
  EXPECT_FALSE(postgres::name_of("postgresql://db1/septem?nonsense=1"));
}

}  // namespace
}  // namespace septem::server
