#include "games/sevens/sins.h"

#include "games/sevens/play.h"
#include "games/sevens/refusals.h"
#include "games/sevens/turn.h"

namespace septem::sevens {
namespace {

/// The opponents with cards. A seat that is not at the table has none.
Options::Bits victims(const State& state) {
  Options::Bits victims = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    victims |= Options::Bits{!state.hands[static_cast<std::size_t>(i)].is_empty()} << i;
  }
  return victims & ~(Options::Bits{1} << state.turn.index());
}

}  // namespace

bool can_sin(const State& state) { return victims(state) != 0; }

void add_victims(const State& state, MoveList& moves) {
  moves.add_range(Move::sin(Seat{}), Options::from_bits(victims(state)));
}

Objection why_not_sin(const Setup& setup, const State& state, Move move) {
  if (move.kind() != Move::Kind::kSin) return refusals::kMustChooseVictim;
  if (move.victim() == state.turn || move.victim().index() >= setup.seats) return refusals::kNoOpponent;
  if (state.hand(move.victim()).is_empty()) return refusals::kVictimHasNoCard;
  return std::nullopt;
}

void sin(State& state, Move move) {
  state.victim = move.victim();
  state.phase = Phase::kSinned;
}

Outcome draw_sinned(const State& state, Rng& rng) {
  const CardSet hand = state.hand(state.victim);
  return Outcome::sin(hand.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.size())))));
}

Objection why_not_sinned(const State& state, const Outcome& outcome) {
  if (outcome.kind != Outcome::Kind::kSin) return refusals::kSinIsDue;
  return state.hand(state.victim).has(outcome.cards[0]) ? std::nullopt : Objection(refusals::kNotInVictimsHand);
}

void pick_sinned(State& state, const Outcome& outcome) {
  state.picked = outcome.cards[0];
  state.hand(state.victim).remove(state.picked);
  state.phase = Phase::kPlace;
}

void add_placings(const Setup& setup, const State& state, MoveList& moves) {
  moves.add_range(Move::place(state.picked, Type{}), Options::from_bits(places_of(setup, state, state.picked)));
}

Objection why_not_placing(const Setup& setup, const State& state, Move move) {
  if (move.kind() != Move::Kind::kPlace) return refusals::kMustPlace;
  if (move.card() != state.picked) return refusals::kNotPicked;
  return why_not_place(setup, state, move.card(), move.column());
}

void place_sinned(const Setup& setup, State& state, Move move) {
  const Seat victim = state.victim;
  state.victim = Seat{};
  state.picked = Card{};
  if (!land(setup, state, move.card(), move.column())) return;  // nobody draws any more
  draw_card(state, victim);
  end_turn(setup, state);
}

}  // namespace septem::sevens
