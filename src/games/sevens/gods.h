// Lucky Gods (C8): call a number or a colour, and flip the deck's top card.
#pragma once

#include "games/game.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

inline bool can_call(const State& state) { return state.has_deck(); }
void add_calls(MoveList& moves);
Objection why_not_call(Move move);
void call(const Setup& setup, State& state, Move move);

}  // namespace septem::sevens
