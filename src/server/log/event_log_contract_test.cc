// tests/contract/event_log.json, for every event log that there is in C++.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/value_from.hpp>
#include <boost/json/value_to.hpp>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>

#include "server/log/memory_log.h"
#include "server/log/postgres/postgres_log.h"
#include "server/log/postgres/testing/postgres_server.h"
#include "server/log/sqlite_log.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

/// What a log says, for whoever waits for it.
class Ear {
 public:
  LogCallbacks callbacks() {
    return {
        [this](std::uint64_t number) { hear([&] { committed_ = number; }); },
        [this](const std::string&) { hear([&] { ++failures_; }); },
        [this](const std::string&, std::optional<StoredEvents> events) { hear([&] { read_ = std::move(events); }); },
        [this](const Person&, std::vector<std::string> tables) { hear([&] { listed_ = std::move(tables); }); }};
  }
  /// Whether everything up to this number was written; false: it failed.
  bool wait_for(std::uint64_t number) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return committed_ >= number || failures_ > 0; });
    return std::exchange(failures_, 0) == 0;
  }
  std::optional<StoredEvents> wait_for_table() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return read_.has_value(); });
    return *std::exchange(read_, std::nullopt);
  }
  std::vector<std::string> wait_for_list() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return listed_.has_value(); });
    return *std::exchange(listed_, std::nullopt);
  }

 private:
  template <class Change>
  void hear(const Change& change) {
    const std::lock_guard lock(mutex_);
    change();
    wake_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::uint64_t committed_ = 0;
  int failures_ = 0;
  std::optional<std::optional<StoredEvents>> read_;
  std::optional<std::vector<std::string>> listed_;
};

/// Where logs of one kind are kept.
class Place {
 public:
  virtual ~Place() = default;
  virtual std::unique_ptr<OwnedLog> open() = 0;
  /// Lets a log do what it was asked for, if it does nothing by itself.
  virtual void settle(OwnedLog&) {}
};

class Memory : public Place {
 public:
  std::unique_ptr<OwnedLog> open() override { return std::make_unique<MemoryLog>(kept_); }
  void settle(OwnedLog& log) override { static_cast<MemoryLog&>(log).settle(); }

 private:
  std::shared_ptr<MemoryLog::Kept> kept_ = std::make_shared<MemoryLog::Kept>();
};

class Folder : public Place {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "septem-contract-XXXXXX").string();
    folder_ = mkdtemp(name.data());
  }
  ~Folder() override { fs::remove_all(folder_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::unique_ptr<OwnedLog> open() override {
    auto log = SqliteLog::open(folder_);
    EXPECT_TRUE(log) << log.error();
    return std::move(*log);
  }

 private:
  fs::path folder_;
};

class PostgresDatabase : public Place {
 public:
  std::unique_ptr<OwnedLog> open() override {
    auto log = PostgresLog::open(address_, "test");
    EXPECT_TRUE(log) << log.error();
    return std::move(*log);
  }

 private:
  testing::PostgresServer& server_ = testing::PostgresServer::shared();
  std::string address_ = server_.address(server_.new_database());
};

struct Owner {
  std::unique_ptr<Ear> ear = std::make_unique<Ear>();
  std::unique_ptr<OwnedLog> log{};  ///< ends before who hears of it
  std::uint64_t last = 0;
  std::uint64_t era = 0;
  bool is_started = false;
};

json::value events_json(const StoredEvents& events) {
  json::array list;
  for (const StoredEvent& event : events) list.push_back(json::array{event.at, event.text});
  return list;
}

class Player {
 public:
  explicit Player(Place& place) : place_(place) {}

  void play(const json::object& step) {
    if (step.contains("claim")) return claim(step);
    if (step.contains("write")) return write(step);
    if (step.contains("read")) return read(step);
    list(step);
  }

 private:
  void claim(const json::object& step) {
    now_ = &owners_[json::value_to<std::string>(step.at("claim"))];
    now_->log = place_.open();
    const LogContents found = now_->log->claim();
    now_->is_started = !step.contains("starts");
    if (now_->is_started) now_->log->start(now_->ear->callbacks());
    json::object tables;
    for (const auto& [table, events] : found.tables) tables[table] = events_json(events);
    if (step.contains("tables")) {
      EXPECT_EQ(json::value(tables), step.at("tables"));
    }
    if (step.contains("moment")) {
      EXPECT_EQ(found.moment, step.at("moment").as_int64());
    }
  }

  void write(const json::object& step) {
    Owner& owner = owners_[json::value_to<std::string>(step.at("by"))];
    owner.log->set_moment(step.at("moment").as_int64());
    for (const json::value& change : step.at("write").as_array()) ask(owner, change.as_array());
    if (!std::exchange(owner.is_started, true)) owner.log->start(owner.ear->callbacks());
    place_.settle(*owner.log);
    const bool is_done = owner.ear->wait_for(owner.last);
    if (!is_done) ++owner.era;
    EXPECT_EQ(is_done, !step.contains("gives"));
  }
  void ask(Owner& owner, const json::array& change) {
    const auto table = json::value_to<std::string>(change[1]);
    if (change[0] == "archive") {
      std::vector<Person> people;
      for (std::size_t i = 2; i < change.size(); ++i) people.push_back({json::value_to<std::string>(change[i])});
      return owner.log->archive({table, events_[table], people});
    }
    const StoredEvent event{change[3].as_int64(), json::value_to<std::string>(change[4])};
    if (change[2].as_int64() == static_cast<std::int64_t>(events_[table].size()) + 1) events_[table].push_back(event);
    owner.log->append(
        {++owner.last, owner.era, table, static_cast<std::uint64_t>(change[2].as_int64()), event.at, event.text});
  }

  void read(const json::object& step) {
    now_->log->read(json::value_to<std::string>(step.at("read")));
    place_.settle(*now_->log);
    const auto events = now_->ear->wait_for_table();
    EXPECT_EQ(events ? events_json(*events) : json::value(nullptr), step.at("gives"));
  }

  void list(const json::object& step) {
    now_->log->list(Person{json::value_to<std::string>(step.at("list"))});
    place_.settle(*now_->log);
    EXPECT_EQ(json::value_from(now_->ear->wait_for_list()), step.at("gives"));
  }

  Place& place_;
  std::map<std::string, Owner> owners_;
  Owner* now_ = nullptr;
  std::map<std::string, StoredEvents> events_;  ///< what an archived table is made of
};

json::array cases() {
  std::ifstream file(SEPTEM_SOURCE_DIR "/tests/contract/event_log.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return json::parse(text).at("cases").as_array();
}

template <class Kind>
void play_all() {
  EXPECT_GE(cases().size(), 10U);
  for (const json::value& one : cases()) {
    SCOPED_TRACE(json::value_to<std::string>(one.at("name")));
    Kind place;
    Player player(place);
    for (const json::value& step : one.at("steps").as_array()) player.play(step.as_object());
  }
}

TEST(EventLogContract, IsKeptByTheLogInMemory) { play_all<Memory>(); }
TEST(EventLogContract, IsKeptByTheLogInSqlite) { play_all<Folder>(); }
TEST(EventLogContract, IsKeptByTheLogInPostgres) { play_all<PostgresDatabase>(); }

}  // namespace
}  // namespace septem::server
