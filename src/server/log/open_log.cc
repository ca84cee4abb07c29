#include "server/log/open_log.h"

#include <thread>
#include <utility>

#include "server/log/folder.h"
#include "server/log/postgres/inventory.h"
#include "server/log/postgres/postgres_log.h"
#include "server/log/sqlite_log.h"

namespace septem::server {
namespace {

/// A server that dies is noticed by its lease; then it is a matter of this.
constexpr auto kBetweenLooks = std::chrono::milliseconds(200);

std::string name_of_this_node() {
  std::string name(256, '\0');
  if (::gethostname(name.data(), name.size() - 1) != 0) return "?";
  name.resize(name.find('\0'));
  return name + ":" + std::to_string(::getpid());
}

Result<std::unique_ptr<OwnedLog>, std::string> open_sqlite(const LogPlace& place, const HowToOpen& how) {
  auto log = SqliteLog::open(place.folder);
  if (!log) return failure(log.error());
  (*log)->keep_archived_for(how.keep_archived_for);
  return std::move(*log);
}

Result<std::unique_ptr<OwnedLog>, std::string> open_postgres(const LogPlace& place, const HowToOpen& how) {
  auto log = PostgresLog::open(place.address, name_of_this_node());
  if (!log) return failure(log.error());
  (*log)->keep_archived_for(how.keep_archived_for);
  while (!(*log)->take_if_free()) {
    if (how.is_over()) return std::unique_ptr<OwnedLog>();
    std::this_thread::sleep_for(kBetweenLooks);
  }
  return std::move(*log);
}

}  // namespace

bool is_address(std::string_view text) { return text.starts_with("postgresql://") || text.starts_with("postgres://"); }

LogPlace place_of(const std::string& text) { return is_address(text) ? LogPlace{{}, text} : LogPlace{text}; }

Result<std::string, std::string> name_of(const LogPlace& place) {
  return place.address.empty() ? database_in(place.folder).string() : postgres::name_of(place.address);
}

Result<HeldLog, std::string> open_log(const LogPlace& place, const HowToOpen& how) {
  HeldLog held;
  if (!place.folder.empty()) {
    // Two servers would write over each other's tables, and answer at the same local socket.
    auto lock = lock_folder(place.folder);
    if (!lock) return failure(lock.error());
    held.lock = std::move(*lock);
  }
  auto log = place.address.empty() ? open_sqlite(place, how) : open_postgres(place, how);
  if (!log) return failure(log.error());
  held.log = std::move(*log);
  return held;
}

Result<std::unique_ptr<Inventory>, std::string> open_inventory(const LogPlace& place) {
  return place.address.empty() ? open_inventory(place.folder) : postgres::open_inventory(place.address);
}

}  // namespace septem::server
