// The text of Seven7s' decisions: `H5>H`, `sin p1`, `place D3>C`, `call 4`, `take C`, `look deck=2 p1=1`, `stack W1 H5`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/sevens/move.h"

namespace septem::sevens {

std::string move_text(Move move);
/// Also of some spellings that are not canonical (a look's parts in any order, zeros): compare with `move_text`.
std::optional<Move> parse_leniently(std::string_view text);

}  // namespace septem::sevens
