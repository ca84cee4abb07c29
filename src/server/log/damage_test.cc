// Damage of every kind: what is concerned is set apart or missed, everything else is there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <future>

#include "server/log/backup.h"
#include "server/log/check.h"
#include "server/log/format.h"
#include "server/log/repair.h"
#include "server/log/sqlite_log.h"
#include "server/testing/fake_world.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

/// In memory where that is possible: hundreds of databases are written here, and none has to survive.
fs::path new_folder() {
  const fs::path memory = "/dev/shm";
  const fs::path base = ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
  std::string name = (base / "septem-damage-XXXXXX").string();
  return mkdtemp(name.data());
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// A database with tables that were really played.
class PlayedTables : public ::testing::Test {
 protected:
  explicit PlayedTables(int count) {
    auto store = std::move(*SqliteLog::open(folder_));
    std::promise<void> done;
    std::uint64_t last = 0;
    store->start({[&](std::uint64_t number) {
                    if (number == last) done.set_value();
                  },
                  [](const std::string&) {},
                  {}});
    std::vector<Entry> entries;
    for (int i = 0; i < count; ++i) {
      testing::Bench bench;
      bench.world.entropy_count = static_cast<std::uint64_t>(100 * i);
      const std::string table = bench.people_at_table(2);
      for (std::size_t move = 0; move < 12; ++move) bench.play_one(table, 2, move);
      for (Entry& entry : bench.world.appended) entries.push_back(std::move(entry));
      tables_.push_back(table);
    }
    // One event of each table after the other, as it is when people play at the same time.
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.seq < b.seq; });
    events_ = entries.size();
    last = entries.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
      entries[i].number = i + 1;
      store->append(std::move(entries[i]));
    }
    done.get_future().wait();
  }
  ~PlayedTables() override { fs::remove_all(folder_); }

  void run(const std::string& sql) const {
    auto database = Database::open(database_in(folder_), SQLITE_OPEN_READWRITE);
    ASSERT_TRUE(database->run(sql.c_str())) << database->error();
  }
  /// In SQL: the number of the table's last event.
  static std::string last_of(const std::string& table) {
    return "(SELECT max(n) FROM events WHERE tbl = '" + table + "')";
  }
  struct Start {
    LogContents found;
    std::vector<std::string> findings;
    std::uint64_t missing = 0;
  };
  Result<Start, std::string> start() const {
    auto store = SqliteLog::open(folder_);
    if (!store) return failure(store.error());
    auto found = (*store)->claim();
    return Start{std::move(found), (*store)->findings(), (*store)->figures().missing};
  }
  LogContents found() const {
    auto now = start();
    EXPECT_TRUE(now) << now.error();
    return std::move(now->found);
  }

  fs::path folder_ = new_folder();
  std::vector<std::string> tables_;
  std::size_t events_ = 0;
};

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

/// Many quiet tables, whose file is damaged in one way after another.
class DamagedPages : public PlayedTables {
 protected:
  static constexpr std::size_t kTables = 60;
  static constexpr std::size_t kPage = 4096;
  DamagedPages() : PlayedTables(kTables), whole_(text_of(database_in(folder_))), last_(found_last()) {
    sound_ = found().tables;
  }

  std::string found_last() const { return text_of(LastNumber::file_in(folder_)); }

  Result<Start, std::string> start_with(const std::string& database) const {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::ofstream(database_in(folder_), std::ios::binary) << database;
    std::ofstream(LastNumber::file_in(folder_)) << last_;
    return start();
  }

  std::string with_flipped_bit(std::size_t at, int bit) const {
    std::string damaged = whole_;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
    return damaged;
  }

