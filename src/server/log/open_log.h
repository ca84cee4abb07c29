// Which log there is: SQLite's file in a folder, or a database of PostgreSQL.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/event_log.h"
#include "server/log/handle.h"
#include "server/log/inventory.h"

namespace septem::server {

/// Where a log is.
struct LogPlace {
  std::filesystem::path folder;
  std::string address{};  ///< of a database; empty: the log is in the folder
};
/// `postgresql://...` is an address, everything else a folder.
LogPlace place_of(const std::string& text);
bool is_address(std::string_view text);
/// For people: without a password. The failure says what is wrong with the address.
Result<std::string, std::string> name_of(const LogPlace& place);

/// A log that nobody else has.
struct HeldLog {
  Handle lock;  ///< of the folder
  std::unique_ptr<OwnedLog> log;
};
struct HowToOpen {
  std::chrono::days keep_archived_for{0};  ///< 0: for ever
  /// A database that another server has is waited for until this says that it is over; then there is no log.
  std::function<bool()> is_over = [] { return true; };
};
Result<HeldLog, std::string> open_log(const LogPlace& place, const HowToOpen& how);

Result<std::unique_ptr<Inventory>, std::string> open_inventory(const LogPlace& place);

}  // namespace septem::server
