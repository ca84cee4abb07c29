// Databases with tables that were really played, for tests that damage them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "server/log/folder.h"
#include "server/log/sqlite_log.h"
#include "server/testing/fake_world.h"

namespace septem::server::testing {

namespace fs = std::filesystem;

/// In memory where that is possible: hundreds of databases are written here, and none has to survive.
inline fs::path new_folder() {
  const fs::path memory = "/dev/shm";
  const fs::path base = ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
  std::string name = (base / "septem-damage-XXXXXX").string();
  return mkdtemp(name.data());
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
      Bench bench;
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

}  // namespace septem::server::testing
