#include "games/seas/rules.h"

#include <algorithm>

#include "games/seas/captures.h"
#include "games/seas/refusals.h"

namespace septem::seas {
namespace {

constexpr auto kDeck = [] {
  std::array<Card, Card::kCount> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = Card::from_index(static_cast<int>(i));
  return cards;
}();

}  // namespace

State begin(const Setup& setup) {
  State state;
  state.phase = setup.first ? Phase::kDeal : Phase::kFirst;
  state.start = state.turn = setup.first.value_or(Seat{});
  return state;
}

Objection why_illegal(const Setup& setup, const State& state, Seat seat, Move move) {
  if (!state.is_waiting() || state.turn != seat) return refusals::kNotYourTurn;
  switch (state.phase) {
    case Phase::kPlay:
      if (move.kind() != Move::Kind::kPlay) return refusals::kMustPlay;
      if (!state.hand(seat).has(move.card())) return refusals::kNotInHand;
      return why_not_capture(state.display, move.card(), move.taken());
    case Phase::kNick:
      if (move.kind() != Move::Kind::kNick) return refusals::kMustChooseSource;
      return why_not_source(setup, state, seat, move.source());
    default:
      if (move.kind() != Move::Kind::kPick) return refusals::kMustPick;
      if (!state.at(state.source).has(move.card())) return refusals::kNotInSource;
      return std::nullopt;
  }
}

std::optional<RoundScore> score_after(const Setup& setup, const State& state, Seat seat, Move move) {
  State after = state;
  if (!step(setup, after, seat, move)) return std::nullopt;
  clear_display(setup, after);
  return score_round(setup, after.chests);
}

Outcome draw(const Setup& setup, const State& state, Rng& rng) {
  SEPTEM_ASSERT(state.is_chance_due());
  if (state.phase == Phase::kFirst) {
    return Outcome::first(Seat::from_index(static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.seats)))));
  }
  Outcome outcome = Outcome::deal(kDeck);
  rng.shuffle(outcome.cards);
  return outcome;
}

OutcomeList outcomes(const Setup& setup, const State& state) {
  OutcomeList list;
  if (state.phase != Phase::kFirst) return list;
  for (const Seat seat : setup.all_seats()) list.add(Outcome::first(seat));
  return list;
}

Objection why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
  if (!state.is_chance_due()) return refusals::kNothingIsDue;
  if (state.phase == Phase::kFirst) {
    if (outcome.kind != Outcome::Kind::kFirst) return refusals::kFirstIsDue;
    return outcome.seat.index() < setup.seats ? std::nullopt : Objection(refusals::kNoSuchSeat);
  }
  if (outcome.kind != Outcome::Kind::kDeal) return refusals::kDealIsDue;
  CardSet dealt;
  for (const Card card : outcome.cards) dealt.add(card);
  return dealt == kAllCards ? std::nullopt : Objection(refusals::kNotAllCards);
}

void apply(const Setup& setup, State& state, const Outcome& outcome) {
  SEPTEM_ASSERT(!why_impossible(setup, state, outcome));
  if (outcome.kind == Outcome::Kind::kDeal) return deal(setup, state, outcome.cards);
  state.start = state.turn = outcome.seat;
  state.phase = Phase::kDeal;
}

SeatSet winners(const Setup& setup, const State& state) {
  if (state.phase != Phase::kOver) return {};
  const auto furthest = *std::max_element(state.ships.begin(), state.ships.end());
  SeatSet set;
  for (int owner = 0; owner < setup.owners(); ++owner) {
    if (state.ships[static_cast<std::size_t>(owner)] == furthest) set |= setup.seats_of(owner);
  }
  return set;
}

Returns returns(const Setup& setup, const State& state) {
  const SeatSet won = winners(setup, state);
  const int sides = setup.teams == Teams::kNone ? won.size() : won.size() / 2;
  return returns_of(setup.seats, won, sides, [&](Seat seat) { return int{state.ships[setup.owner_of(seat)]}; });
}

}  // namespace septem::seas
