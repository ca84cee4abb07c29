#include "terminal/plain_play.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>

#include "notation/text.h"
#include "terminal/printable.h"

namespace septem::terminal {
namespace {

constexpr std::string_view kPlainHelp =
    "Answer with the number of a choice, or spell the move as it stands in brackets.\n"
    "  table   show the table again       all     every choice, where there are many\n"
    "  hint    what a strong bot would do undo    take the last decision back\n"
    "  log     what has happened          score   how the points came about\n"
    "  help    this text                  quit    stop; the game is kept\n";

void put_line(std::string_view text) { fmt::print("{}\n", printable(text)); }

std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Letters of cards are large; who types them small means the same.
std::string as_spelled(const std::vector<std::string>& legal, const std::string& text) {
  const auto folded = [](std::string_view word) {
    std::string small(word);
    for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return small;
  };
  for (const std::string& action : legal)
    if (folded(action) == folded(text)) return action;
  return text;
}

std::string row_words(const Row& row) {
  std::vector<std::string> words;
  for (const Token& token : row.tokens)
    words.push_back(token.note.empty() ? token.name : fmt::format("{} [{}]", token.name, token.note));
  if (!row.text.empty()) words.push_back(row.text);
  return row.title + ": " + join(words, ", ");
}

}  // namespace

std::vector<std::string> board_lines(const Board& board) {
  std::vector<std::string> lines{board.heading};
  for (const PlayerLine& player : board.players) {
    std::string line = player.name;
    if (player.is_you && player.name != kYou) line += " (you)";
    if (player.acts) line += ", to act";
    lines.push_back(player.text.empty() ? line : line + ": " + player.text);
  }
  for (const Row& row : board.rows) lines.push_back(row_words(row));
  return lines;
}

const Face& PlainPlay::face() const { return face_of(word_at(table_.shown().view, "game")); }

int PlainPlay::run() {
  Next next = Next::kGoOn;
  while (next == Next::kGoOn) {
    tell_news();
    if (table_.is_over()) {
      for (const std::string& line : board_lines(face().board(table_.shown()))) put_line(line);
      show_scorings(scored_);
      put_line(tell_winners(table_.shown()));
      return static_cast<void>(quit()), 0;
    }
    if (table_.handover()) {
      next = ask_for_keyboard();
    } else if (!table_.waiting().empty()) {
      tell_waiting();
      next = wait();
    } else {
      next = ask();
    }
  }
  return 0;
}

void PlainPlay::tell_news() {
  for (const std::string& news : table_.take_news()) put_line(news);
  const Shown& shown = table_.shown();
  told_ = std::min(told_, shown.log.size());  // something was taken back
  for (; told_ < shown.log.size(); ++told_) {
    is_shown_ = false;
    if (const std::string text = tell(face(), shown, shown.log[told_]); !text.empty()) put_line(text);
  }
  if (const auto count = table_.scorings().size(); count > scored_ && !table_.is_over())
    show_scorings(scored_), scored_ = count;
  std::fflush(stdout);
}

PlainPlay::Next PlainPlay::wait() {
  // A descriptor below 0 is not looked at.
  std::array<pollfd, 2> waited{{{table_.ready(), POLLIN, 0}, {table_.takes_words() ? in_.fd() : -1, POLLIN, 0}}};
  if (!table_.takes_words() || !in_.has_line()) ::poll(waited.data(), waited.size(), -1);
  table_.go_on();
  if (!table_.takes_words() || (waited[1].revents == 0 && !in_.has_line())) return Next::kGoOn;
  const auto line = in_.next();
  return line ? answer(std::string(trimmed(*line))) : quit();
}

void PlainPlay::tell_waiting() {
  // A bot is soon done; people and servers may take long.
  if (!table_.takes_words() || table_.waiting() == waited_for_) return;
  waited_for_ = table_.waiting();
  put_line(waited_for_);
  std::fflush(stdout);
}

PlainPlay::Next PlainPlay::ask_for_keyboard() {
  // On a terminal the cards of the one before leave the window.
  constexpr int kTallWindow = 100;
  if (::isatty(STDOUT_FILENO)) fmt::print("{}", std::string(kTallWindow, '\n'));
  fmt::print("\nThe keyboard is for {}. Enter shows their cards (or: undo, quit).\n",
             name_of(table_.shown(), seat_name(*table_.handover())));
  std::fflush(stdout);
  const auto line = in_.next();
  if (!line || *line == "quit") return quit();
  if (*line == "undo") return take_back(), Next::kGoOn;
  table_.hand_over();
  // What everybody has heard already is not told again.
  told_ = table_.shown().log.size();
  is_shown_ = false;
  return Next::kGoOn;
}

PlainPlay::Next PlainPlay::ask() {
  if (!is_shown_) {
    show_table();
    show_choices(false);
    is_shown_ = true;
  }
  fmt::print("> ");
  std::fflush(stdout);
  const auto line = in_.next();
  if (!line) return put_line(""), quit();
  return answer(std::string(trimmed(*line)));
}

PlainPlay::Next PlainPlay::answer(const std::string& line) {
  if (line == "quit" || line == "q") return quit();
  if (line.empty()) return Next::kGoOn;
  if (line == "help" || line == "?") {
    fmt::print("{}", kPlainHelp);
  } else if (line == "table") {
    is_shown_ = false;
  } else if (line == "all") {
    show_choices(true);
  } else if (line == "log") {
    show_log();
  } else if (line == "score") {
    show_scorings(0);
  } else if (line == "hint") {
    show_hint();
  } else if (line == "undo") {
    take_back();
  } else if (!table_.say(line)) {
    try_action(line);
  }
  return Next::kGoOn;
}

void PlainPlay::try_action(const std::string& text) {
  const Shown& shown = table_.shown();
  std::string action = as_spelled(shown.legal, text);
  if (const auto number = number_in(text)) {
    if (*number == 0 || *number > shown.legal.size()) {
      return put_line(fmt::format("There are {} choices, from 1 on.", shown.legal.size()));
    }
    action = shown.legal[*number - 1];
  }
  if (const std::string why = table_.act(action); !why.empty()) put_line(why);
}

void PlainPlay::show_table() const {
  put_line("");
  for (const std::string& line : board_lines(face().board(table_.shown()))) put_line(line);
  put_line(face().question(table_.shown()));
}

void PlainPlay::show_choices(bool has_all) const {
  constexpr std::size_t kMost = 40;
  const Shown& shown = table_.shown();
  const std::size_t count = has_all || shown.legal.size() <= kMost ? shown.legal.size() : std::size_t{7};
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& action = shown.legal[i];
    const auto note = shown.notes.find(action);
    const std::string more = note == shown.notes.end() || note->second.empty() ? std::string{} : "; " + note->second;
    put_line(fmt::format("{:3}. {}{} [{}]", i + 1, face().action(shown, action, Voice::kOffered), more, action));
  }
  if (count < shown.legal.size())
    put_line(fmt::format("     and {} more; 'all' lists them, or spell yours.", shown.legal.size() - count));
}

