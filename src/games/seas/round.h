// How a round of 7 Seas begins and ends: the deal, the second cycle, the scoring.
#pragma once

#include <array>

#include "games/seas/cards.h"
#include "games/seas/setup.h"
#include "games/seas/state.h"

namespace septem::seas {

/// Deals all cards in this order; nothing happens when the display would hold three tens (A11).
void deal(const Setup& setup, State& state, const std::array<Card, Card::kCount>& cards);

/// Two players: deals the cards that were set aside (A12).
void begin_second_cycle(const Setup& setup, State& state);

/// The last one who captured takes what is left, if that is played (A17).
void clear_display(const Setup& setup, State& state);

/// Scores the round; then the game is over, or the table is cleared for the next round (A16).
void end_round(const Setup& setup, State& state);

}  // namespace septem::seas
