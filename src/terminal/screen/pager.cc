#include "terminal/screen/pager.h"

#include <algorithm>

#include "terminal/screen/wrapped.h"

namespace septem::terminal {
namespace {

constexpr int kMargin = 2;
constexpr int kWidest = 96;  ///< longer lines are hard to read

}  // namespace

void Pager::draw(Terminal& terminal) {
  std::vector<std::pair<std::string, bool>> rows;
  const int columns = std::min(terminal.width() - 2 * kMargin, kWidest);
  for (const std::string& line : lines_) {
    const bool is_heading = line.starts_with('#');
    const std::size_t text = is_heading ? std::min(line.find_first_not_of("# "), line.size()) : 0;
    for (std::string& row : wrapped(std::string_view(line).substr(text), columns))
      rows.emplace_back(std::move(row), is_heading);
  }
  const int room = std::max(1, terminal.height() - 3);
  top_ = std::clamp(top_, 0, std::max(0, static_cast<int>(rows.size()) - room));
  terminal.clear();
  terminal.put(0, 0, " " + title_ + std::string(static_cast<std::size_t>(terminal.width()), ' '),
               {.is_reversed = true});
  for (int i = 0; i < room && top_ + i < static_cast<int>(rows.size()); ++i) {
    const auto& [row, is_heading] = rows[static_cast<std::size_t>(top_ + i)];
    terminal.put(1 + i, kMargin, row, {.is_bold = is_heading});
  }
  const bool has_more = top_ + room < static_cast<int>(rows.size());
  terminal.put(terminal.height() - 1, 1,
               has_more ? "Space, Down: more   Up: back   q: close" : "Up: back   q, Enter: close",
               {.ink = Ink::kQuiet});
  terminal.show();
}

bool Pager::take(const Terminal& terminal, const Key& key) {
  using Kind = Key::Kind;
  const int page = std::max(1, terminal.height() - 4);
  if (key.is(Kind::kDown) || key.is(Kind::kWheelDown) || key.is('j')) ++top_;
  if (key.is(Kind::kUp) || key.is(Kind::kWheelUp) || key.is('k')) --top_;
  if (key.is(Kind::kPageDown) || key.is(' ')) top_ += page;
  if (key.is(Kind::kPageUp) || key.is('b')) top_ -= page;
  if (key.is(Kind::kHome)) top_ = 0;
  if (key.is(Kind::kEnd)) top_ = kEndOfText;
  return !(key.is('q') || key.is(Kind::kEscape) || key.is(Kind::kEnter) || key.is(Kind::kGone));
}

void page(Terminal& terminal, Pager pager) {
  do {
    pager.draw(terminal);
  } while (pager.take(terminal, terminal.wait(-1)));
}

}  // namespace septem::terminal
