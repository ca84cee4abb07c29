#include "games/sevens/view.h"

#include "games/sevens/rules.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {
namespace {

Deck deck(const State& state, Viewer viewer) {
  Deck deck{state.deck_size()};
  if (!viewer.is_referee()) return deck;
  deck.cards.emplace();
  for (int i = 0; i < state.deck_size(); ++i) deck.cards->push_back(state.deck_at(i));
  return deck;
}

/// These deck cards, and the cards of hands among those seen.
Looking looking(const State& state, const Stacking& stacking, CardSet seen) {
  Looking looking;
  for (int i = 0; i < stacking.count; ++i) looking.deck.push_back(stacking.cards[static_cast<std::size_t>(i)]);
  for (std::size_t i = 0; i < kMaxSeats; ++i) looking.hands[i] = state.hands[i] & seen;
  return looking;
}

std::optional<Seat> holder(const State& state, Card card) {
  for (int i = 0; i < kMaxSeats; ++i)
    if (state.hand(Seat::from_index(i)).has(card)) return Seat::from_index(i);
  return std::nullopt;
}

/// Follows the cards that left the deck between two states.
void see_draws(const State& before, const State& after, Sight& sight) {
  for (int place = 0; place < before.deck_size() - after.deck_size(); ++place) {
    sight.drawn.push_back(holder(after, before.deck_at(place)));
  }
}

}  // namespace

View view(const Setup& setup, const State& state, Viewer viewer) {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.to_act = to_act(setup, state);
  view.winners = winners(setup, state);
  if (state.phase != Phase::kFirst && state.phase != Phase::kOver) view.turn = state.turn;
  view.columns = state.columns;
  view.wild = state.wild;
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    view.hands[i].size = state.hands[i].size();
    if (viewer.sees_as(Seat::from_index(static_cast<int>(i)))) view.hands[i].cards = state.hands[i];
  }
  view.deck = deck(state, viewer);
  view.lucky = state.lucky;
  view.gone = state.gone;
  if (state.has_ending) view.ending = state.ending;
  if (state.phase == Phase::kSinned || state.phase == Phase::kPlace) view.victim = state.victim;
  if (state.phase == Phase::kPlace) view.picked = state.picked;
  view.look = state.look;
  if (state.phase == Phase::kStack && viewer.sees_as(state.turn)) {
    view.looking = looking(state, looked_at(state), state.seen);
  }
  view.disabled = state.disabled();
  if (state.phase == Phase::kOver) view.scores = scores(setup, state);
  return view;
}

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
  Sight sight;
  sight.kind = Sight::Kind::kMove;
  sight.seat = seat;
  State before = state;
  State after = state;
  apply(setup, after, seat, move);
  if (move.kind() == Move::Kind::kStack) {
    const Stacking stacking = move.stacking();
    sight.kind = Sight::Kind::kStack;
    sight.look = state.look;
    if (viewer.sees_as(seat)) sight.looking = looking(state, stacking, state.seen);
    put_back(before, stacking);
  } else {
    sight.move = move;
    if (move.kind() == Move::Kind::kTake) sight.card = state.columns.top(move.column());
  }
  see_draws(before, after, sight);
  return sight;
}

Sight sight(const Setup& setup, const State& state, const Outcome& outcome, Viewer viewer) {
  Sight sight;
  switch (outcome.kind) {
    case Outcome::Kind::kFirst:
      sight.kind = Sight::Kind::kFirst;
      sight.seat = outcome.seat;
      return sight;
    case Outcome::Kind::kDeck:
      sight.kind = Sight::Kind::kDeck;
      return sight;
    case Outcome::Kind::kSin:
      sight.kind = Sight::Kind::kSinned;
      sight.seat = state.victim;
      sight.card = outcome.cards[0];
      return sight;
    case Outcome::Kind::kWonder:
      break;
  }
  sight.kind = Sight::Kind::kWonder;
  sight.seat = state.turn;
  sight.look = state.look;
  State after = state;
  apply(setup, after, outcome);
  see_draws(state, after, sight);
  if (viewer.sees_as(state.turn)) {
    CardSet seen;
    for (const Card card : outcome.list()) seen.add(card);
    sight.looking = looking(state, looked_at(state), seen);
  }
  return sight;
}

}  // namespace septem::sevens
