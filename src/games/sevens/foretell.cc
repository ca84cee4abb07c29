#include "games/sevens/foretell.h"

#include "games/sevens/play.h"
#include "games/sevens/rules.h"

namespace septem::sevens {
namespace {

using Power = Foretold::Power;

/// Ages and Colors ask for nothing; what the others ask for comes next.
bool is_carried_out(const State& before, const State& after, Type column) {
  if (column == Type::kAges || column == Type::kColors) return true;
  if (!after.is_waiting() || after.turn != before.turn) return false;
  return after.phase != Phase::kPlay || column == Type::kVirtues;
}

Foretold foretell_move(const Setup& setup, const State& state, Move move) {
  State after = state;
  apply(setup, after, state.turn, move);
  Foretold told{move, after.has_ending, Power::kSilent, after.wild, after.disabled()};
  if (told.ends || move.kind() != Move::Kind::kPlay || !is_firing(setup, state, move)) return told;
  told.power = is_carried_out(state, after, move.column()) ? Power::kFires : Power::kIdle;
  return told;
}

}  // namespace

ForetoldList foretell(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  if (!view.viewer.is_seat() || !view.to_act.has(view.viewer.seat())) return {};
  if (view.phase != Phase::kPlay && view.phase != Phase::kPlace && view.phase != Phase::kTake) return {};
  Rng any(0);  // what is foretold depends on nothing that is hidden
  const State state = sample(setup, knowledge, any);
  MoveList moves;
  legal_moves(setup, state, state.turn, moves);
  ForetoldList all;
  for (std::size_t i = 0; i < moves.size(); ++i) all.push_back(foretell_move(setup, state, moves[i]));
  return all;
}

}  // namespace septem::sevens
