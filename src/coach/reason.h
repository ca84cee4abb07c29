// What speaks for a move, or against it: a message key, and what the message is about, in the words of the notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace septem {

struct Reason {
  std::string_view key;               ///< as `seas.coach.takes`
  std::vector<std::string> things{};  ///< cards, pieces, columns
  std::optional<Seat> seat{};         ///< whom it concerns
  std::optional<double> chance{};     ///< how likely it is, 0 to 1
  std::optional<int> number{};        ///< points, coins, tenths of a gram
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace septem
