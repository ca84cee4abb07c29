#include "server/log/migrate.h"

#include <gmock/gmock.h>

#include "server/log/check.h"
#include "server/log/postgres/testing/postgres_server.h"
#include "server/testing/played_tables.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::PostgresServer;

/// A folder with tables that are played and tables that are finished, and an empty database.
class Migration : public testing::PlayedTables {
 protected:
  static constexpr std::size_t kTables = 5;
  static constexpr std::size_t kFinished = 250;

  Migration() : PlayedTables(kTables) {
    auto log = std::move(*SqliteLog::open(folder_));
    const auto played = log->claim().tables.begin()->second;
    log->start(LogCallbacks{[](std::uint64_t) {}, [](const std::string&) {}, {}});
    for (std::size_t i = 0; i < kFinished; ++i) {
      log->archive({"finished" + std::to_string(i), played, {Person{"ada"}, Person{"bo"}}, 1'000 + 5});
    }
    log->set_moment(123'456'789);
  }
  ~Migration() override { fs::remove_all(back_); }

  static void expect_all(const Result<Migrated, std::string>& migrated) {
    ASSERT_TRUE(migrated) << migrated.error();
    EXPECT_EQ(migrated->tables, kTables);
    EXPECT_EQ(migrated->archived_tables, kFinished);
  }
  void run(const std::string& sql) const {
    auto connection = postgres::Connection::open(database_.address);
    const auto why = connection->run(sql);
    ASSERT_FALSE(why) << why->why;
  }

  PostgresServer& server_ = PostgresServer::shared();
  const LogPlace file_{folder_};
  const LogPlace database_{{}, server_.address(server_.new_database())};
  const fs::path back_ = testing::new_folder();
};

TEST_F(Migration, BringsEverythingThereAndBack) {
  expect_all(migrate(file_, database_));
  expect_all(migrate(database_, LogPlace{back_}));
  const auto before = std::move(*open_inventory(file_));
  const auto after = std::move(*open_inventory(LogPlace{back_}));
  EXPECT_EQ(before->contents()->tables, after->contents()->tables);
  EXPECT_EQ(after->contents()->moment, 123'456'789);
  const auto first = after->archived_after(0);
  EXPECT_EQ(first->front().table.table, "finished0") << "in their order";
  EXPECT_EQ(first->front().table.wall, 1'005);
  EXPECT_EQ(first->front().table.people.size(), 2U);
  EXPECT_EQ(check(back_)->sound_tables, kTables);
}

TEST_F(Migration, GoesOnWhereItWasCutShort) {
  expect_all(migrate(file_, database_));
  run("DELETE FROM septem.archived WHERE n > 100; DELETE FROM septem.events WHERE seq > 7");
  expect_all(migrate(file_, database_));
}

TEST_F(Migration, NeverMixesTwoLogs) {
  expect_all(migrate(file_, database_));
  run("UPDATE septem.events SET body = 'other' WHERE tbl = '" + tables_[0] + "' AND seq = 2");
  EXPECT_THAT(migrate(file_, database_).error(),
              HasSubstr("table " + tables_[0] + " is there already, and not the same"));
  run("UPDATE septem.archived SET body = '1 other' WHERE tbl = 'finished3'; DELETE FROM septem.events");
  EXPECT_THAT(migrate(file_, database_).error(), HasSubstr("finished table finished3 is there already"));
}

TEST_F(Migration, LeavesALogAloneThatAServerUses) {
  const auto used = open_log(database_, {});
  ASSERT_TRUE(used->log);
  EXPECT_THAT(migrate(file_, database_).error(), HasSubstr("a server uses the new log"));
  const auto lock = lock_folder(folder_);
  EXPECT_THAT(migrate(file_, database_).error(), HasSubstr("another server"));
}

TEST_F(Migration, ACheckFindsTablesThatAreNotWholeOrCannotBePlayed) {
  expect_all(migrate(file_, database_));
  const auto sound = check(**open_inventory(database_));
  EXPECT_TRUE(sound->is_sound());
  EXPECT_EQ(sound->sound_tables, kTables);
  EXPECT_EQ(sound->events, events_);
  EXPECT_EQ(sound->sound_archived_tables, kFinished);
  run("DELETE FROM septem.events WHERE tbl = '" + tables_[1] + "' AND seq = 3");
  run("UPDATE septem.archived SET body = '1 {}' WHERE tbl = 'finished7'");
  const auto findings = check(**open_inventory(database_));
  EXPECT_THAT(findings->tables.at(tables_[1]), HasSubstr("missing"));
  EXPECT_TRUE(findings->archived_tables.contains("finished7"));
  EXPECT_EQ(findings->sound_tables, kTables - 1);
}

}  // namespace
}  // namespace septem::server
