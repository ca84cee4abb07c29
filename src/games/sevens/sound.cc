// The invariants of a Seven7s state that play can reach.
#include "games/sevens/rules.h"
#include "games/sevens/seas.h"

namespace septem::sevens {
namespace {

/// All cards on the table; nothing if one lies in two places.
std::optional<CardSet> cards_on_table(const State& state) {
  CardSet all;
  bool is_disjoint = true;
  const auto add = [&](CardSet cards) {
    is_disjoint &= !all.has_any(cards);
    all |= cards;
  };
  for (const CardSet hand : state.hands) add(hand);
  for (const CardSet cards : state.lucky) add(cards);
  add(state.gone);
  for (int i = 0; i < kTypes; ++i) {
    for (const Card card : state.columns.cards(static_cast<Type>(i))) add(CardSet::of(card));
  }
  for (int i = 0; i < state.deck_size(); ++i) add(CardSet::of(state.deck_at(i)));
  if (state.has_ending) add(CardSet::of(state.ending.card));
  if (state.phase == Phase::kPlace) add(CardSet::of(state.picked));
  return is_disjoint ? std::optional(all) : std::nullopt;
}

bool is_empty_before_deal(const Setup& setup, const State& state) {
  State fresh = begin(setup);
  fresh.phase = state.phase;
  fresh.turn = state.turn;
  return state == fresh;
}

/// How many cards a hand lacks: one while its owner's turn goes on, one while the card picked out of it is being placed. At the end
/// the card that ended the game was not replaced, and if a sin brought it, the victim's neither (C6, C12).
int missing(const State& state, Seat seat) {
  const bool is_active = seat == state.turn && state.phase != Phase::kPlay;
  const bool is_victim = state.phase == Phase::kPlace && seat == state.victim;
  return (is_active ? 1 : 0) + (is_victim ? 1 : 0);
}

/// While the deck lasts hands are full but for what is missing. Later nobody ever has more.
bool has_sound_hands(const Setup& setup, const State& state) {
  int short_hands = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    const int size = state.hand(seat).size();
    if (i >= setup.seats && size > 0) return false;
    if (i >= setup.seats) continue;
    const int full = kHandSize - missing(state, seat);
    if (size > full) return false;
    if (size < full) ++short_hands;
  }
  const int allowed = state.phase == Phase::kOver ? 1 : 0;
  return !state.has_deck() || short_hands <= allowed;
}

/// What Columns and State keep beside the cards themselves follows from them.
bool has_sound_columns(const Setup& setup, const State& state) {
  for (int i = 0; i < kTypes; ++i) {
    const auto column = static_cast<Type>(i);
    const bool is_opened = (state.columns.opened() & bit_of(column)) != 0;
    const bool is_filled = (state.columns.filled() & bit_of(column)) != 0;
    if (is_filled != (state.columns.size(column) > 0) || (is_filled && !is_opened)) return false;
  }
  return state.wild == wild_colour(setup.square, state.columns);
}

/// What stands over from an unfinished power is there in its own phases only.
bool has_sound_power(const State& state) {
  const bool is_sin = state.phase == Phase::kSinned || state.phase == Phase::kPlace;
  if (is_sin ? state.victim == state.turn : state.victim != Seat{}) return false;
  if (state.phase == Phase::kSinned && state.hand(state.victim).is_empty()) return false;
  if (state.phase != Phase::kPlace && state.picked != Card{}) return false;
  const bool is_look = state.phase == Phase::kWonder || state.phase == Phase::kStack;
  if (is_look != (state.look.total() > 0)) return false;
  if (state.phase == Phase::kCall && !state.has_deck()) return false;
  return state.phase != Phase::kTake || can_take(state);
}

/// The Wonders player has seen as many cards of each hand as they asked for.
bool has_sound_look(const State& state) {
  if (state.look.of(state.turn) > 0 || state.look.deck() > state.deck_size()) return false;
  CardSet rest = state.seen;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    const int wanted = state.look.of(seat);
    if (wanted > state.hand(seat).size()) return false;
    if (state.phase == Phase::kStack && (state.seen & state.hand(seat)).size() != wanted) return false;
    rest -= state.hand(seat);
  }
  return rest.is_empty() && (state.phase == Phase::kStack || state.seen.is_empty());
}

bool has_sound_end(const State& state) {
  if (state.has_ending) {
    return state.phase == Phase::kOver && state.ending.seat == state.turn && state.columns.is_full(state.ending.column);
  }
  if (state.ending != Ending{}) return false;
  if (state.phase == Phase::kPlay) return !state.hand(state.turn).is_empty();
  if (state.phase != Phase::kOver) return true;
  for (const CardSet hand : state.hands)
    if (!hand.is_empty()) return false;
  return !state.has_deck();
}

}  // namespace

bool is_sound(const Setup& setup, const State& state) {
  if (state.turn.index() >= setup.seats) return false;
  if (state.phase == Phase::kFirst) return !setup.first && is_empty_before_deal(setup, state);
  if (state.phase == Phase::kDeck) return is_empty_before_deal(setup, state);
  for (std::size_t i = static_cast<std::size_t>(setup.seats); i < kMaxSeats; ++i)
    if (!state.lucky[i].is_empty()) return false;
  return cards_on_table(state) == kAllCards && has_sound_hands(setup, state) && has_sound_columns(setup, state) &&
         has_sound_power(state) && has_sound_look(state) && has_sound_end(state);
}

}  // namespace septem::sevens
