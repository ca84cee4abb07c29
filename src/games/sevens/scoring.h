// The scoring at the end (C13 to C16).
#pragma once

#include <array>
#include <cstdint>

#include "games/returns.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// What cards are worth: the highest values that are disabled count nothing (C13), cards of the wild colour as much as the
/// highest value that is not (C14).
class Worth {
 public:
  Worth(const Square& square, Colour wild, int disabled) : highest_(kValues - disabled), wild_(square.cards_of(wild)) {}

  int of(Card card) const {
    if (wild_.has(card)) return highest_;
    return card.value() > highest_ ? 0 : card.value();
  }
  int of(CardSet cards) const {
    int sum = 0;
    for (const Card card : cards) sum += of(card);
    return sum;
  }

 private:
  int highest_;  // at least 1: six cards at most stand upright in the Ages column
  CardSet wild_;
};

/// C16: the lowest single value above zero that is held in hand; more than any where there is none.
int lowest_in_hand(const Worth& worth, CardSet hand);

inline constexpr int kPointsPerLuckyCard = 2;

using Scores = std::array<std::uint8_t, kMaxSeats>;

/// As if the game ended now, or has ended.
Scores scores(const Setup& setup, const State& state);
/// Nobody until it is over.
SeatSet winners(const Setup& setup, const State& state);
Returns returns(const Setup& setup, const State& state);

}  // namespace septem::sevens
