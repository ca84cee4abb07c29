// The scoring of a round (A13, A14).
#pragma once

#include <array>
#include <cstdint>

#include "games/seas/cards.h"
#include "games/seas/setup.h"

namespace septem::seas {

/// Per owner.
struct RoundScore {
  std::array<std::uint8_t, kMaxSeats> cards{};
  std::array<std::uint8_t, kMaxSeats> coins{};
  std::array<std::int8_t, kMaxSeats> value{};
  std::array<std::uint8_t, kMaxSeats> points{};
  friend bool operator==(const RoundScore&, const RoundScore&) = default;
};

RoundScore score_round(const Setup& setup, const std::array<CardSet, kMaxSeats>& chests);

int coins_of(CardSet cards);
int total_value(const Values& values, CardSet cards);

}  // namespace septem::seas
