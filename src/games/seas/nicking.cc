#include "games/seas/nicking.h"

#include "games/seas/refusals.h"

namespace septem::seas {

PlaceSet sources(const Setup& setup, const State& state, Seat seat) {
  // What is empty is a coin toss to the processor, hence sets instead of branches. A chest that nobody owns is always empty.
  PlaceSet places = PlaceSet::of(Place::harbour()).only_if(!state.harbour.is_empty());
  for (std::size_t owner = 0; owner < kMaxSeats; ++owner) {
    places |= PlaceSet::of(Place::chest(owner)).only_if(!state.chests[owner].is_empty());
  }
  return places - PlaceSet::of(Place::chest(setup.owner_of(seat)));
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
