#include "terminal/screen/table_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "notation/text.h"
#include "terminal/plain_play.h"
#include "terminal/screen/pager.h"
#include "terminal/screen/wrapped.h"

namespace septem::terminal {
namespace {

constexpr int kFootHeight = 3;   ///< two lines for a message, one for the keys
constexpr int kFewChoices = 5;   ///< that stay in sight
constexpr int kSideBySide = 76;  ///< columns from which the log stands beside the choices

std::vector<std::string> help_lines() {
  return {"# At the table",
          "Up, Down and Enter choose and play one of the moves that are possible. Home, End, Page Up and Page Down go "
          "faster.",
          "Tab goes to the cards: arrows move, Space picks, Enter plays what is picked. What is not allowed is "
          "explained with its rule.",
          "With the mouse: a click selects a move, a second one plays it; a click on a card picks it, and the wheel "
          "scrolls.",
          ":  spell a move, as G8xC5+R3",
          "h  a hint of a strong bot",
          "u  take the last decision back; among people the others must agree when something was seen since",
          "l  the log    s  the scoring    t  the whole table in words    ?  this help",
          "q  go; the game is kept, and septem play --resume goes on with it",
          "",
          "# Letters",
          "Every card has a letter and a number; colours only repeat what the letters say. > marks who is to act, * "
          "what is picked."};
}

}  // namespace

const Face& TableScreen::face() const { return face_of(word_at(table_.shown().view, "game")); }

int TableScreen::run() {
  look_again();
  while (true) {
    draw();
    const Key key = terminal_.wait(table_.ready());
    if (table_.go_on()) look_again();
    if (auto hint = table_.take_hint()) {
      message_ = hint->text;
      const auto at = std::ranges::find(table_.shown().legal, hint->action);
      if (at != table_.shown().legal.end()) choice_ = static_cast<int>(at - table_.shown().legal.begin());
    }
    if (key.is(Key::Kind::kGone) || !take(key)) return 0;
  }
}

void TableScreen::look_again() {
  const Shown& shown = table_.shown();
  for (const std::string& news : table_.take_news()) message_ = news;
  if (shown.log.size() != steps_) {
    steps_ = shown.log.size();
    seen_ = std::min(seen_, steps_);
    choice_ = first_choice_ = cursor_ = 0;
    picked_.clear();
  }
  choice_ = std::clamp(choice_, 0, std::max(0, static_cast<int>(shown.legal.size()) - 1));
  show_new_scorings();
}

void TableScreen::show_new_scorings() {
  const auto all = table_.scorings();
  if (all.size() <= scored_ && !(table_.is_over() && !is_end_shown_)) return;
  std::vector<std::string> lines;
  for (std::size_t i = std::min(scored_, all.size()); i < all.size(); ++i) {
    lines.push_back(fmt::format("# Scoring {}", i + 1));
    lines.insert(lines.end(), all[i].begin(), all[i].end());
  }
  scored_ = all.size();
  std::string title = "Scoring";
  if (table_.is_over()) {
    is_end_shown_ = true;
    title = tell_winners(table_.shown());
    message_ = title;
  }
  if (!lines.empty()) page(terminal_, Pager(title, std::move(lines)));
}

void TableScreen::draw() {
  terminal_.clear();
  if (table_.handover()) return draw_handover();
  const Shown& shown = table_.shown();
  const Board board = face().board(shown);
  terminal_.put(0, 0, " " + board.heading + std::string(static_cast<std::size_t>(terminal_.width()), ' '),
                {.is_bold = true, .is_reversed = true});
  BoardDrawing drawing(terminal_, board, {named_tokens(), picked_, focus_ == Focus::kCards ? cursor_ : -1});
  const int bottom = terminal_.height() - kFootHeight;
  int y = drawing.draw(1, bottom - 1 - kFewChoices - 1);
  spots_ = drawing.spots();
  const std::string waiting = table_.waiting();
  const std::string what = table_.is_over() ? tell_winners(shown) : waiting.empty() ? face().question(shown) : waiting;
  terminal_.put(y++, 1, what, {.is_bold = true});
  const bool has_log = terminal_.width() >= kSideBySide;
  const int width = has_log ? terminal_.width() * 11 / 20 : terminal_.width();
  draw_choices(y, bottom - y, width);
  if (has_log) draw_log(y, bottom - y, width + 1);
  draw_foot();
  terminal_.show();
}

void TableScreen::draw_handover() {
  const std::string name = name_of(table_.shown(), seat_name(*table_.handover()));
  const int y = terminal_.height() / 2 - 2;
  terminal_.put(y, 4, "The keyboard is for " + name + ".", {.is_bold = true});
  terminal_.put(y + 2, 4, "Nobody else looks now? Then Enter shows your cards.");
  draw_foot();
  terminal_.show();
}

std::vector<std::string> TableScreen::named_tokens() const {
  const Shown& shown = table_.shown();
  if (focus_ != Focus::kChoices || choice_ >= static_cast<int>(shown.legal.size())) return {};
  std::vector<std::string> ids(1);
  for (const char c : shown.legal[static_cast<std::size_t>(choice_)]) {
    const bool is_part = std::isupper(static_cast<unsigned char>(c)) || std::isdigit(static_cast<unsigned char>(c)) ||
                         c == ':' || c == '-' || (std::islower(static_cast<unsigned char>(c)) && c != 'x');
    if (is_part) {
      ids.back() += c;
    } else if (!ids.back().empty()) {
      ids.emplace_back();
    }
  }
  return ids;
}

void TableScreen::draw_choices(int y, int height, int width) {
  const Shown& shown = table_.shown();
  choices_y_ = y;
  choices_height_ = height;
  choices_width_ = width;
  if (height <= 0) return;
  const int count = static_cast<int>(shown.legal.size());
  first_choice_ = std::clamp(first_choice_, std::max(0, choice_ - height + 1), std::max(0, choice_));
  first_choice_ = std::min(first_choice_, std::max(0, count - height));
  for (int i = 0; i < height && first_choice_ + i < count; ++i) {
    const int at = first_choice_ + i;
    const std::string& action = shown.legal[static_cast<std::size_t>(at)];
    const std::string text = choice_text(action);
    const bool is_chosen = at == choice_ && focus_ == Focus::kChoices;
    terminal_.put(y + i, 1, is_chosen ? ">" : " ", {.is_bold = true});
    terminal_.put(y + i, 3, first_columns(text, width - 4), {.is_reversed = is_chosen});
  }
  if (first_choice_ + height < count)
    terminal_.put(y + height - 1, width - 9, fmt::format(" +{} more", count - first_choice_ - height),
                  {.ink = Ink::kQuiet});
}

void TableScreen::draw_log(int y, int height, int x) {
  const Shown& shown = table_.shown();
  const int columns = terminal_.width() - x - 2;
  struct LogRow {
    std::string text;
    bool is_new = false;
  };
  std::vector<LogRow> rows;
  const std::size_t most = static_cast<std::size_t>(std::max(0, height));
  for (std::size_t i = shown.log.size(); i-- > 0 && rows.size() < most;) {
    const std::string text = tell(face(), shown, shown.log[i]);
    if (text.empty()) continue;
    const auto lines = wrapped(text, columns);
    for (std::size_t line = lines.size(); line-- > 0;)
      rows.push_back({(line > 0 ? "  " : "") + lines[line], i >= seen_});
  }
  if (rows.size() > most) rows.resize(most);
  std::ranges::reverse(rows);
  for (int i = 0; i < height; ++i) {
    terminal_.put(y + i, x, terminal_.has_unicode() ? "│" : "|", {.ink = Ink::kQuiet});
    if (i < static_cast<int>(rows.size()))
      terminal_.put(y + i, x + 2, rows[static_cast<std::size_t>(i)].text,
                    {.ink = rows[static_cast<std::size_t>(i)].is_new ? Ink::kPlain : Ink::kQuiet});
  }
}

std::string TableScreen::choice_text(const std::string& action) const {
  const Shown& shown = table_.shown();
  const std::string text = face().action(shown, action, Voice::kOffered);
  const auto note = shown.notes.find(action);
  return note == shown.notes.end() || note->second.empty() ? text : text + "; " + note->second;
}

std::string TableScreen::whole_choice() const {
  const Shown& shown = table_.shown();
  if (focus_ != Focus::kChoices || choice_ >= static_cast<int>(shown.legal.size())) return {};
  std::string text = choice_text(shown.legal[static_cast<std::size_t>(choice_)]);
  return columns_of(text) > choices_width_ - 4 ? text : std::string{};
}

std::string TableScreen::foot_text() const {
  if (typed_) return "Move: " + *typed_ + "_";
  if (is_asked_for_undo_)
    return fmt::format("Something was seen since. Do you agree, {}? (y/n)", listed(table_.asked_for_undo()));
  if (!message_.empty()) return message_;
  if (picked_.empty()) return whole_choice();
  return face().action(table_.shown(), face().compose(table_.shown(), picked_), Voice::kOffered) + "?";
}

void TableScreen::draw_foot() {
  const int y = terminal_.height() - kFootHeight;
  const auto lines = wrapped(foot_text(), terminal_.width() - 2);
  for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 2); ++i)
    terminal_.put(y + static_cast<int>(i), 1, lines[i], {.ink = Ink::kAlarm, .is_bold = true});
  const std::string_view keys = table_.handover() ? "Enter: take the keyboard   u: undo   q: go"
                                : typed_          ? "Enter: play   Escape: never mind"
                                : table_.is_over()
                                    ? "s: scoring   l: log   q: go"
                                    : "Enter play, Tab cards, : spell, h hint, u undo, l log, s score, ? help, q go";
  terminal_.put(terminal_.height() - 1, 1, keys, {.ink = Ink::kQuiet});
}

