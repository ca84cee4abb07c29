// Booty sets as data files (B19). A line is a piece: its id, then its weight or the lowest and the highest weight it may have,
// in tenths of a gram; then, if it has any, its names in English, German and Polish, each after a `|`:
//
//   coral-key 70 98 | coral key | Korallenschlüssel | klucz z koralu
//   button 14
//
// `#` starts a comment. A set has 49 to 64 pieces.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/result.h"
#include "games/data_error.h"
#include "games/seize/booty.h"

namespace septem::seize {

/// One line of a booty file; the views point into the file's text.
struct BootyLine {
  std::string_view id;
  int low = 0;
  int high = 0;
  std::array<std::string_view, 3> names{};  ///< en, de, pl; all empty where the line gives none
};

/// Reads one line, without its comment; whether its id is new is not known here.
Result<BootyLine, DataError> parse_booty_line(std::string_view line, int number);

/// The failure names the line and what is wrong with it.
Result<Booty, DataError> parse_booty(std::string_view text);
/// The same with everything that is wrong; nothing where there are mistakes. Cells: id, lowest, highest weight, then the names.
std::optional<Booty> read_booty(std::string_view text, Mistakes& mistakes);

}  // namespace septem::seize
