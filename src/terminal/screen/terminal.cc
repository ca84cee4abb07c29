#include "terminal/screen/terminal.h"

#include <curses.h>
#include <langinfo.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdlib>
#include <cstring>

namespace septem::terminal {
namespace {

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

/// For terminals that know no UTF-8: lines become ASCII, other letters a `?`.
std::string ascii_of(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (is_continuation(c)) continue;
    plain += static_cast<unsigned char>(c) < 0x80 ? c : '?';
  }
  return plain;
}

/// Beyond the eight of every terminal where it has 256.
short colour_number(Ink ink) {
  const bool has_many = COLORS >= 256;
  switch (ink) {
    case Ink::kRed:
      return has_many ? 203 : COLOR_RED;
    case Ink::kAlarm:
      return has_many ? 209 : COLOR_RED;
    case Ink::kOrange:
      return has_many ? 215 : COLOR_YELLOW;
    case Ink::kYellow:
      return has_many ? 221 : COLOR_YELLOW;
    case Ink::kGreen:
      return has_many ? 114 : COLOR_GREEN;
    case Ink::kCyan:
      return has_many ? 80 : COLOR_CYAN;
    case Ink::kBlue:
      return has_many ? 75 : COLOR_BLUE;
    case Ink::kViolet:
      return has_many ? 177 : COLOR_MAGENTA;
    default:
      return -1;
  }
}

constexpr Ink kLastInk = Ink::kViolet;

void make_colours() {
  start_color();
  use_default_colors();
  for (int i = 1; i <= static_cast<int>(kLastInk); ++i)
    init_pair(static_cast<short>(i), colour_number(static_cast<Ink>(i)), -1);
}

bool is_set(const char* name) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody changes the environment
  const char* value = std::getenv(name);
  return value && *value;
}

Key mouse_key() {
  MEVENT event{};
  if (getmouse(&event) != OK) return {};
  Key key{Key::Kind::kNone, 0, event.y, event.x};
  if (event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED)) key.kind = Key::Kind::kClick;
  if (event.bstate & BUTTON4_PRESSED) key.kind = Key::Kind::kWheelUp;
  if (event.bstate & BUTTON5_PRESSED) key.kind = Key::Kind::kWheelDown;
  return key;
}

Key key_of(int code) {
  using Kind = Key::Kind;
  switch (code) {
    case KEY_UP:
      return {Kind::kUp};
    case KEY_DOWN:
      return {Kind::kDown};
    case KEY_LEFT:
      return {Kind::kLeft};
    case KEY_RIGHT:
      return {Kind::kRight};
    case KEY_PPAGE:
      return {Kind::kPageUp};
    case KEY_NPAGE:
      return {Kind::kPageDown};
    case KEY_HOME:
      return {Kind::kHome};
    case KEY_END:
      return {Kind::kEnd};
    case KEY_ENTER:
    case '\n':
    case '\r':
      return {Kind::kEnter};
    case '\t':
    case KEY_BTAB:
      return {Kind::kTab};
    case 27:
      return {Kind::kEscape};
    case KEY_BACKSPACE:
    case 8:
    case 127:
      return {Kind::kBackspace};
    case KEY_MOUSE:
      return mouse_key();
    case KEY_RESIZE:
      return {Kind::kResize};
    default:
      return code >= ' ' && code < 127 ? Key{Kind::kLetter, static_cast<char>(code)} : Key{};
  }
}

}  // namespace

std::unique_ptr<Terminal> Terminal::open() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): before any other thread
  std::setlocale(LC_ALL, "");
  if (!::isatty(STDIN_FILENO) || !::isatty(STDOUT_FILENO)) return nullptr;
  SCREEN* screen = newterm(nullptr, stdout, stdin);
  if (!screen) return nullptr;
  set_term(screen);
  if (!tigetstr("cup") || tigetstr("cup") == reinterpret_cast<char*>(-1)) {
    endwin();
    return nullptr;
  }
  return std::unique_ptr<Terminal>(new Terminal());
}

Terminal::Terminal() : has_unicode_(std::strcmp(::nl_langinfo(CODESET), "UTF-8") == 0) {
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  constexpr int kEscapeMs = 25;
  set_escdelay(kEscapeMs);
  curs_set(0);
  mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
  mouseinterval(0);
  has_colours_ = has_colors() && !is_set("NO_COLOR");
  if (has_colours_) make_colours();
}

Terminal::~Terminal() { endwin(); }

int Terminal::height() const { return getmaxy(stdscr); }
int Terminal::width() const { return getmaxx(stdscr); }

void Terminal::clear() { erase(); }

void Terminal::put(int y, int x, std::string_view text, Style style) {
  if (y < 0 || y >= height() || x < 0 || x >= width()) return;
  attr_t attributes = A_NORMAL;
  if (style.is_bold || style.ink == Ink::kStrong) attributes |= A_BOLD;
  if (style.is_reversed) attributes |= A_REVERSE;
  if (style.is_underlined) attributes |= A_UNDERLINE;
  if (style.ink == Ink::kQuiet) attributes |= A_DIM;
  const auto pair = static_cast<short>(has_colours_ && colour_number(style.ink) >= 0 ? static_cast<int>(style.ink) : 0);
  attr_set(attributes, pair, nullptr);
  const std::string cut(first_columns(text, width() - x));
  mvaddstr(y, x, has_unicode_ ? cut.c_str() : ascii_of(cut).c_str());
  attr_set(A_NORMAL, 0, nullptr);
}

void Terminal::show() { refresh(); }

Key Terminal::wait(int other) {
  // What ncurses has read already does not show in poll.
  if (const int code = getch(); code != ERR) return silences_ = 0, key_of(code);
  std::array<pollfd, 2> waited{{{STDIN_FILENO, POLLIN, 0}, {other, POLLIN, 0}}};
  ::poll(waited.data(), waited.size(), -1);
  if (const int code = getch(); code != ERR) return silences_ = 0, key_of(code);
  // A terminal that is gone can always be read, and has nothing.
  constexpr int kPatience = 3;
  if (waited[0].revents != 0 && ++silences_ > kPatience) return {Key::Kind::kGone};
  return {};
}

int columns_of(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char c) { return !is_continuation(c); }));
}

std::string_view first_columns(std::string_view text, int columns) {
  std::size_t i = 0;
  for (int left = columns; i < text.size(); ++i)
    if (!is_continuation(text[i]) && left-- <= 0) break;
  return text.substr(0, i);
}

}  // namespace septem::terminal