bool TableScreen::take(const Key& key) {
  if (key.is(Key::Kind::kNone) || key.is(Key::Kind::kResize)) return true;
  if (typed_) return take_typed(key);
  if (is_asked_for_undo_) {
    is_asked_for_undo_ = false;
    message_ = "The others said no; the game goes on.";
    if (key.is('y')) take_back();
    return true;
  }
  if (table_.handover()) return take_at_handover(key);
  message_.clear();
  if (key.is(Key::Kind::kClick)) return take_click(key), true;
  if (key.is(Key::Kind::kTab)) {
    focus_ = focus_ == Focus::kChoices && !spots_.empty() ? Focus::kCards : Focus::kChoices;
    return true;
  }
  if (!take_command(key)) return false;
  if (focus_ == Focus::kChoices) take_in_choices(key);
  if (focus_ == Focus::kCards) take_in_cards(key);
  return true;
}

bool TableScreen::take_at_handover(const Key& key) {
  if (key.is('q')) return false;
  if (key.is('u')) ask_for_undo();
  if (!key.is(Key::Kind::kEnter)) return true;
  message_.clear();
  table_.hand_over();
  look_again();
  return true;
}

bool TableScreen::take_typed(const Key& key) {
  if (key.is(Key::Kind::kLetter)) *typed_ += key.letter;
  if (key.is(Key::Kind::kBackspace) && !typed_->empty()) typed_->pop_back();
  if (key.is(Key::Kind::kEscape)) typed_.reset();
  if (key.is(Key::Kind::kEnter)) {
    const std::string action(trimmed(*typed_));
    typed_.reset();
    if (!action.empty() && !table_.say(action)) try_action(action);
  }
  return true;
}

