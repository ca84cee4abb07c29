#include "apps/tables_text.h"

#include <charconv>
#include <iostream>
#include <string_view>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "apps/text_table.h"

namespace septem {

std::optional<std::int64_t> parse_age(const std::string& text) {
  std::int64_t number = 0;
  const auto [unit, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  constexpr std::int64_t kMost = 1'000'000;
  if (error != std::errc{} || unit + 1 != text.data() + text.size() || number < 0 || number > kMost)
    return std::nullopt;
  switch (*unit) {
    case 's':
      return number * 1000;
    case 'm':
      return number * 60'000;
    case 'h':
      return number * 3'600'000;
    case 'd':
      return number * 86'400'000;
    default:
      return std::nullopt;
  }
}

std::string age_text(std::int64_t milliseconds) {
  const std::int64_t seconds = milliseconds / 1000;
  if (seconds < 60) return fmt::format("{}s", seconds);
  if (seconds < 3600) return fmt::format("{}m {}s", seconds / 60, seconds % 60);
  if (seconds < 86'400) return fmt::format("{}h {}m", seconds / 3600, seconds / 60 % 60);
  return fmt::format("{}d {}h", seconds / 86'400, seconds / 3600 % 24);
}

namespace {

namespace json = boost::json;

std::string person_text(const json::value& guest) {
  return fmt::format("{} {}", guest.at("name").as_string().c_str(), guest.at("person").as_string().c_str());
}

/// Who made it first, then the others on its seats.
std::string people_text(const json::object& row) {
  const json::value& host = row.at("host");
  std::string text = person_text(host) + " (host)";
  for (const json::value& guest : row.at("people").as_array())
    if (guest != host) text += ", " + person_text(guest);
  return text;
}

std::string stage_text(const json::object& row) {
  return std::string(row.at("stage").as_string()) + (row.at("filed").as_bool() ? ", filed" : "");
}

std::string date_text(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

std::string number_text(const json::object& row, std::string_view key) {
  return row.contains(key) ? json::serialize(row.at(key)) : "-";
}

}  // namespace

void print_list(const std::vector<json::object>& rows) {
  std::vector<std::vector<std::string>> lines{
      {"TABLE", "GAME", "STAGE", "EVENTS", "WATCHED", "IDLE", "MADE (UTC)", "PEOPLE"}};
  for (const json::object& row : rows) {
    lines.push_back({std::string(row.at("table").as_string()), std::string(row.at("game").as_string()), stage_text(row),
                     number_text(row, "events"), number_text(row, "watchers"),
                     age_text(row.at("idle").to_number<std::int64_t>()),
                     date_text(row.at("made").to_number<std::int64_t>()), people_text(row)});
  }
  std::cout << text_table(lines);
}

void print_table(const json::object& row) {
  std::vector<std::vector<std::string>> lines{
      {"table", std::string(row.at("table").as_string())},
      {"game", fmt::format("{}, {} seats", row.at("game").as_string().c_str(), row.at("seats").to_number<int>())},
      {"stage", stage_text(row)},
      {"people", people_text(row)},
      {"made", date_text(row.at("made").to_number<std::int64_t>()) + " UTC"},
      {"idle", age_text(row.at("idle").to_number<std::int64_t>())},
      {"events", number_text(row, "events")},
      {"not on disk yet", number_text(row, "unwritten")},
      {"watched by", number_text(row, "watchers")}};
  for (const std::string_view key : {"networks", "settings"})
    if (row.contains(key)) lines.push_back({std::string(key), json::serialize(row.at(key))});
  std::cout << text_table(lines);
}

void print_connections(const json::object& answer) {
  std::vector<std::vector<std::string>> lines{{"NETWORK", "CONNECTIONS", "KNOWN", "CREDITS USED", "TABLES FOLLOWED"}};
  for (const json::value& one : answer.at("networks").as_array()) {
    const json::object& row = one.as_object();
    lines.push_back({std::string(row.at("network").as_string()), number_text(row, "connections"),
                     number_text(row, "known"), number_text(row, "credits_used"), number_text(row, "tables")});
  }
  std::cout << text_table(lines);
}

}  // namespace septem
