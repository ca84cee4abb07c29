#include "terminal/rules_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "data/rules_de_seas.h"
#include "data/rules_de_seize.h"
#include "data/rules_de_sevens.h"
#include "data/rules_en_seas.h"
#include "data/rules_en_seize.h"
#include "data/rules_en_sevens.h"
#include "data/rules_pl_seas.h"
#include "data/rules_pl_seize.h"
#include "data/rules_pl_sevens.h"
#include "notation/text.h"

namespace septem::terminal {
namespace {

struct RulesPage {
  std::string_view language;
  std::string_view game;
  std::string_view text;
};
constexpr RulesPage kRulesPages[] = {
    {"en", "seas", data::kRulesEnSeas}, {"en", "seize", data::kRulesEnSeize}, {"en", "sevens", data::kRulesEnSevens},
    {"de", "seas", data::kRulesDeSeas}, {"de", "seize", data::kRulesDeSeize}, {"de", "sevens", data::kRulesDeSevens},
    {"pl", "seas", data::kRulesPlSeas}, {"pl", "seize", data::kRulesPlSeize}, {"pl", "sevens", data::kRulesPlSevens}};

/// `{#A7}` becomes `(A7)`, the number that refusals name.
void write_rulings(std::string& line) {
  for (std::size_t at = line.find("{#"); at != std::string::npos; at = line.find("{#", at)) {
    const std::size_t end = line.find('}', at);
    if (end == std::string::npos) return;
    line[at] = '(';
    line[end] = ')';
    line.erase(at + 1, 1);
  }
}

/// `[words](target)` becomes its words.
void unlink(std::string& line) {
  for (std::size_t at = line.find("]("); at != std::string::npos; at = line.find("](", at)) {
    const std::size_t open = line.rfind('[', at);
    const std::size_t end = line.find(')', at);
    if (open == std::string::npos || end == std::string::npos) return;
    line.erase(at, end + 1 - at);
    line.erase(open, 1);
  }
}

/// Without the marks for bold and italic; a star between blanks is none.
void unmark(std::string& line) {
  std::string plain;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool is_bullet = line[i] == '*' && i + 1 < line.size() && line[i + 1] == ' ' && plain.empty();
    if (line[i] != '*' || is_bullet) plain += line[i];
  }
  line = std::move(plain);
}

bool is_begin_of_item(std::string_view line) {
  const std::size_t digits = line.find_first_not_of("0123456789");
  return line.starts_with("- ") || line.starts_with("* ") ||
         (digits != 0 && digits != std::string_view::npos && line.substr(digits).starts_with(". "));
}

std::string plain_line(std::string_view text) {
  std::string line(text);
  write_rulings(line);
  unlink(line);
  unmark(line);
  return line;
}

using TableRows = std::vector<std::vector<std::string>>;

std::size_t letters_in(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

/// Columns below each other where a line has room for them; otherwise a row is a line.
void write_table(TableRows& rows, std::vector<std::string>& lines) {
  constexpr std::size_t kRoom = 74;
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], letters_in(row[i]));
  }
  std::size_t all = 0;
  for (const std::size_t width : widths) all += width + 2;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 == row.size()) break;
      if (all > kRoom) {
        line += ": ";
      } else {
        // Blanks that no wrapping takes for the end of a word.
        for (std::size_t gap = widths[i] + 2 - letters_in(row[i]); gap > 0; --gap) line += "\u00a0";
      }
    }
    lines.push_back(line);
  }
  if (!rows.empty()) lines.emplace_back();
  rows.clear();
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  line.remove_prefix(1);
  if (line.ends_with('|')) line.remove_suffix(1);
  for (const std::string_view cell : split(line, '|')) cells.push_back(plain_line(trimmed(cell)));
  return cells;
}

}  // namespace

std::string_view language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody changes the environment
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    const std::string_view wanted = std::string_view(value).substr(0, 2);
    for (const RulesPage& page : kRulesPages)
      if (page.language == wanted) return page.language;
    break;
  }
  return "en";
}

bool is_language(std::string_view language) {
  return std::ranges::any_of(kRulesPages, [&](const RulesPage& page) { return page.language == language; });
}

std::vector<std::string> rules_lines(std::string_view game, std::string_view language) {
  std::vector<std::string> lines;
  const auto page = std::ranges::find_if(
      kRulesPages, [&](const RulesPage& each) { return each.game == game && each.language == language; });
  if (page == std::end(kRulesPages)) return lines;
  TableRows rows;
  bool is_open = false;  // the paragraph goes on
  for (const std::string_view line : split(page->text, '\n')) {
    if (line.starts_with('|')) {
      if (!line.starts_with("|-")) rows.push_back(cells_of(line));
      continue;
    }
    write_table(rows, lines);
    if (line.starts_with("![")) continue;
    if (line.empty()) {
      if (!lines.empty() && !lines.back().empty()) lines.emplace_back();
      is_open = false;
    } else if (line.starts_with('#') || is_begin_of_item(line) || !is_open) {
      lines.push_back(plain_line(line));
      is_open = !line.starts_with('#');
    } else {
      lines.back() += " " + plain_line(trimmed(line));
    }
  }
  write_table(rows, lines);
  return lines;
}

}  // namespace septem::terminal