bool TableScreen::take_command(const Key& key) {
  if (key.is('q')) return false;
  if (key.is(':')) typed_ = "";
  if (key.is('u')) ask_for_undo();
  if (key.is('h')) {
    message_ = table_.ask_hint();
    if (message_.empty()) message_ = "A strong bot looks at it.";
  }
  if (key.is('t')) page(terminal_, Pager("Table", board_lines(face().board(table_.shown()))));
  if (key.is('?')) page(terminal_, Pager("Help", help_lines()));
  if (key.is('l')) {
    std::vector<std::string> lines;
    for (const std::string& sight : table_.shown().log) lines.push_back(tell(face(), table_.shown(), sight));
    page(terminal_, Pager("Log", std::move(lines), true));
  }
  if (key.is('s')) {
    scored_ = 0;
    if (table_.scorings().empty()) message_ = "Nothing has been scored yet.";
    show_new_scorings();
  }
  return true;
}

void TableScreen::move_choice(int by) {
  const int count = static_cast<int>(table_.shown().legal.size());
  choice_ = std::clamp(choice_ + by, 0, std::max(0, count - 1));
}

void TableScreen::take_in_choices(const Key& key) {
  using Kind = Key::Kind;
  const Shown& shown = table_.shown();
  const int page_size = std::max(1, choices_height_ - 1);
  if (key.is(Kind::kDown) || key.is(Kind::kWheelDown) || key.is('j')) move_choice(1);
  if (key.is(Kind::kUp) || key.is(Kind::kWheelUp) || key.is('k')) move_choice(-1);
  if (key.is(Kind::kPageDown)) move_choice(page_size);
  if (key.is(Kind::kPageUp)) move_choice(-page_size);
  if (key.is(Kind::kHome)) choice_ = 0;
  if (key.is(Kind::kEnd)) move_choice(static_cast<int>(shown.legal.size()));
  if (key.is(Kind::kEnter) && choice_ < static_cast<int>(shown.legal.size()))
    try_action(shown.legal[static_cast<std::size_t>(choice_)]);
}

