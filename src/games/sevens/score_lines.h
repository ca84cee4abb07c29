// How the scores of the end come about (C13 to C16), line by line, as far as a viewer can know; also before the end.
#pragma once

#include <cstdint>
#include <optional>

#include "core/fixed_list.h"
#include "games/sevens/knowledge.h"

namespace septem::sevens {

struct ScoreLine {
  enum class Kind : std::uint8_t {
    kCard,    ///< in hand
    kEnding,  ///< the card that ended the game, for who played it
    kLucky,   ///< all cards won by Lucky Gods together
    kHidden,  ///< all cards of the hand that this viewer does not see: what the score leaves for them
    kLowest,  ///< of those whose best scores are equal: the lowest single value in hand decides
  };
  /// Why a card counts what it counts.
  enum class Reason : std::uint8_t { kPrinted, kWild, kDisabled };

  Kind kind = Kind::kCard;
  Seat seat{};
  Reason reason = Reason::kPrinted;
  int points = 0;
  CardSet cards{};
  std::optional<int> figure{};  ///< how many are hidden; the lowest value, 0 without any, nothing where it is not known
};

/// A line for each card that can be in a hand, and a few more for each seat.
using ScoreLines = FixedList<ScoreLine, Card::kCount + 4 * kMaxSeats>;

/// When it is over.
ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge);
/// If the game ended now: the lines of what is known, for each seat.
ScoreLines standing(const Setup& setup, const Knowledge& knowledge);

}  // namespace septem::sevens
