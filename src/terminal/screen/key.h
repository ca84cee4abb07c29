// What somebody did at the keyboard or with the mouse.
#pragma once

#include <cstdint>

namespace septem::terminal {

struct Key {
  enum class Kind : std::uint8_t {
    kNone,  ///< nothing was pressed, or nothing that means anything here
    kLetter,
    kUp,
    kDown,
    kLeft,
    kRight,
    kPageUp,
    kPageDown,
    kHome,
    kEnd,
    kEnter,
    kTab,
    kEscape,
    kBackspace,
    kClick,
    kWheelUp,
    kWheelDown,
    kResize,
    kGone,  ///< the terminal is closed
  };

  Kind kind = Kind::kNone;
  char letter = 0;  ///< of kLetter, ASCII
  int y = 0;        ///< of the mouse
  int x = 0;

  bool is(char wanted) const { return kind == Kind::kLetter && letter == wanted; }
  bool is(Kind wanted) const { return kind == wanted; }
};

}  // namespace septem::terminal