void TableScreen::take_in_cards(const Key& key) {
  using Kind = Key::Kind;
  const int count = static_cast<int>(spots_.size());
  if (count == 0) return;
  cursor_ = std::clamp(cursor_, 0, count - 1);
  const auto& at = spots_[static_cast<std::size_t>(cursor_)];
  if (key.is(Kind::kRight)) cursor_ = std::min(cursor_ + 1, count - 1);
  if (key.is(Kind::kLeft)) cursor_ = std::max(cursor_ - 1, 0);
  if (key.is(Kind::kDown) || key.is(Kind::kUp)) {
    // The nearest card of the next line that way.
    const bool is_down = key.is(Kind::kDown);
    int best = -1;
    const auto distance = [&](int i) {
      const Spot& spot = spots_[static_cast<std::size_t>(i)];
      return std::abs(spot.y - at.y) * 1000 + std::abs(spot.x - at.x);
    };
    for (int i = 0; i < count; ++i) {
      const Spot& spot = spots_[static_cast<std::size_t>(i)];
      if (is_down ? spot.y <= at.y : spot.y >= at.y) continue;
      if (best < 0 || distance(i) < distance(best)) best = i;
    }
    if (best >= 0) cursor_ = best;
  }
  if (key.is(' ')) pick(at.id);
  if (key.is(Kind::kEscape)) picked_.clear();
  if (key.is(Kind::kEnter)) {
    if (picked_.empty()) picked_.push_back(at.id);
    try_action(face().compose(table_.shown(), picked_));
  }
}

void TableScreen::take_click(const Key& key) {
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    if (!spots_[i].has(key.y, key.x)) continue;
    focus_ = Focus::kCards;
    cursor_ = static_cast<int>(i);
    return pick(spots_[i].id);
  }
  const int row = key.y - choices_y_;
  const int at = first_choice_ + row;
  if (row < 0 || row >= choices_height_ || key.x >= choices_width_) return;
  if (at >= static_cast<int>(table_.shown().legal.size())) return;
  const bool is_second = focus_ == Focus::kChoices && at == choice_;
  focus_ = Focus::kChoices;
  choice_ = at;
  if (is_second) try_action(table_.shown().legal[static_cast<std::size_t>(at)]);
}

void TableScreen::pick(const std::string& id) {
  if (std::erase(picked_, id) == 0) picked_.push_back(id);
}

void TableScreen::try_action(const std::string& action) {
  seen_ = table_.shown().log.size();
  message_ = table_.act(action);
  picked_.clear();
  if (message_.empty()) focus_ = Focus::kChoices;
  look_again();
}

void TableScreen::ask_for_undo() {
  message_ = table_.why_no_undo();
  if (!message_.empty()) return;
  if (!table_.asked_for_undo().empty()) {
    is_asked_for_undo_ = true;
  } else {
    take_back();
  }
}

void TableScreen::take_back() {
  message_ = table_.undo();
  if (message_.empty()) message_ = "Taken back.";
  scored_ = std::min(scored_, table_.scorings().size());
  look_again();
}

}  // namespace septem::terminal