  /// No table has lost anything without being named.
  void expect_honest(const Start& now, const std::string& where) const {
    for (const std::string& table : tables_) {
      const auto found = now.found.tables.find(table);
      const bool is_apart = now.found.set_apart.contains(table);
      ASSERT_NE(found != now.found.tables.end(), is_apart) << table << where;
      EXPECT_TRUE(is_apart || found->second == sound_.at(table)) << table << where;
    }
  }
  std::string whole_;
  std::string last_;
  std::map<std::string, std::vector<StoredEvent>> sound_;
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

TEST_F(DamagedPages, AFlippedBitAnywhereCostsOneTableAtMost) {
  Rng rng(7);
  std::vector<std::size_t> places;
  for (std::size_t page = 0; page < whole_.size(); page += kPage) {
    for (const std::size_t at : {0U, 3U, 5U, 8U, 12U})
      places.push_back(page + at);  // type, count, begin, and what leads to cells
  }
  for (int i = 0; i < 150; ++i) places.push_back(rng.below(static_cast<std::uint32_t>(whole_.size())));
  for (int i = 0; i < 40; ++i) places.push_back(rng.below(kPage));  // header and schema
  for (const std::size_t at : places) {
    const auto now = start_with(with_flipped_bit(at, static_cast<int>(rng.below(8))));
    const std::string where = " at " + std::to_string(at);
    if (!now) {
      // The number of the format alone could be another Septem's.
      EXPECT_TRUE(at >= 60 && at < 64) << where << ": " << now.error();
      EXPECT_THAT(now.error(), HasSubstr("left as it is"));
      continue;
    }
    EXPECT_GE(now->found.tables.size(), kTables - 1) << where;
    expect_honest(*now, where);
    if (HasFailure()) return;
  }
}

TEST_F(DamagedPages, APageThatIsLostCostsOnlyTheTablesThatHadEventsInIt) {
  for (std::size_t page = kPage; page < whole_.size(); page += kPage) {
    std::string damaged = whole_;
    damaged.replace(page, kPage, kPage, '\0');
    const auto now = start_with(damaged);
    const std::string where = " at page " + std::to_string(page / kPage + 1);
    ASSERT_TRUE(now) << where << now.error();
    expect_honest(*now, where);
    EXPECT_LE(now->found.set_apart.size(), now->missing) << "each of them misses one at least" << where;
    EXPECT_TRUE(check(folder_)->tables.empty()) << "what is set apart is no news" << where;
    if (HasFailure()) return;
  }
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

TEST_F(Damage, ARestoreBringsBackTheBackupAndKeepsWhatWasThere) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  run("DELETE FROM events WHERE seq > 5");
  std::ofstream(fs::path(database_in(folder_)) += "-wal") << "nothing";
  const auto old = restore(target, folder_);
  ASSERT_TRUE(old) << old.error();
  EXPECT_TRUE(fs::exists(*old));
  const auto findings = check(folder_);
  EXPECT_TRUE(findings->is_sound());
  EXPECT_EQ(findings->events, events_);
  EXPECT_FALSE(fs::exists(LastNumber::file_in(folder_)));
  fs::remove_all(target);
}

TEST_F(Damage, ARestoreTakesNoBackupThatIsNotSoundAndDisturbsNoServer) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  {
    const auto lock = lock_folder(folder_);
    ASSERT_TRUE(lock);
    EXPECT_THAT(restore(target, folder_).error(), HasSubstr("another server"));
  }
  std::fstream file(database_in(target), std::ios::binary | std::ios::in | std::ios::out);
  std::string whole{std::istreambuf_iterator<char>(file), {}};
  file.clear();
  file.seekp(static_cast<std::streamoff>(whole.find("\"is\":\"moved\"") + 6));
  file.write("M", 1);
  file.close();
  EXPECT_THAT(restore(target, folder_).error(), HasSubstr("not sound"));
  EXPECT_THAT(restore(folder_, folder_).error(), HasSubstr("itself"));
  EXPECT_THAT(restore(new_folder(), folder_).error(), HasSubstr("no database"));
  EXPECT_TRUE(check(folder_)->is_sound());
  fs::remove_all(target);
}

TEST_F(Damage, ABackupNeverGoesToTheDataFolderItself) {
  const fs::path elsewhere = new_folder();
  fs::create_directory_symlink(folder_, elsewhere / "alias");
  fs::create_directories(elsewhere / "linked");
  fs::create_symlink(database_in(folder_), database_in(elsewhere / "linked"));
  fs::create_directories(elsewhere / "hard");
  fs::create_hard_link(database_in(folder_), database_in(elsewhere / "hard"));
  for (const fs::path& target : {folder_, folder_ / ".", folder_ / ".." / folder_.filename(), elsewhere / "alias",
                                 elsewhere / "linked", elsewhere / "hard", fs::relative(folder_)}) {
    const auto why = backup(folder_, target);
    ASSERT_TRUE(why) << target;
    EXPECT_THAT(*why, HasSubstr("data folder itself")) << target;
  }
  EXPECT_TRUE(check(folder_)->is_sound());
  EXPECT_EQ(backup(folder_, elsewhere / "new"), std::nullopt);
  fs::remove_all(elsewhere);
}

TEST_F(Damage, TwoBackupsNeverGoToOneFolderAtOnce) {
  const fs::path target = new_folder();
  {
    const auto lock = lock_for_backup(target);
    ASSERT_TRUE(lock);
    EXPECT_THAT(*backup(folder_, target), HasSubstr("another backup is being made"));
  }
  EXPECT_EQ(backup(folder_, target), std::nullopt);
  fs::remove_all(target);
}

TEST_F(Damage, AReplacementThatWasCutShortIsFinishedAtTheNextStart) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  run("DELETE FROM events WHERE seq > 5");
  fs::copy_file(database_in(target), folder_ / "septem.db.next");
  std::ofstream(fs::path(database_in(folder_)) += "-wal") << "nothing";
  std::size_t events = 0;
  for (const auto& [table, all] : found().tables) events += all.size();
  EXPECT_EQ(events, events_);
  fs::remove_all(target);
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
