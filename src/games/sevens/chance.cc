// The chance outcomes of Seven7s: who starts and the deck; those of a power are with it (sins.h, wonders.h).
#include "games/sevens/refusals.h"
#include "games/sevens/rules.h"
#include "games/sevens/sins.h"
#include "games/sevens/turn.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {
namespace {

Outcome draw_deck(Rng& rng) {
  Outcome outcome = Outcome::deck(kDeckOrder);
  rng.shuffle(outcome.cards);
  return outcome;
}

Objection why_not_first(const Setup& setup, const Outcome& outcome) {
  if (outcome.kind != Outcome::Kind::kFirst) return refusals::kFirstIsDue;
  return outcome.seat.index() < setup.seats ? std::nullopt : Objection(refusals::kNoSuchSeat);
}

Objection why_not_deck(const Outcome& outcome) {
  if (outcome.kind != Outcome::Kind::kDeck) return refusals::kDeckIsDue;
  CardSet cards;
  for (const Card card : outcome.cards) cards.add(card);
  return cards == kAllCards ? std::nullopt : Objection(refusals::kNotAllCards);
}

void deal(const Setup& setup, State& state, const Outcome& outcome) {
  state.deck = outcome.cards;
  state.drawn = 0;
  for (int i = 0; i < setup.seats; ++i) {
    for (int k = 0; k < kHandSize; ++k) draw_card(state, Seat::from_index(i));
  }
  // C1: the flipped card opens its column; it counts there, but no power fires.
  const Card flipped = take_top(state);
  land(setup, state, flipped, flipped.type());
  state.phase = Phase::kPlay;
}

}  // namespace

Outcome draw(const Setup& setup, const State& state, Rng& rng) {
  SEPTEM_ASSERT(state.is_chance_due());
  switch (state.phase) {
    case Phase::kFirst:
      return Outcome::first(Seat::from_index(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.seats)))));
    case Phase::kSinned:
      return draw_sinned(state, rng);
    case Phase::kWonder:
      return draw_wonder(setup, state, rng);
    default:
      return draw_deck(rng);
  }
}

OutcomeList outcomes(const Setup& setup, const State& state) {
  OutcomeList list;
  if (state.phase == Phase::kFirst) {
    for (int i = 0; i < setup.seats; ++i) list.add(Outcome::first(Seat::from_index(i)));
  } else if (state.phase == Phase::kSinned) {
    for (const Card card : state.hand(state.victim)) list.add(Outcome::sin(card));
  } else if (state.phase == Phase::kWonder) {
    return all_wonders(setup, state);
  }
  return list;
}

Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
  switch (state.phase) {
    case Phase::kFirst:
      return why_not_first(setup, outcome);
    case Phase::kDeck:
      return why_not_deck(outcome);
    case Phase::kSinned:
      return why_not_sinned(state, outcome);
    case Phase::kWonder:
      return why_not_wonder(setup, state, outcome);
    default:
      return refusals::kNothingIsDue;
  }
}

void apply(const Setup& setup, State& state, const Outcome& outcome) {
  SEPTEM_ASSERT(!why_impossible(setup, state, outcome));
  switch (outcome.kind) {
    case Outcome::Kind::kFirst:
      state.turn = outcome.seat;
      state.phase = Phase::kDeck;
      return;
    case Outcome::Kind::kDeck:
      return deal(setup, state, outcome);
    case Outcome::Kind::kSin:
      return pick_sinned(state, outcome);
    case Outcome::Kind::kWonder:
      return see_wonder(setup, state, outcome);
  }
}

}  // namespace septem::sevens
