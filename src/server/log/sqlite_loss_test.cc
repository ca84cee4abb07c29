// A database that lost its end, its file or its root: what a start makes of the rest.
#include <algorithm>
#include <fstream>

#include "server/testing/sqlite_log_test.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using testing::SqliteLogTest;

TEST_F(SqliteLogTest, ATailThatVanishedIsNoticedByTheLastNumber) {
  {
    auto store = open();
    start(*store);
    EXPECT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "a", 2)}));
    EXPECT_TRUE(write(*store, {entry(3, "a", 3)}));
    fs::copy_file(database_in(folder_), folder_ / "copy");
  }
  fs::remove(database_in(folder_));
  fs::rename(folder_ / "copy", database_in(folder_));  // without what was in the write-ahead log
  auto store = open();
  (void)store->claim();
  EXPECT_EQ(store->figures().missing, 3U);
  ASSERT_FALSE(store->findings().empty());
  EXPECT_NE(store->findings()[0].find("the end of the database is missing"), std::string::npos) << store->findings()[0];
}

/// As a crash leaves it, and then the database itself goes.
class LogThatIsGone : public SqliteLogTest {
 protected:
  LogThatIsGone() {
    auto store = open();
    start(*store);
    EXPECT_TRUE(write(*store, {entry(1, "a", 1), entry(2, "b", 1), entry(3, "a", 2)}));
    for (const char* name : {"septem.db-wal", "septem.last"}) fs::copy_file(folder_ / name, kept_ / name);
    store.reset();
    fs::remove_all(folder_);
    folder_ = kept_;
  }
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& one : fs::directory_iterator(folder_)) names.push_back(one.path().filename());
    return names;
  }

  fs::path kept_ = [] {
    std::string name = (fs::temp_directory_path() / "septem-gone-XXXXXX").string();
    return fs::path(mkdtemp(name.data()));
  }();
};

TEST_F(LogThatIsGone, WhatIsInItsWriteAheadLogGoesOnAndTheLogStays) {
  std::ofstream(database_in(folder_));  // empty is as good as gone
  const auto log = fs::file_size(folder_ / "septem.db-wal");
  auto store = open();
  EXPECT_EQ(store->claim().tables.size(), 2U);
  EXPECT_EQ(store->figures().missing, 0U);
  ASSERT_EQ(store->findings().size(), 1U);
  EXPECT_NE(store->findings()[0].find("is gone; it had 3 events"), std::string::npos) << store->findings()[0];
  const auto names = files();
  EXPECT_TRUE(std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return name.starts_with("septem.db.gone-") && name.ends_with("-wal") && fs::file_size(folder_ / name) == log;
  }));
}

TEST_F(LogThatIsGone, AllItsEventsAreMissingAndNumbersGoOn) {
  fs::remove(folder_ / "septem.db-wal");
  for (const int round : {1, 2}) {
    auto store = open();
    (void)store->claim();
    EXPECT_EQ(store->figures().missing, 3U) << "not forgotten, " << round;
    EXPECT_EQ(store->findings().empty(), round == 2);
    start(*store);
    EXPECT_TRUE(write(*store, {entry(1, "c" + std::to_string(round), 1)}));
  }
  auto database = Database::open(database_in(folder_), SQLITE_OPEN_READONLY);
  EXPECT_EQ(database->number("SELECT max(n) FROM events"), 5);
}

TEST_F(SqliteLogTest, FinishedTablesSurviveADamagedRoot) {
  const std::string text(20'000, 'x');
  {
    auto store = open();
    start(*store);
    for (int i = 0; i < 40; ++i) store->archive({"t" + std::to_string(i), {{7, text}}, {Person{"ada"}}});
    EXPECT_TRUE(write(*store, {entry(1, "b", 1)}));
  }
  const auto root = Database::open(database_in(folder_), SQLITE_OPEN_READONLY)
                        ->number("SELECT rootpage FROM sqlite_master WHERE name = 'filed'");
  std::fstream file(database_in(folder_), std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>((*root - 1) * 4096));
  file.write("\xff\xff\xff\xff", 4);
  file.close();
  auto store = open();
  EXPECT_EQ(store->claim().tables.size(), 1U);
  EXPECT_EQ(store->findings().size(), 1U);
  start(*store);
  for (int i = 0; i < 40; ++i) EXPECT_EQ(archived(*store, "t" + std::to_string(i))->at(0).text, text);
  EXPECT_EQ(archived_of(*store, Person{"ada"}).size(), 20U) << "no more at once";
  auto database = Database::open(database_in(folder_), SQLITE_OPEN_READONLY);
  EXPECT_EQ(database->number("SELECT count(*) FROM filed_people WHERE person = 'ada'"), 40);
}

}  // namespace
}  // namespace septem::server
