// Chance: the bag, the deck, and the reshuffle of an empty deck (B13, B17, B18).
#pragma once

#include "core/rng.h"
#include "games/game.h"
#include "games/seize/move.h"
#include "games/seize/state.h"

namespace septem::seize {

Outcome draw(const Setup& setup, const State& state, Rng& rng);
inline OutcomeList outcomes(const Setup&, const State&) { return {}; }
Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome);
void apply(const Setup& setup, State& state, const Outcome& outcome);

/// Fills the hands for the round that begins. Where the deck runs out a reshuffle is due, and the deal goes on after it.
void deal_hands(const Setup& setup, State& state);

}  // namespace septem::seize
