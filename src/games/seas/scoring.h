// The scoring of a round (A13, A14).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/seas/cards.h"
#include "games/seas/setup.h"

namespace septem::seas {

/// Per owner. The chests are opened for it (A10): everyone then sees who captured and nicked what.
struct RoundScore {
  std::array<CardSet, kMaxSeats> chests{};
  std::array<std::uint8_t, kMaxSeats> cards{};
  std::array<std::uint8_t, kMaxSeats> coins{};
  std::array<std::int8_t, kMaxSeats> value{};
  std::array<std::uint8_t, kMaxSeats> points{};
  friend bool operator==(const RoundScore&, const RoundScore&) = default;
};

inline constexpr int kPointsForMost = 1;
inline constexpr int kPointsForNamedCard = 1;
inline constexpr int kPointsForValue = 2;

/// A13: everyone who shares the highest figure gets the points, also when it is zero.
template <class Figures>
int reward(const Figures& figures, int owners, std::size_t owner, int points) {
  return figures[owner] == *std::max_element(figures.begin(), figures.begin() + owners) ? points : 0;
}

RoundScore score_round(const Setup& setup, const std::array<CardSet, kMaxSeats>& chests);

int coins_of(CardSet cards);
/// The sum of the best cards of each type.
int total_value(const Values& values, CardSet cards);

}  // namespace septem::seas
