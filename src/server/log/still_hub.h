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
#include <variant>

#include "server/event_log.h"
#include "server/log/handle.h"
#include "server/log/shelf.h"
#include "server/steward.h"

namespace septem::server {

class StillHub : private Clients, private EventLog, private Thinker, private System {
 public:
  enum class For : std::uint8_t { kLooking, kChanging };

  /// For looking nothing is written, not even a lock. The failure says why the folder cannot be used.
  static Result<std::unique_ptr<StillHub>, std::string> open(const std::filesystem::path& folder,
                                                             const DataFiles& files, For purpose);
  ~StillHub() override;

  /// Answers a line as `Steward` does, when all of it is on disk. Nothing may be changed that was opened for looking.
  std::string ask(std::string_view line);

 private:
  struct Failed {
    std::string why;
  };
  struct WasRead {
    std::string table;
    std::optional<StoredEvents> events;
  };
  /// What the log says: how far it came, why it failed, a table of the archive.
  using News = std::variant<std::uint64_t, Failed, WasRead>;

  StillHub(Shelf shelf, std::unique_ptr<OwnedLog> log, const DataFiles& files);
  void restore();
  void start();
  void say(News news);
  News wait_for_news();
  void hear(std::uint64_t committed);
  void hear(const Failed& failed);
  void hear(const WasRead& read);

  // World: nobody is connected, nothing happens by itself
  void send(ClientId, std::string) override {}
  void drop(ClientId, std::string_view) override {}
  void append(Entry entry) override { log_->append(std::move(entry)); }
  void archive(ArchivedTable table) override { log_->archive(std::move(table)); }
  void read(const std::string& table) override { say(WasRead{table, shelf_.archived(table)}); }
  void list(const Person&) override {}
  void think(BotTask) override {}
  void stop_thinking(const BotTurn&) override {}
  Seed entropy() override { return {}; }
  std::int64_t wall_clock() override { return 0; }
  void note(const boost::json::object&) override {}

  Handle lock_;
  Shelf shelf_;
  std::unique_ptr<OwnedLog> log_;  ///< none for looking
  Hub hub_;
  Steward steward_{hub_, [this](Erasure erasure) { log_->erase(std::move(erasure)); }};
  Millis now_ = 0;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<News> news_;
};

}  // namespace septem::server
