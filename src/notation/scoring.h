// How scores came about, in words that every client can use: the lines of a scoring, each with a message key.
#pragma once

#include <boost/json/array.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace septem {

struct ScoringLine {
  std::string_view key;              ///< a message key: `seas.score.coins`
  SeatSet seats{};                   ///< for whom it counts; those who share something together
  int amount = 0;                    ///< points, or whatever the game counts
  std::optional<int> figure{};       ///< what was compared or counted for it
  std::vector<std::string> cards{};  ///< that show why; cards or pieces, none where they are not known
  SeatSet against{};                 ///< who lost, where a line is about a contest
};

using Scoring = std::vector<ScoringLine>;

/// `[{"key", "seats", "amount", "figure", "cards", "against"}, ...]`, see docs/protocol.md.
boost::json::array scoring_json(const Scoring& scoring);
boost::json::array scorings_json(const std::vector<Scoring>& scorings);

}  // namespace septem
