// Random games of Seven7s for the tests of what looks at its positions.
#pragma once

#include "games/sevens/sevens.h"
#include "play/random_match.h"

namespace septem::sevens {

/// Calls `visit(match)` at every moment of so many games, with every number of seats in turn.
template <class Visit>
void at_every_moment(int games, Visit visit) {
  Rng rng(1);
  for (int i = 0; i < games; ++i) {
    Setup setup;
    setup.seats = kMinSeats + i % (kMaxSeats - kMinSeats + 1);
    Match<Sevens> match(setup, Seed::from_number(static_cast<std::uint64_t>(i)));
    for (; !match.is_over(); random_step(match, rng)) visit(match);
  }
}

}  // namespace septem::sevens
