// The screen, and the only place that knows ncurses. There is one at a time; the terminal is as it was before when it goes.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "terminal/board.h"
#include "terminal/screen/key.h"

namespace septem::terminal {

struct Style {
  Ink ink = Ink::kPlain;
  bool is_bold = false;
  bool is_reversed = false;
  bool is_underlined = false;
};

class Terminal {
 public:
  /// Nothing where there is no terminal that can place letters.
  static std::unique_ptr<Terminal> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int height() const;
  int width() const;
  /// Whether lines of boxes can be drawn as such.
  bool has_unicode() const { return has_unicode_; }

  void clear();
  /// What goes beyond the edge, or stands outside, is not drawn.
  void put(int y, int x, std::string_view text, Style style = {});
  void show();

  /// Waits for a key, the mouse, another size, or until `other` can be read (then kNone). It takes no time of the processor.
  Key wait(int other);

 private:
  Terminal();

  bool has_unicode_ = false;
  bool has_colours_ = false;
  int silences_ = 0;  ///< how often a terminal that has something had nothing
};

/// How many columns a text takes; every letter of ours takes one.
int columns_of(std::string_view text);
/// The first so many columns of it.
std::string_view first_columns(std::string_view text, int columns);

}  // namespace septem::terminal
