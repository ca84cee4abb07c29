#include "games/seas/view.h"

#include "games/seas/rules.h"

namespace septem::seas {
namespace {

Pile pile(CardSet cards, bool is_open) { return {cards.size(), is_open ? std::optional(cards) : std::nullopt}; }

Aside aside(const Setup& setup, const State& state, Viewer viewer) {
  const int size = state.aside_left(setup);
  return {size, viewer.is_referee() ? std::optional(state.aside) : std::nullopt};
}

}  // namespace

View view(const Setup& setup, const State& state, Viewer viewer) {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.to_act = to_act(setup, state);
  view.winners = winners(setup, state);
  view.round = state.round;
  view.cycle = state.cycle;
  if (state.phase != Phase::kFirst) view.start = state.start;
  if (state.is_waiting()) view.turn = state.turn;
  if (!state.last_taker.is_empty()) view.last_taker = state.last_taker.first();
  view.display = state.display;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    view.hands[i] = pile(state.hands[i], viewer.sees_as(Seat::from_index(static_cast<int>(i))));
    view.chests[i] = pile(state.chests[i], viewer.is_referee());
  }
  view.harbour = pile(state.harbour, viewer.is_referee());
  view.aside = aside(setup, state, viewer);
  view.ships = state.ships;
  view.source = state.source;
  if (state.phase == Phase::kPick && viewer.sees_as(state.turn)) view.looking = state.at(state.source);
  return view;
}

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
  Sight sight;
  sight.seat = seat;
  sight.score = score_after(setup, state, seat, move);
  switch (move.kind()) {
    case Move::Kind::kPlay:
      sight.kind = Sight::Kind::kPlay;
      sight.move = move;
      break;
    case Move::Kind::kNick:
      sight.kind = Sight::Kind::kNick;
      sight.move = move;
      break;
    case Move::Kind::kPick:
      sight.kind = Sight::Kind::kPick;
      sight.source = state.source;
      if (viewer.sees_as(seat)) sight.picked = move.card();
      break;
  }
  return sight;
}

Sight sight(const Setup&, const State&, const Outcome& outcome, Viewer) {
  Sight sight;
  sight.kind = outcome.kind == Outcome::Kind::kFirst ? Sight::Kind::kFirst : Sight::Kind::kDeal;
  if (outcome.kind == Outcome::Kind::kFirst) sight.seat = outcome.seat;
  return sight;
}

}  // namespace septem::seas
