#include "games/sevens/wonders.h"

#include <algorithm>

#include "games/sevens/refusals.h"
#include "games/sevens/turn.h"

namespace septem::sevens {
namespace {

/// The cards that could be seen: of the deck, then of the opponents in seat order.
Looks::Sizes sizes(const Setup& setup, const State& state) {
  Looks::Sizes sizes{state.deck_size()};
  std::size_t at = 1;
  for (int i = 0; i < setup.seats; ++i) {
    if (i != state.turn.index()) sizes[at++] = state.hands[static_cast<std::size_t>(i)].size();
  }
  return sizes;
}

int total(const Looks::Sizes& sizes) {
  int sum = 0;
  for (const int size : sizes) sum += size;
  return sum;
}

void end_look(const Setup& setup, State& state) {
  state.look = Look{};
  state.seen = {};
  end_turn(setup, state);
}

/// After the cards of hands, if any, have been seen.
void go_on_to_deck(const Setup& setup, State& state) {
  if (state.look.deck() == 0) return end_look(setup, state);
  state.phase = Phase::kStack;
}

/// Each of these outcomes with each choice of so many cards after it.
OutcomeList with_more(const OutcomeList& outcomes, CardSet hand, int count) {
  OutcomeList longer;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    CardSet some;
    do {  // every subset of the hand
      if (some.size() == count) {
        Outcome outcome = outcomes[i];
        for (const Card card : some) outcome.add(card);
        longer.add(outcome);
      }
      some = CardSet::from_bits(some.bits() - hand.bits()) & hand;
    } while (!some.is_empty());
  }
  return longer;
}

}  // namespace

bool can_look(const Setup& setup, const State& state) { return total(sizes(setup, state)) > 0; }

void add_looks(const Setup& setup, const State& state, MoveList& moves) {
  moves.add_looks(Looks(state.turn, sizes(setup, state)));
}

Objection why_not_look(const Setup& setup, const State& state, Move move) {
  if (move.kind() != Move::Kind::kLook) return refusals::kMustLook;
  const Look look = move.look();
  if (look.of(state.turn) > 0) return refusals::kNotInOwnHand;
  if (look.deck() > state.deck_size()) return refusals::kNotSoMany;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    if (look.of(seat) > state.hand(seat).size()) return refusals::kNotSoMany;
  }
  const int wanted = std::min(total(sizes(setup, state)), Look::kMost);
  return look.total() == wanted ? std::nullopt : Objection(refusals::kNotThreeInAll);
}

void look(const Setup& setup, State& state, Move move) {
  state.look = move.look();
  if (state.look.from_hands() == 0) return go_on_to_deck(setup, state);
  state.phase = Phase::kWonder;
}

CardSet draw_some(CardSet cards, int count, Rng& rng) {
  CardSet some;
  for (int i = 0; i < count; ++i) {
    const CardSet left = cards - some;
    some.add(left.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(left.size())))));
  }
  return some;
}

Outcome draw_wonder(const Setup& setup, const State& state, Rng& rng) {
  Outcome outcome = Outcome::wonder();
  for (int i = 0; i < setup.seats; ++i) {
    const Seat seat = Seat::from_index(i);
    for (const Card card : draw_some(state.hand(seat), state.look.of(seat), rng)) outcome.add(card);
  }
  return outcome;
}

OutcomeList all_wonders(const Setup& setup, const State& state) {
  OutcomeList all;
  all.add(Outcome::wonder());
  for (int i = 0; i < setup.seats; ++i) {
    const Seat seat = Seat::from_index(i);
    all = with_more(all, state.hand(seat), state.look.of(seat));
  }
  return all;
}

Objection why_not_wonder(const Setup& setup, const State& state, const Outcome& outcome) {
  if (outcome.kind != Outcome::Kind::kWonder) return refusals::kWonderIsDue;
  if (outcome.count != state.look.from_hands()) return refusals::kNotInHandsLookedAt;
  std::size_t at = 0;
  for (int i = 0; i < setup.seats; ++i) {
    CardSet left = state.hand(Seat::from_index(i));
    for (int k = 0; k < state.look.of(Seat::from_index(i)); ++k) {
      const Card card = outcome.cards[at++];
      if (!left.has(card)) return refusals::kNotInHandsLookedAt;
      left.remove(card);
    }
  }
  return std::nullopt;
}

void see_wonder(const Setup& setup, State& state, const Outcome& outcome) {
  for (const Card card : outcome.list()) state.seen.add(card);
  go_on_to_deck(setup, state);
}

Stacking looked_at(const State& state) {
  Stacking stacking;
  stacking.count = state.look.deck();
  for (int i = 0; i < stacking.count; ++i) stacking.cards[static_cast<std::size_t>(i)] = state.deck_at(i);
  return stacking;
}

void put_back(State& state, const Stacking& stacking) {
  for (int i = 0; i < stacking.count; ++i) state.deck_at(i) = stacking.cards[static_cast<std::size_t>(i)];
}

void add_stackings(const State& state, MoveList& moves) { moves.add_stackings(looked_at(state)); }

Objection why_not_stack(const State& state, Move move) {
  if (move.kind() != Move::Kind::kStack) return refusals::kMustStack;
  const Stacking stacking = move.stacking();
  const bool is_same = stacking.count == state.look.deck() && stacking.set() == looked_at(state).set();
  return is_same ? std::nullopt : Objection(refusals::kNotTheSeen);
}

void stack(const Setup& setup, State& state, Move move) {
  put_back(state, move.stacking());
  end_look(setup, state);
}

}  // namespace septem::sevens
