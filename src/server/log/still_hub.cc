#include "server/log/still_hub.h"

#include "server/log/folder.h"
#include "server/log/sqlite_log.h"

namespace septem::server {

Result<std::unique_ptr<StillHub>, std::string> StillHub::open(const std::filesystem::path& folder,
                                                              const DataFiles& files, For purpose) {
  auto shelf = Shelf::open(folder);
  if (!shelf) return failure(shelf.error());
  Handle held;
  std::unique_ptr<OwnedLog> log;
  if (purpose == For::kChanging) {
    auto lock = lock_folder(folder);
    if (!lock) return failure(lock.error());
    held = std::move(*lock);
    auto opened = SqliteLog::open(folder);
    if (!opened) return failure(opened.error());
    log = std::move(*opened);
    (void)log->claim();           // it has to know where events are
    shelf = Shelf::open(folder);  // it may be another file after a repair
    if (!shelf) return failure(shelf.error());
  }
  std::unique_ptr<StillHub> still(new StillHub(std::move(*shelf), std::move(log), files));
  still->lock_ = std::move(held);
  still->restore();
  if (still->log_) still->start();
  return still;
}

StillHub::StillHub(Shelf shelf, std::unique_ptr<OwnedLog> log, const DataFiles& files)
    : shelf_(std::move(shelf)),
      log_(std::move(log)),
      hub_({*this, *this, *this, *this}, open_with(files), Limits{}, {}) {}

StillHub::~StillHub() {
  if (log_) log_->stop();
}

/// A table that cannot be used is left out, as the server does.
void StillHub::restore() {
  now_ = shelf_.moment();
  for (const auto& [id, events] : shelf_.tables()) (void)hub_.restore(id, events, now_);
}

void StillHub::start() {
  log_->start({[this](std::uint64_t number) { say(number); }, [this](std::string why) { say(Failed{std::move(why)}); },
               [this](const std::string& table, std::optional<StoredEvents> events) {
                 say(WasRead{table, std::move(events)});
               }});
}

void StillHub::say(News news) {
  const std::lock_guard lock(mutex_);
  news_.push_back(std::move(news));
  wake_.notify_one();
}

StillHub::News StillHub::wait_for_news() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return !news_.empty(); });
  News news = std::move(news_.front());
  news_.pop_front();
  return news;
}

std::string StillHub::ask(std::string_view line) {
  std::optional<std::string> answer;
  steward_.received(line, now_, [&](std::string text) { answer = std::move(text); });
  while (!answer) std::visit([this](const auto& one) { hear(one); }, wait_for_news());
  return std::move(*answer);
}

void StillHub::hear(std::uint64_t committed) {
  hub_.committed(committed);
  steward_.committed();
}

void StillHub::hear(const Failed& failed) {
  hub_.commit_failed(failed.why, now_);
  steward_.commit_failed(failed.why);
}

void StillHub::hear(const WasRead& read) { steward_.was_read(read.table, read.events); }

}  // namespace septem::server
