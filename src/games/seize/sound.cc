// The invariants of a 7 Seize state that play can reach.
#include "games/seize/laying.h"
#include "games/seize/rules.h"
#include "games/seize/seizing.h"
#include "games/seize/squabble.h"
#include "games/seize/weighing.h"

namespace septem::seize {
namespace {

/// Puts sets together and notices when two of them overlap.
template <class T>
class Union {
 public:
  void add(IndexSet<T> items) {
    is_disjoint_ &= !all_.has_any(items);
    all_ |= items;
  }
  void add(T item) { add(IndexSet<T>::of(item)); }
  bool is_disjoint() const { return is_disjoint_; }
  IndexSet<T> all() const { return all_; }

 private:
  IndexSet<T> all_{};
  bool is_disjoint_ = true;
};

/// Every card is in exactly one place.
bool has_all_cards(const Setup& setup, const State& state) {
  Union<Card> cards;
  for (const CardSet hand : state.hands) cards.add(hand);
  for (const Seat player : laid_seats(setup, state)) cards.add(state.laid_by(player));
  for (const Card card : state.piles.deck()) cards.add(card);
  for (const Card card : state.piles.discards()) cards.add(card);
  return cards.is_disjoint() && cards.all() == kAllCards;
}

/// In the middle of a deal, or at its end, the first seats have their three cards, one may have two, and the others one.
bool has_hands_half_dealt(const Setup& setup, const State& state) {
  int most = kHandSize;
  for (const Seat seat : setup.all_seats()) {
    const int size = state.hand(seat).size();
    if (size < 1 || size > most) return false;
    most = size == kHandSize ? kHandSize : 1;
  }
  return true;
}

/// A hand holds three cards, less those laid in this round.
bool has_right_hands(const Setup& setup, const State& state) {
  if (state.phase == Phase::kReshuffle) return has_hands_half_dealt(setup, state);
  const SeatSet laid = laid_seats(setup, state);
  const int before_laying = state.phase >= Phase::kUnload ? 1 : state.phase >= Phase::kDivvy ? 2 : kHandSize;
  for (const Seat seat : setup.all_seats()) {
    if (state.hand(seat).size() != before_laying - (laid.has(seat) ? 1 : 0)) return false;
  }
  return true;
}

/// The pieces drawn so far lie open, each in one place; the bag holds 49 different ones with weights in their range.
bool has_all_pieces(const Setup& setup, const State& state) {
  Union<Piece> bag;
  Union<Piece> open;
  for (std::size_t i = 0; i < state.bag.size(); ++i) {
    const Piece piece = state.bag[i];
    if (piece.index() >= setup.booty.size()) return false;
    if (state.weights[i] < setup.booty.low(piece) || state.weights[i] > setup.booty.high(piece)) return false;
    bag.add(piece);
    if (i < state.drawn()) open.add(piece);
  }
  Union<Piece> placed;
  for (const PieceSet stash : state.stashes) placed.add(stash);
  for (const PieceSet collection : state.collections) placed.add(collection);
  if (state.phase == Phase::kDivvy) {
    for (const Piece piece : state.drawn_now()) placed.add(piece);
  }
  return bag.is_disjoint() && placed.is_disjoint() && placed.all() == open.all();
}

bool has_unused_slots_empty(const Setup& setup, const State& state) {
  for (std::size_t i = static_cast<std::size_t>(setup.seats); i < kMaxSeats; ++i) {
    if (!state.hands[i].is_empty() || !state.collections[i].is_empty()) return false;
  }
  if (!setup.has_ghost() && !state.collection(Seat::ghost()).is_empty()) return false;
  const bool has_stashes = state.phase >= Phase::kCard && state.phase <= Phase::kReturn;
  return has_stashes || (state.stashes[0] | state.stashes[1]).is_empty();
}

/// Nothing is known yet but the bag.
bool is_undealt(const State& state) {
  State bag_only;
  bag_only.phase = Phase::kDeck;
  bag_only.bag = state.bag;
  bag_only.weights = state.weights;
  return state == bag_only;
}

bool has_sound_order(const Setup& setup, const State& state) {
  SeatSet players;
  Rank before = Rank::kAce;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players()); ++i) {
    const Seat player = state.seizing.order[i];
    const Rank rank = state.laid_by(player).rank();
    if (rank < before || players.has(player)) return false;
    before = rank;
    players.add(player);
  }
  return state.seizing.turn < setup.players();
}

bool has_sound_turn(const Setup& setup, const State& state) {
  if (!has_sound_order(setup, state)) return false;
  if (state.to_act != SeatSet::of(state.decider(state.acting()))) return false;
  const bool is_king = state.laid_by(state.acting()).rank() == Rank::kKing;
  if (is_king != (state.phase == Phase::kReturn)) return false;
  MoveList moves;
  legal_moves(setup, state, state.decider(state.acting()), moves);
  return !moves.is_empty() && state.seizing.left > 0;
}

bool has_sound_scale(const Setup& setup, const State& state) {
  const Scale& scale = state.scale;
  const bool is_weighed = scale.challenger.is_ghost() ? setup.contestants() > setup.seats
                                                      : scale.challenger.index() < setup.seats;
  if (!is_weighed || scale.reigning.set().is_empty()) return false;
  if (state.phase == Phase::kOver) return scale.off.is_empty() && scale.chosen == 0;
  for (std::size_t side = 0; side < kSides; ++side) {
    if (scale.has_chosen(side) && !state.pan(side).has(state.unloaded[side])) return false;
  }
  return !scale.reigning.set().has(scale.challenger) && is_level(state) && state.to_act == who_unloads(state);
}

/// What only this phase asks for.
bool has_sound_phase(const Setup& setup, const State& state) {
  const SeatSet to_act = state.to_act.set();
  const SeatSet captain = SeatSet::of(state.captain);
  switch (state.phase) {
    case Phase::kReshuffle:
      return state.piles.deck_size() == 0 && state.round > 1;
    case Phase::kSquabble:
    case Phase::kCard:
      return setup.all_seats().has_all(to_act);
    case Phase::kCaptain:
      return to_act == captain && state.round > 1 && tied_for_captain(setup, state).size() > 1;
    case Phase::kDivvy:
      return to_act == captain;
    case Phase::kOrder:
      return to_act == captain && has_sound_order(setup, state) && tied_group(setup, state).size() > 1;
    case Phase::kSeize:
    case Phase::kReturn:
      return has_sound_turn(setup, state);
    default:
      return state.round == kRounds && has_sound_scale(setup, state);
  }
}

}  // namespace

bool is_sound(const Setup& setup, const State& state) {
  if (state.phase == Phase::kBag) return state == State{};
  if (state.round < 1 || state.round > kRounds || !has_all_pieces(setup, state)) return false;
  const bool is_waiting = !state.is_chance_due() && state.phase != Phase::kOver;
  if (state.to_act.set().is_empty() == is_waiting) return false;
  if (state.phase == Phase::kDeck) return is_undealt(state);
  if (!has_all_cards(setup, state) || !has_right_hands(setup, state)) return false;
  if (!has_unused_slots_empty(setup, state)) return false;
  const bool needs_captain = state.round > 1 || state.phase >= Phase::kCaptain;
  if (state.has_captain != needs_captain || state.captain.index() >= setup.seats) return false;
  return has_sound_phase(setup, state);
}

}  // namespace septem::seize
