#include "server/store/still_hub.h"

#include "server/store/folder.h"

namespace septem::server {

Result<std::unique_ptr<StillHub>, std::string> StillHub::open(const std::filesystem::path& folder,
                                                              const DataFiles& files, For purpose) {
  auto shelf = Shelf::open(folder);
  if (!shelf) return failure(shelf.error());
  Handle held;
  std::unique_ptr<Store> store;
  if (purpose == For::kChanging) {
    auto lock = lock_folder(folder);
    if (!lock) return failure(lock.error());
    held = std::move(*lock);
    auto opened = Store::open(folder);
    if (!opened) return failure(opened.error());
    store = std::move(*opened);
    (void)store->read();          // the store has to know where events are
    shelf = Shelf::open(folder);  // it may be another file after a repair
    if (!shelf) return failure(shelf.error());
  }
  std::unique_ptr<StillHub> still(new StillHub(std::move(*shelf), std::move(store), files));
  still->lock_ = std::move(held);
  still->restore();
  if (still->store_) still->start();
  return still;
}

StillHub::StillHub(Shelf shelf, std::unique_ptr<Store> store, const DataFiles& files)
    : shelf_(std::move(shelf)), store_(std::move(store)), hub_(*this, open_with(files), Limits{}, {}) {}

StillHub::~StillHub() {
  if (store_) store_->stop();
}

/// A table that cannot be used is left out, as the server does.
void StillHub::restore() {
  now_ = shelf_.moment();
  for (const auto& [id, events] : shelf_.tables()) (void)hub_.restore(id, events, now_);
}

void StillHub::start() {
  store_->start(
      {[this](std::uint64_t number) { say(number); }, [this](std::string why) { say(failure(std::move(why))); }});
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
  while (!answer) {
    const News news = wait_for_news();
    if (news) {
      hub_.committed(*news);
      steward_.committed();
    } else {
      hub_.commit_failed(news.error(), now_);
      steward_.commit_failed(news.error());
    }
  }
  return std::move(*answer);
}

}  // namespace septem::server
