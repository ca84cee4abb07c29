// Wonders (C10): say what to look at, chance picks the cards out of hands, stack the deck's cards.
#pragma once

#include "core/rng.h"
#include "games/game.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// Whether there is a card to see.
bool can_look(const Setup& setup, const State& state);
void add_looks(const Setup& setup, const State& state, MoveList& moves);
Objection why_not_look(const Setup& setup, const State& state, Move move);
void look(const Setup& setup, State& state, Move move);

Outcome draw_wonder(const Setup& setup, const State& state, Rng& rng);
/// Each of them equally likely.
OutcomeList all_wonders(const Setup& setup, const State& state);
Objection why_not_wonder(const Setup& setup, const State& state, const Outcome& outcome);
void see_wonder(const Setup& setup, State& state, const Outcome& outcome);

/// So many of these cards, each choice equally likely.
CardSet draw_some(CardSet cards, int count, Rng& rng);

/// The deck cards that are being looked at, top first.
Stacking looked_at(const State& state);
/// Lays these cards on the deck's top places.
void put_back(State& state, const Stacking& stacking);
void add_stackings(const State& state, MoveList& moves);
Objection why_not_stack(const State& state, Move move);
void stack(const Setup& setup, State& state, Move move);

}  // namespace septem::sevens
