#include "terminal/screen/board_drawing.h"

#include <algorithm>

namespace septem::terminal {
namespace {

constexpr int kTitleColumns = 19;
constexpr int kCardHeight = 4;

bool holds(const std::vector<std::string>& ids, const std::string& id) { return std::ranges::count(ids, id) > 0; }

std::string repeated(std::string_view text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

std::string padded(std::string text, int columns) {
  text.append(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
  return text;
}

/// Inside a card: its name and room for a mark.
int inner_width(const Token& token) { return std::max(columns_of(token.id) + 1, columns_of(token.note)); }

std::string chip_text(const Token& token) {
  if (token.note.empty()) return token.id;
  return token.id + (token.note.front() == '+' || token.note.front() == '-' ? "" : " ") + token.note;
}

/// A blank or a mark stands on both sides.
int token_width(const Token& token, bool as_card) {
  return as_card ? inner_width(token) + 2 : columns_of(chip_text(token)) + 2;
}

struct BoxLines {
  std::string_view top_left, top_right, bottom_left, bottom_right, across, down;
};
constexpr BoxLines kDrawnBox{"┌", "┐", "└", "┘", "─", "│"};
constexpr BoxLines kPlainBox{"+", "+", "+", "+", "-", "|"};

}  // namespace

int BoardDrawing::draw(int y, int most) {
  Room room = Room::kBare;
  for (const Room each : {Room::kBrief, Room::kChips, Room::kHandOfCards, Room::kAllCards})
    if (height(each) <= most) room = each;
  y = draw_players(y);
  for (std::size_t i = 0; i < board_.rows.size(); ++i) y = draw_row(y, board_.rows[i], form_of(i, room));
  return y;
}

BoardDrawing::Form BoardDrawing::form_of(std::size_t row, Room room) const {
  const Row& at = board_.rows[row];
  if (!at.is_choice && !at.tokens.empty() && room == Room::kBrief) return Form::kBrief;
  if (!at.is_choice && room == Room::kBare) return Form::kNone;
  const bool is_last = row + 1 == board_.rows.size();
  const bool as_cards = room == Room::kAllCards || (room == Room::kHandOfCards && is_last);
  return as_cards && at.is_choice && !at.tokens.empty() ? Form::kCards : Form::kChips;
}

int BoardDrawing::height(Room room) const {
  int sum = static_cast<int>(board_.players.size());
  for (std::size_t i = 0; i < board_.rows.size(); ++i) sum += row_height(board_.rows[i], form_of(i, room));
  return sum;
}

int BoardDrawing::row_height(const Row& row, Form form) const {
  if (form == Form::kNone) return 0;
  if (form == Form::kBrief) return 1;
  const bool as_cards = form == Form::kCards;
  int lines = 1;
  int x = kTitleColumns;
  for (const Token& token : row.tokens) {
    const int wide = token_width(token, as_cards);
    if (x + wide > terminal_.width() && x > kTitleColumns) {
      ++lines;
      x = kTitleColumns;
    }
    x += wide;
  }
  return lines * (as_cards ? kCardHeight : 1);
}

int BoardDrawing::draw_players(int y) {
  int widest = 0;
  for (const PlayerLine& player : board_.players) widest = std::max(widest, columns_of(player.name));
  for (const PlayerLine& player : board_.players) {
    terminal_.put(y, 1, player.acts ? ">" : " ", {.ink = Ink::kAlarm, .is_bold = true});
    terminal_.put(y, 3, player.name, {.is_bold = player.is_you || player.acts});
    terminal_.put(y++, 3 + widest + 2, player.text);
  }
  return y;
}

int BoardDrawing::draw_brief(int y, const Row& row) {
  constexpr int kRoomForMore = 6;
  terminal_.put(y, 1, first_columns(row.title, kTitleColumns - 2));
  int x = kTitleColumns;
  std::size_t drawn = 0;
  for (; drawn < row.tokens.size(); ++drawn) {
    const int wide = token_width(row.tokens[drawn], false);
    if (x + wide > terminal_.width() - kRoomForMore) break;
    terminal_.put(y, x + 1, chip_text(row.tokens[drawn]), style_of(row.tokens[drawn], false));
    x += wide;
  }
  if (drawn < row.tokens.size())
    terminal_.put(y, x + 1, "+" + std::to_string(row.tokens.size() - drawn), {.ink = Ink::kQuiet});
  return y + 1;
}

int BoardDrawing::draw_row(int y, const Row& row, Form form) {
  if (form == Form::kNone) return y;
  if (form == Form::kBrief) return draw_brief(y, row);
  const bool as_cards = form == Form::kCards;
  const int step = as_cards ? kCardHeight : 1;
  terminal_.put(y + (as_cards ? 1 : 0), 1, first_columns(row.title, kTitleColumns - 2), {.is_bold = row.is_choice});
  int x = kTitleColumns;
  for (const Token& token : row.tokens) {
    const int wide = token_width(token, as_cards);
    if (x + wide > terminal_.width() && x > kTitleColumns) {
      y += step;
      x = kTitleColumns;
    }
    if (as_cards) {
      draw_card(y, x, token, row.is_choice);
    } else {
      const bool has_cursor = remember(token, y, x, 1, wide, row.is_choice);
      const bool is_picked = holds(highlights_.picked, token.id) && row.is_choice;
      terminal_.put(y, x, has_cursor ? ">" : is_picked ? "*" : " ");
      terminal_.put(y, x + 1, chip_text(token), style_of(token, has_cursor));
    }
    x += wide;
  }
  terminal_.put(y + (as_cards ? 1 : 0), x + (row.tokens.empty() ? 1 : 0), row.text);
  return y + step;
}

bool BoardDrawing::remember(const Token& token, int y, int x, int height, int width, bool can_be_picked) {
  if (!can_be_picked) return false;
  spots_.push_back({token.id, y, x, height, width});
  return static_cast<int>(spots_.size()) - 1 == highlights_.cursor;
}

Style BoardDrawing::style_of(const Token& token, bool has_cursor) const {
  const bool is_named = holds(highlights_.named, token.id) || holds(highlights_.picked, token.id);
  return {.ink = token.ink, .is_bold = is_named, .is_reversed = is_named || has_cursor};
}

void BoardDrawing::draw_card(int y, int x, const Token& token, bool can_be_picked) {
  const BoxLines& box = terminal_.has_unicode() ? kDrawnBox : kPlainBox;
  const int inner = inner_width(token);
  const bool has_cursor = remember(token, y, x, kCardHeight, inner + 2, can_be_picked);
  const Style style = style_of(token, has_cursor);
  const Style frame{.ink = token.ink, .is_bold = style.is_bold || has_cursor};
  const std::string_view mark = has_cursor ? "<" : holds(highlights_.picked, token.id) ? "*" : " ";
  const auto side = [&](std::string_view left, std::string_view right) {
    return std::string(left) + repeated(box.across, inner) + std::string(right);
  };
  terminal_.put(y, x, side(box.top_left, box.top_right), frame);
  terminal_.put(y + 1, x, std::string(box.down), frame);
  terminal_.put(y + 1, x + 1, padded(token.id, inner - 1) + std::string(mark), style);
  terminal_.put(y + 1, x + 1 + inner, std::string(box.down), frame);
  terminal_.put(y + 2, x, std::string(box.down), frame);
  terminal_.put(y + 2, x + 1, padded(token.note, inner), {.ink = token.ink, .is_reversed = style.is_reversed});
  terminal_.put(y + 2, x + 1 + inner, std::string(box.down), frame);
  terminal_.put(y + 3, x, side(box.bottom_left, box.bottom_right), frame);
}

}  // namespace septem::terminal
