// A log in a folder of its own, for tests of what is on disk.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/log/sqlite_log.h"

namespace septem::server::testing {

namespace fs = std::filesystem;

class SqliteLogTest : public ::testing::Test {
 protected:
  SqliteLogTest() {
    std::string name = (fs::temp_directory_path() / "septem-store-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~SqliteLogTest() override { fs::remove_all(folder_); }

  std::unique_ptr<SqliteLog> open() {
    auto store = SqliteLog::open(folder_);
    EXPECT_TRUE(store) << store.error();
    return store ? std::move(*store) : nullptr;
  }
  static Entry entry(std::uint64_t number, std::string table, std::uint64_t seq, std::uint64_t era = 0) {
    return {number,
            era,
            std::move(table),
            seq,
            static_cast<Millis>(1000 + number),
            "{\"n\":" + std::to_string(number) + "}"};
  }
  /// Appends, and waits until the writer has said yes or no.
  bool write(SqliteLog& store, std::vector<Entry> entries) {
    std::promise<bool> done;
    const std::uint64_t last = entries.back().number;
    on_committed_ = [&](std::uint64_t number) {
      if (number >= last) done.set_value(true);
    };
    on_failed_ = [&] { done.set_value(false); };
    for (Entry& one : entries) store.append(std::move(one));
    return done.get_future().get();
  }
  void start(SqliteLog& store) {
    store.start({[this](std::uint64_t number) { on_committed_(number); }, [this](const std::string&) { on_failed_(); },
                 [this](const std::string&, std::optional<StoredEvents> events) { read_.set_value(std::move(events)); },
                 [this](const Person&, std::vector<std::string> tables) { listed_.set_value(std::move(tables)); }});
  }
  std::optional<StoredEvents> archived(SqliteLog& store, const std::string& table) {
    read_ = {};
    store.read(table);
    return read_.get_future().get();
  }
  std::vector<std::string> archived_of(SqliteLog& store, const Person& person) {
    listed_ = {};
    store.list(person);
    return listed_.get_future().get();
  }

  fs::path folder_;
  std::function<void(std::uint64_t)> on_committed_;
  std::function<void()> on_failed_;
  std::promise<std::optional<StoredEvents>> read_;
  std::promise<std::vector<std::string>> listed_;
};

}  // namespace septem::server::testing
