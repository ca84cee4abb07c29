#include "server/store/filed_text.h"

#include <algorithm>
#include <charconv>

namespace septem::server {

std::string filed_text(const std::vector<Table::Stored>& events) {
  std::string text;
  for (const Table::Stored& event : events) (((text += std::to_string(event.at)) += ' ') += event.text) += '\n';
  return text;
}

std::vector<Table::Stored> events_of_filed(std::string_view text) {
  std::vector<Table::Stored> events;
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

}  // namespace septem::server
