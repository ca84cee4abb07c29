#include "server/log/archive.h"

#include <algorithm>
#include <charconv>

#include "server/log/format.h"

namespace septem::server {

std::string archive_text(const StoredEvents& events) {
  std::string text;
  for (const StoredEvent& event : events) (((text += std::to_string(event.at)) += ' ') += event.text) += '\n';
  return text;
}

StoredEvents events_of_archive(std::string_view text) {
  StoredEvents events;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    Millis at = 0;
    const auto [blank, error] = std::from_chars(line.data(), line.data() + line.size(), at);
    const auto digits = static_cast<std::size_t>(blank - line.data());
    if (error != std::errc{} || !line.substr(digits).starts_with(' ')) break;
    events.push_back({at, std::string(line.substr(digits + 1))});
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return events;
}

std::optional<StoredEvents> read_archived(Database& database, const std::string& table) {
  Statement rows = database.prepare("SELECT body, sum FROM filed WHERE tbl = ? AND wall > 0");
  if (!rows.bind(1, table).step()) return is_damage(rows.result()) ? std::optional(StoredEvents{}) : std::nullopt;
  const std::string text = rows.text(0);
  return sum_of(table, text) == rows.number(1) ? events_of_archive(text) : StoredEvents{};
}

std::vector<std::string> list_archived(Database& database, const Person& person) {
  std::vector<std::string> tables;
  Statement rows = database.prepare(
      "SELECT tbl FROM filed JOIN filed_people USING (tbl) WHERE person = ? ORDER BY n DESC LIMIT ?");
  rows.bind(1, person.hash).bind(2, kMostListed);
  while (rows.step()) tables.push_back(rows.text(0));
  return tables;
}

}  // namespace septem::server
