// The log: one JSON object a line on standard error. It never waits for whoever reads it.
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <string>

namespace septem::server {

enum class LogLevel : std::uint8_t { kInfo, kWarning, kError };

/// Before the first line: "debug", "info", "warning", "error" or "off".
void set_up_log(const std::string& level);
void log(LogLevel level, const boost::json::object& line);

/// Lines that nobody read in time.
std::uint64_t dropped_log_lines();
/// Waits until all lines are written, but not longer than that.
void flush_log(std::chrono::milliseconds most);

}  // namespace septem::server
