#include "terminal/screen/replay_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/face.h"
#include "terminal/screen/board_drawing.h"
#include "terminal/screen/pager.h"
#include "terminal/screen/wrapped.h"

namespace septem::terminal {
namespace {

class ReplayScreen {
 public:
  ReplayScreen(Terminal& terminal, const ReplayedGame& played, Viewer viewer)
      : terminal_(terminal), played_(played), viewer_(viewer) {}

  void run() {
    Key key;
    do {
      draw();
      key = terminal_.wait(-1);
      move(key);
    } while (!key.is('q') && !key.is(Key::Kind::kEscape) && !key.is(Key::Kind::kGone));
  }

 private:
  int count() const { return static_cast<int>(played_.moments.size()); }

  void move(const Key& key) {
    using Kind = Key::Kind;
    constexpr int kFar = 10;
    if (key.is(Kind::kRight) || key.is(Kind::kDown) || key.is(' ') || key.is(Kind::kEnter) || key.is(Kind::kWheelDown))
      ++at_;
    if (key.is(Kind::kLeft) || key.is(Kind::kUp) || key.is(Kind::kBackspace) || key.is(Kind::kWheelUp)) --at_;
    if (key.is(Kind::kPageDown)) at_ += kFar;
    if (key.is(Kind::kPageUp)) at_ -= kFar;
    if (key.is(Kind::kHome)) at_ = 1;
    if (key.is(Kind::kEnd)) at_ = count();
    at_ = std::clamp(at_, 1, count());
    if (key.is('s')) show_scorings();
  }

  void show_scorings() {
    const Shown shown = played_.shown_after(played_.moments.size(), viewer_);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < played_.scorings.size(); ++i) {
      lines.push_back(fmt::format("# Scoring {}", i + 1));
      for (std::string& line : tell_scoring(face_of(played_.game), shown, played_.scorings[i]))
        lines.push_back(std::move(line));
    }
    if (lines.empty()) lines.emplace_back("Nothing was scored in this record.");
    page(terminal_, Pager("Scoring", std::move(lines)));
  }

  void draw() {
    const Face& face = face_of(played_.game);
    const Shown shown = played_.shown_after(static_cast<std::size_t>(at_), viewer_);
    const Board board = face.board(shown);
    terminal_.clear();
    terminal_.put(0, 0,
                  fmt::format(" Step {} of {}: {}", at_, count(), board.heading) +
                      std::string(static_cast<std::size_t>(terminal_.width()), ' '),
                  {.is_bold = true, .is_reversed = true});
    constexpr int kFoot = 5;
    int y = BoardDrawing(terminal_, board, {}).draw(1, terminal_.height() - kFoot) + 1;
    const int bottom = terminal_.height() - 2;
    std::vector<std::string> rows;
    for (int i = at_; i > 0 && static_cast<int>(rows.size()) < bottom - y; --i) {
      const auto& moment = played_.moments[static_cast<std::size_t>(i - 1)];
      const std::string told = tell(face, shown, moment.sight) + (moment.note.empty() ? "" : " " + moment.note);
      const auto lines = wrapped((i == at_ ? "> " : "  ") + told, terminal_.width() - 2);
      rows.insert(rows.end(), lines.rbegin(), lines.rend());
    }
    rows.resize(std::min<std::size_t>(rows.size(), static_cast<std::size_t>(std::max(0, bottom - y))));
    for (std::size_t i = rows.size(); i-- > 0;) terminal_.put(y++, 1, rows[i], {.is_bold = rows[i].starts_with(">")});
    if (at_ == count()) terminal_.put(bottom, 1, tell_winners(shown), {.ink = Ink::kAlarm, .is_bold = true});
    terminal_.put(terminal_.height() - 1, 1, "Right, Left: step   Page Down, Up: ten   Home, End   s: scoring   q: go",
                  {.ink = Ink::kQuiet});
    terminal_.show();
  }

  Terminal& terminal_;
  const ReplayedGame& played_;
  Viewer viewer_;
  int at_ = 1;
};

}  // namespace

void show_replay(Terminal& terminal, const ReplayedGame& played, Viewer viewer) {
  ReplayScreen(terminal, played, viewer).run();
}

}  // namespace septem::terminal
