// Ends of 7 Seas rounds, by random play.
#pragma once

#include <optional>

#include "games/seas/seas.h"
#include "play/random_match.h"

namespace septem::seas {

/// Calls `visit(match)` at decisions with at most so many cards in the mover's hand and none to be dealt any more, until there were so many.
template <class Visit>
void at_endings(const Setup& setup, int most_cards, int endings, Visit visit) {
  for (std::uint64_t game = 0; endings > 0; ++game) {
    Match<Seas> match(setup, Seed::from_number(game));
    Rng rng(game);
    for (; !match.is_over() && endings > 0; random_step(match, rng)) {
      const State& state = match.state();
      const bool is_ending = state.is_waiting() && state.aside_left(setup) == 0 &&
                             state.hand(state.turn).size() <= most_cards;
      if (is_ending && visit(match)) --endings;
    }
  }
}

/// Of two seats.
template <class Visit>
void at_endings(int most_cards, int endings, Visit visit) {
  Setup setup;
  setup.seats = 2;
  at_endings(setup, most_cards, endings, visit);
}

}  // namespace septem::seas
