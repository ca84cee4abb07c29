#include "terminal/screen/wrapped.h"

#include <utility>

#include "notation/text.h"
#include "terminal/screen/terminal.h"

namespace septem::terminal {

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines;
  std::string line;
  for (std::string_view word : split(text, ' ')) {
    while (columns > 0 && columns_of(word) > columns) {
      if (!line.empty()) lines.push_back(std::exchange(line, {}));
      lines.emplace_back(first_columns(word, columns));
      word.remove_prefix(lines.back().size());
    }
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > columns) lines.push_back(std::exchange(line, {}));
    if (!line.empty()) line += ' ';
    line += word;
  }
  lines.push_back(std::move(line));
  return lines;
}

}  // namespace septem::terminal
