// Small pieces of text that every game's notation is made of.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace septem {

/// `p0` to `p6`, or `g`.
std::string seat_name(Seat seat);
/// A seat of a table with so many seats; never the interloper.
std::optional<Seat> parse_seat(std::string_view text, int seats);
std::vector<std::string> seat_names(SeatSet seats);

/// The words between single blanks; a blank too many gives an empty word.
std::vector<std::string_view> split(std::string_view text, char separator);
/// Without the blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);
/// At most so many bytes of UTF-8, cut between two characters, with `...` where something is missing.
std::string shortened(std::string_view text, std::size_t most);
std::string join(const std::vector<std::string>& words, std::string_view separator);

}  // namespace septem
