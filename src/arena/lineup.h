// Who sits where in the games of one deal.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fixed_list.h"
#include "core/seat.h"

namespace septem {

/// The bot of each seat, by its place in the list of bots.
using Lineup = FixedList<std::uint8_t, Seat::kMaxPlayers>;

/// What decides how bots are seated. Sides are what wins together: the seats, or the two teams.
struct Seating {
  int bots = 0;
  int seats = 0;
  int sides = 0;
};

/// All games of one deal, so that the luck of cards and seats falls on all bots alike. Two bots with two sides play both ways round; with
/// more, each of them sits alone among the other's, once at every seat. More bots: every pair of them. One bot plays against itself.
std::vector<Lineup> lineups(const Seating& seating);

}  // namespace septem
