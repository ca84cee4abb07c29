// What the seats got out of a finished game: for search, learning and tables of results.
#pragma once

#include "core/fixed_list.h"
#include "core/seat.h"

namespace septem {

struct Return {
  /// Of the win, which is 1: those who won share it. Each seat of a team gets what its team got, so that a seat's shares
  /// compare over all games: they sum to 1, with teams of two to 2, and to less where an interloper wins or shares.
  double share = 0;
  /// What decided, more is better: no loser has more than a winner.
  int points = 0;
  friend constexpr bool operator==(const Return&, const Return&) = default;
};

/// One for each seat, from p0 on.
using Returns = FixedList<Return, Seat::kMaxPlayers>;

/// `sides`: how many seats, teams or interlopers the winners are. `points(seat)` says what each seat has.
template <class Points>
Returns returns_of(int seats, SeatSet winners, int sides, Points points) {
  Returns returns;
  for (const Seat seat : SeatSet::first_n(seats)) {
    returns.push_back({winners.has(seat) ? 1.0 / sides : 0.0, points(seat)});
  }
  return returns;
}

}  // namespace septem
