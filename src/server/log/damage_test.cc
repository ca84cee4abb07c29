// Damage of rows, a page or the format: what is concerned is set apart or missed, everything else is there.
#include <gmock/gmock.h>

#include <array>
#include <fstream>

#include "server/log/check.h"
#include "server/log/format.h"
#include "server/log/repair.h"
#include "server/testing/played_tables.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::new_folder;
using testing::PlayedTables;

class Damage : public PlayedTables {
 protected:
  static constexpr int kTables = 6;
  Damage() : PlayedTables(kTables) {}

  void expect_set_apart(const std::string& table, const std::string& why) const {
    const auto now = found();
    EXPECT_EQ(now.tables.size(), kTables - 1U);
    ASSERT_TRUE(now.set_apart.contains(table));
    EXPECT_THAT(now.set_apart.at(table).why, HasSubstr(why));
    const auto findings = check(folder_);
    ASSERT_TRUE(findings);
    EXPECT_THAT(findings->tables.at(table), HasSubstr(why));
    EXPECT_EQ(findings->sound_tables, kTables - 1U);
  }
};

TEST_F(Damage, ASoundDatabaseIsSound) {
  const auto findings = check(folder_);
  ASSERT_TRUE(findings) << findings.error();
  EXPECT_TRUE(findings->is_sound());
  EXPECT_EQ(findings->sound_tables, kTables + 0U);
  EXPECT_EQ(findings->events, events_);
}

TEST_F(Damage, OfATextOrANumberIsSeenByTheChecksum) {
  run("UPDATE events SET body = replace(body, 'moved', 'Moved') WHERE n = " + last_of(tables_[2]));
  expect_set_apart(tables_[2], "checksum");
}

TEST_F(Damage, OfATablesNameSpoilsTheTableItBelongsTo) {
  run("UPDATE events SET tbl = 'xxxxxxxxxx' WHERE n = " + last_of(tables_[3]));
  expect_set_apart(tables_[3], "checksum");
}

TEST_F(Damage, ANumberThatIsMissingIsNoticed) {
  run("DELETE FROM events WHERE tbl = '" + tables_[1] + "' AND seq = 4");
  expect_set_apart(tables_[1], "event 4 is missing");
  EXPECT_THAT(check(folder_)->about_file, ::testing::Contains(HasSubstr("1 events are missing")));
}

TEST_F(Damage, LastEventsThatAreMissingAreNoticedByTheirCount) {
  run("DELETE FROM events WHERE n > (SELECT max(n) - 3 FROM events); DELETE FROM heads");
  EXPECT_TRUE(found().set_apart.empty());
  const auto findings = check(folder_);
  EXPECT_THAT(findings->about_file, ::testing::Contains(HasSubstr("the end of the database is missing")));
  EXPECT_THAT(findings->about_file, ::testing::Contains(HasSubstr("3 events are missing")));
  // From here on it is known.
  ASSERT_TRUE(repair(folder_));
  EXPECT_TRUE(check(folder_)->is_sound());
}

TEST_F(Damage, ATableWhoseLastEventsAreMissingIsKnownByItsHead) {
  run("DELETE FROM events WHERE n = " + last_of(tables_[4]));
  expect_set_apart(tables_[4], "is missing");
}

TEST_F(Damage, ATableWithoutAnyEventIsNamedAndStaysSo) {
  run("DELETE FROM events WHERE tbl = '" + tables_[5] + "'");
  expect_set_apart(tables_[5], "event 1 is missing");
  ASSERT_TRUE(repair(folder_));
  EXPECT_TRUE(check(folder_)->set_apart.contains(tables_[5]));
  EXPECT_TRUE(found().set_apart.contains(tables_[5]));
}

TEST_F(Damage, WhatTheRulesForbidIsFoundAndSetApartByARepair) {
  auto database = std::move(*Database::open(database_in(folder_), SQLITE_OPEN_READWRITE));
  const std::int64_t n = *database.number("SELECT " + last_of(tables_[0]));
  const std::int64_t seq = *database.number("SELECT seq FROM events WHERE n = " + std::to_string(n));
  const std::string body = R"({"is":"moved","seat":"p0","do":"fly"})";
  ASSERT_TRUE(database.prepare("UPDATE events SET at = 1, body = ?, sum = ? WHERE n = ?")
                  .bind(1, body)
                  .bind(2, sum_of(n, tables_[0], seq, 1, body))
                  .bind(3, n)
                  .run());
  EXPECT_TRUE(check(folder_)->tables.contains(tables_[0]));
  const auto old = repair(folder_, {.also = check(folder_)->tables});
  ASSERT_TRUE(old) << old.error();
  EXPECT_TRUE(fs::exists(*old));
  const auto findings = check(folder_);
  EXPECT_TRUE(findings->is_sound());
  EXPECT_TRUE(findings->set_apart.contains(tables_[0]));
  const auto now = found();
  EXPECT_EQ(now.tables.size(), kTables - 1U);
  EXPECT_FALSE(now.set_apart.at(tables_[0]).events.empty()) << "nothing is deleted";
}

TEST_F(Damage, OfAWholePageIsRepairedAtTheStartAndTheOldFileStays) {
  // A page of events in the middle of the file.
  std::fstream file(database_in(folder_), std::ios::binary | std::ios::in | std::ios::out);
  const auto size = fs::file_size(database_in(folder_));
  for (std::size_t page = 1; page < size / 4096; ++page) {
    std::array<char, 1> kind{};
    file.seekg(static_cast<std::streamoff>(page * 4096));
    file.read(kind.data(), 1);
    if (kind[0] != 13 || page < 8) continue;  // a leaf
    file.seekp(static_cast<std::streamoff>(page * 4096));
    file.write("\xff\xff\xff\xff\xff\xff\xff\xff", 8);
    break;
  }
  file.close();
  const auto now = start();
  ASSERT_FALSE(now->findings.empty());
  EXPECT_THAT(now->findings.front(), HasSubstr("is kept as"));
  int kept = 0;
  for (const auto& entry : fs::directory_iterator(folder_)) {
    const std::string name = entry.path().filename();
    kept += name.starts_with("septem.db.damaged-") && !name.ends_with("-wal") ? 1 : 0;
  }
  EXPECT_EQ(kept, 1);
  EXPECT_TRUE(check(folder_)->tables.empty());
}

/// Why a database with this format number is refused.
std::string why_refused(int format) {
  const fs::path folder = new_folder();
  {
    auto database = Database::open(database_in(folder), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    const std::string head = "CREATE TABLE events (n INTEGER PRIMARY KEY); PRAGMA user_version = " +
                             std::to_string(format) + "; PRAGMA application_id = ";
    EXPECT_TRUE(database->run((head + std::to_string(kApplicationId)).c_str()));
  }
  const auto store = SqliteLog::open(folder);
  fs::remove_all(folder);
  return store ? "" : store.error();
}

TEST(StoreFormat, AnOlderOneIsRefusedWithTheReasonAndWhoReadsIt) {
  EXPECT_THAT(why_refused(1), HasSubstr("has format 1, which the first builds of Septem 0.1.0 read (its events have"));
  EXPECT_THAT(why_refused(2),
              HasSubstr("has format 2, which the last builds of Septem 0.1.0 read (since then 7 Seize"));
  EXPECT_THAT(why_refused(2), HasSubstr("this one (" SEPTEM_VERSION ") reads format 3"));
  EXPECT_THAT(why_refused(2), HasSubstr("left as it is"));
}

}  // namespace
}  // namespace septem::server
