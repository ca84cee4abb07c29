// How a turn of Seven7s may end that is in the middle of its decisions.
#pragma once

#include "bots/search/sevens_judge.h"
#include "games/sevens/sevens.h"

namespace septem::sevens {

/// The share of the win that the active player may expect when the next card is to be played. On the way there chance is drawn, and the player chooses what
/// the judge likes best.
float share_at_end_of_turn(const Judge& judge, const Setup& setup, State state, Seat seat, Rng& rng);

/// The call that would hit most of these cards.
Call best_call(const Setup& setup, CardSet possible);

}  // namespace septem::sevens
