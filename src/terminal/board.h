// A table as something to draw or to read out: who sits there, and rows of cards or pieces, each with a name in words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace septem::terminal {

/// What something looks like where there are colours. It never says what is not said in letters, too.
enum class Ink : std::uint8_t {
  kPlain,
  kQuiet,
  kStrong,
  kAlarm,
  kRed,
  kOrange,
  kYellow,
  kGreen,
  kCyan,
  kBlue,
  kViolet,
};

/// A card or a piece.
struct Token {
  std::string id;    ///< what actions call it: `G4`; also printed on it
  std::string name;  ///< in words: `gold 4`
  std::string note;  ///< what else is printed on it, a few letters
  Ink ink = Ink::kPlain;
};

struct Row {
  std::string title;
  std::vector<Token> tokens{};
  std::string text{};      ///< instead of tokens, or behind them
  bool is_choice = false;  ///< its tokens are what actions are made of: drawn as cards where there is room
};

struct PlayerLine {
  std::string name;
  std::string text;
  bool acts = false;
  bool is_you = false;
};

struct Board {
  std::string heading;
  std::vector<PlayerLine> players{};
  std::vector<Row> rows{};
};

}  // namespace septem::terminal
