// The tables of a data folder while no server runs there: the hub without people, for who looks after them.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/steward.h"
#include "server/store/shelf.h"
#include "server/store/store.h"

namespace septem::server {

class StillHub : private World {
 public:
  enum class For : std::uint8_t { kLooking, kChanging };

  /// For looking nothing is written, not even a lock. The failure says why the folder cannot be used.
  static Result<std::unique_ptr<StillHub>, std::string> open(const std::filesystem::path& folder,
                                                             const DataFiles& files, For purpose);
  ~StillHub() override;

  /// Answers a line as `Steward` does, when all of it is on disk. Nothing may be changed that was opened for looking.
  std::string ask(std::string_view line);

 private:
  /// What the writer says: how far it came, or why it failed.
  using News = Result<std::uint64_t, std::string>;

  StillHub(Shelf shelf, std::unique_ptr<Store> store, const DataFiles& files);
  void restore();
  void start();
  void say(News news);
  News wait_for_news();

  // World: nobody is connected, nothing happens by itself
  void send(ClientId, std::string) override {}
  void drop(ClientId, std::string_view) override {}
  void append(Entry entry) override { store_->append(std::move(entry)); }
  void file(Filed filed) override { store_->file(std::move(filed)); }
  void think(BotTask) override {}
  void stop_thinking(const BotTurn&) override {}
  Seed entropy() override { return {}; }
  std::int64_t wall_clock() override { return 0; }
  void note(const boost::json::object&) override {}
  std::optional<std::vector<Table::Stored>> filed(const std::string& table) override { return shelf_.filed(table); }
  std::vector<std::string> filed_of(const Person&) override { return {}; }

  Handle lock_;
  Shelf shelf_;
  std::unique_ptr<Store> store_;  ///< none for looking
  Hub hub_;
  Steward steward_{hub_, [this](Erasure erasure) { store_->erase(std::move(erasure)); }};
  Millis now_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<News> news_;
};

}  // namespace septem::server
