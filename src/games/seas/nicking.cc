#include "games/seas/nicking.h"

#include "games/seas/refusals.h"

namespace septem::seas {
namespace {

/// The non-empty chests of others and the non-empty harbour (A8).
template <class Visit>
void for_each_source(const Setup& setup, const State& state, Seat seat, Visit visit) {
  const auto owners = static_cast<std::size_t>(setup.owners());
  for (std::size_t owner = 0; owner < owners; ++owner) {
    if (owner != setup.owner_of(seat) && !state.chests[owner].is_empty()) visit(Place::chest(owner));
  }
  if (!state.harbour.is_empty()) visit(Place::harbour());
}

}  // namespace

bool has_source(const Setup& setup, const State& state, Seat seat) {
  bool found = false;
  for_each_source(setup, state, seat, [&](Place) { found = true; });
  return found;
}

void add_nicks(const Setup& setup, const State& state, Seat seat, MoveList& moves) {
  if (state.phase == Phase::kPick) {
    for (const Card card : state.at(state.source)) moves.push_back(Move::pick(card));
    return;
  }
  for_each_source(setup, state, seat, [&](Place source) { moves.push_back(Move::nick(source)); });
  moves.push_back(Move::nick(Place::nowhere()));
}

Objection why_not_source(const Setup& setup, const State& state, Seat seat, Place source) {
  if (source.is_nowhere()) return std::nullopt;
  if (source.is_chest() && source.index() >= setup.owners()) return refusals::kNoSuchSource;
  if (source == Place::chest(setup.owner_of(seat))) return refusals::kOwnChest;
  if (state.at(source).is_empty()) return refusals::kEmptySource;
  return std::nullopt;
}

bool nick(const Setup& setup, State& state, Seat seat, Move move) {
  if (move.kind() == Move::Kind::kNick && !move.source().is_nowhere()) {
    state.source = move.source();
    state.phase = Phase::kPick;
    return false;
  }
  if (move.kind() == Move::Kind::kPick) {
    state.at(state.source).remove(move.card());
    state.chests[setup.owner_of(seat)].add(move.card());
    state.source = Place::nowhere();
  }
  state.phase = Phase::kPlay;
  return true;
}

}  // namespace septem::seas
