#include "games/seize/view.h"

#include "games/seize/laying.h"
#include "games/seize/rules.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

template <class List, class Items>
List listed(const Items& items) {
  List list;
  for (const auto& item : items) list.push_back(item);
  return list;
}

/// Face down, a card is open to whoever laid it; the interloper's to the non-captain (B15).
bool sees_laid(const State& state, Seat player, Viewer viewer) {
  return !is_face_down(state.phase) || viewer.sees_as(state.decider(player));
}

void show_cards(const Setup& setup, const State& state, View& view) {
  for (std::size_t i = 0; i < view.hands.size(); ++i) {
    const bool is_open = view.viewer.sees_as(Seat::from_index(static_cast<int>(i)));
    view.hands[i] = {state.hands[i].size(), is_open ? std::optional(state.hands[i]) : std::nullopt};
  }
  for (const Seat player : laid_seats(setup, state)) {
    LaidCard& laid = view.laid[static_cast<std::size_t>(player.index())];
    laid.is_laid = true;
    if (sees_laid(state, player, view.viewer)) laid.card = state.laid_by(player);
  }
  view.discard = listed<CardList>(state.piles.discards());
  view.deck.size = state.piles.deck_size();
  if (view.viewer.is_referee()) view.deck.items = listed<CardList>(state.piles.deck());
}

void show_pieces(const State& state, View& view) {
  view.stashes = state.stashes;
  view.collections = state.collections;
  if (state.phase == Phase::kDivvy) view.drawn = listed<PieceList>(state.drawn_now());
  const auto left = state.phase == Phase::kBag ? std::span<const Piece>{} : std::span(state.bag).subspan(state.drawn());
  view.bag.size = static_cast<int>(left.size());
  if (view.viewer.is_referee()) view.bag.items = listed<PieceList>(left);
}

/// The referee knows the true weights from the bag on, everyone else from the weighing on (B17).
void show_weights(const State& state, View& view) {
  const bool is_weighed = view.viewer.is_referee() ? state.phase != Phase::kBag : state.phase >= Phase::kUnload;
  if (!is_weighed) return;
  for (std::size_t i = 0; i < state.bag.size(); ++i) {
    view.weighed.add(state.bag[i]);
    view.weights[static_cast<std::size_t>(state.bag[i].index())] = state.weights[i];
  }
}

void show_weighing(const Setup& setup, const State& state, View& view) {
  view.scale = state.scale;
  for (std::size_t side = 0; side < kSides; ++side) {
    if (state.scale.has_chosen(side) && view.viewer.sees_as(state.decider(state.scale.on(side)))) {
      view.unloaded[side] = state.unloaded[side];
    }
  }
  if (state.phase != Phase::kOver) return;
  const Weights weights(state);
  std::array<int, kMaxSeats> totals{};
  for (int i = 0; i < setup.seats; ++i) {
    totals[static_cast<std::size_t>(i)] = weights.of(state.collections[static_cast<std::size_t>(i)]);
  }
  view.totals = totals;
}

/// Whether this decision is one of several made at once.
bool is_simultaneous(Move move) {
  return move.kind() == Move::Kind::kSquabble || move.kind() == Move::Kind::kCard || move.kind() == Move::Kind::kUnload;
}

/// The hidden decisions made before this last one, in seat order.
void add_pending(const Setup& setup, const State& state, Sight& sight) {
  for (const Seat seat : laid_seats(setup, state)) {
    if (seat.is_ghost()) continue;
    const Card card = state.laid_by(seat);
    sight.decisions.push_back({seat, state.phase == Phase::kSquabble ? Move::squabble(card) : Move::card(card)});
  }
  for (std::size_t side = 0; side < kSides; ++side) {
    if (!state.scale.has_chosen(side)) continue;
    const Seat player = state.scale.on(side);
    sight.decisions.push_back({state.decider(player), Move::unload(state.unloaded[side], player.is_ghost())});
  }
}

void insert_in_seat_order(Sight::Decision decision, Sight& sight) {
  sight.decisions.push_back(decision);
  for (std::size_t i = sight.decisions.size() - 1; i > 0; --i) {
    Sight::Decision& before = sight.decisions[i - 1];
    Sight::Decision& after = sight.decisions[i];
    if (std::pair(before.seat, before.move) < std::pair(after.seat, after.move)) return;
    std::swap(before, after);
  }
}

}  // namespace

View view(const Setup& setup, const State& state, Viewer viewer) {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.to_act = state.to_act.set();
  view.winners = winners(state);
  view.round = state.round;
  if (state.has_captain) view.captain = state.captain;
  view.seizing = state.seizing;
  show_cards(setup, state, view);
  show_pieces(state, view);
  show_weights(state, view);
  show_weighing(setup, state, view);
  return view;
}

Sight sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
  Sight sight;
  sight.kind = Sight::Kind::kMove;
  sight.seat = seat;
  State after = state;
  apply(setup, after, seat, move);
  if (is_simultaneous(move) && has_pending(setup, after)) {
    sight.is_for_ghost = move.is_for_ghost();
    if (viewer.sees_as(seat)) sight.decisions.push_back({seat, move});
    return sight;
  }
  if (is_simultaneous(move)) add_pending(setup, state, sight);
  insert_in_seat_order({seat, move}, sight);
  return sight;
}

Sight sight(const Setup&, const State&, const Outcome& outcome, Viewer) {
  Sight sight;
  sight.kind = static_cast<Sight::Kind>(outcome.kind);
  return sight;
}

}  // namespace septem::seize
