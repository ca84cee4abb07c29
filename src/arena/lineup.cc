#include "arena/lineup.h"

namespace septem {
namespace {

/// One bot at the seats of one side, the other bot at all others.
Lineup one_side(const Seating& seating, int side, int bot, int others) {
  Lineup lineup;
  for (int seat = 0; seat < seating.seats; ++seat) {
    lineup.push_back(static_cast<std::uint8_t>(seat % seating.sides == side ? bot : others));
  }
  return lineup;
}

void add_rotations(const Seating& seating, int bot, int others, std::vector<Lineup>& all) {
  for (int side = 0; side < seating.sides; ++side) all.push_back(one_side(seating, side, bot, others));
}

}  // namespace

std::vector<Lineup> lineups(const Seating& seating) {
  if (seating.bots == 1) return {one_side(seating, 0, 0, 0)};
  std::vector<Lineup> all;
  for (int a = 0; a < seating.bots; ++a) {
    for (int b = a + 1; b < seating.bots; ++b) {
      add_rotations(seating, a, b, all);
      // With two sides the other bot's rotations are the same games.
      if (seating.sides > 2) add_rotations(seating, b, a, all);
    }
  }
  return all;
}

}  // namespace septem
