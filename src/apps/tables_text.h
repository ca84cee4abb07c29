// What `septem tables` prints about tables, and how it reads and writes ages.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace septem {

/// `90s`, `15m`, `12h` or `3d` in milliseconds.
std::optional<std::int64_t> parse_age(const std::string& text);
/// The other way: the two greatest units, such as `3d 4h`.
std::string age_text(std::int64_t milliseconds);

void print_list(const std::vector<boost::json::object>& rows);
void print_table(const boost::json::object& row);
/// By network.
void print_connections(const boost::json::object& answer);

}  // namespace septem
