// Deadly Sins (C6): choose a victim, chance picks one of their cards, place it.
#pragma once

#include "core/rng.h"
#include "games/game.h"
#include "games/sevens/move_list.h"
#include "games/sevens/setup.h"
#include "games/sevens/state.h"

namespace septem::sevens {

/// Whether an opponent has a card.
bool can_sin(const State& state);
void add_victims(const State& state, MoveList& moves);
Objection why_not_sin(const Setup& setup, const State& state, Move move);
void sin(State& state, Move move);

Outcome draw_sinned(const State& state, Rng& rng);
Objection why_not_sinned(const State& state, const Outcome& outcome);
void pick_sinned(State& state, const Outcome& outcome);

void add_placings(const Setup& setup, const State& state, MoveList& moves);
Objection why_not_placing(const Setup& setup, const State& state, Move move);
void place_sinned(const Setup& setup, State& state, Move move);

}  // namespace septem::sevens
