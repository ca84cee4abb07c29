// All that the log in PostgreSQL holds, read piece by piece.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.h"
#include "server/log/inventory.h"
#include "server/log/postgres/connection.h"

namespace septem::server::postgres {

/// Of a log that is there already. The failure says why there is nothing to read.
Result<std::unique_ptr<Inventory>, std::string> open_inventory(const std::string& address);

/// What the rows of `events` hold: table, number, time, text, in the order of tables and numbers. A table of which a number is missing is set apart.
LogContents contents_of(const Rows& events, Millis moment);
/// The statements that give both.
inline constexpr std::string_view kAllEvents = "SELECT tbl, seq, at, body FROM septem.events ORDER BY tbl, seq";
inline constexpr std::string_view kMoment = "SELECT moment FROM septem.owner";
/// All events may be much, and the first of them take a while to come.
inline constexpr std::chrono::seconds kPatienceForAll{60};

}  // namespace septem::server::postgres