void PlainPlay::show_log() const {
  const Shown& shown = table_.shown();
  for (const std::string& sight : shown.log)
    if (const std::string text = tell(face(), shown, sight); !text.empty()) put_line(text);
}

void PlainPlay::show_scorings(std::size_t from) const {
  const auto all = table_.scorings();
  if (all.empty()) return put_line("Nothing has been scored yet.");
  for (std::size_t i = from; i < all.size(); ++i) {
    put_line(fmt::format("Scoring {}:", i + 1));
    for (const std::string& line : all[i]) put_line("  " + line);
  }
}

void PlainPlay::show_hint() {
  if (const std::string why = table_.ask_hint(); !why.empty()) return put_line(why);
  while (wait() == Next::kGoOn) {
    if (const auto hint = table_.take_hint()) return put_line(fmt::format("{} [{}]", hint->text, hint->action));
  }
}

void PlainPlay::take_back() {
  if (const std::string why = table_.why_no_undo(); !why.empty()) return put_line(why);
  if (const auto asked = table_.asked_for_undo(); !asked.empty()) {
    fmt::print("Something was seen since. Do you agree, {}? (yes/no) ", listed(asked));
    std::fflush(stdout);
    if (in_.next().value_or("no") != "yes") return put_line("The others said no; the game goes on.");
  }
  const std::string why = table_.undo();
  put_line(why.empty() ? "Taken back." : why);
  is_shown_ = false;
}

PlainPlay::Next PlainPlay::quit() const {
  if (const std::string text = table_.farewell(); !text.empty()) put_line(text);
  std::fflush(stdout);
  return Next::kQuit;
}

}  // namespace septem::terminal
