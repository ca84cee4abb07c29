// The deal, and the pearls drawn from the bag.
#include "games/dealer.h"
#include "games/pearls/pearls.h"
#include "games/pearls/refusals.h"

namespace septem::pearls {

bool is_dealt(const Setup& setup, const PerSeat<CardSet>& hands, int each) {
  CardSet dealt;
  for (int i = 0; i < kMaxSeats; ++i) {
    const CardSet hand = hands[at(Seat::from_index(i))];
    if (hand.size() != (i < setup.seats ? each : 0)) return false;
    dealt |= hand;
  }
  return dealt.size() == setup.seats * each;
}

Outcome Pearls::draw(const Setup& setup, const State& state, Rng& rng) {
  if (state.phase == Phase::kPearl) return {.pearl = Dealer<Pearl>(state.bag, rng).next()};
  Outcome deal;
  Dealer<Card> dealer(kAllCards, rng);
  for (const Seat seat : SeatSet::first_n(setup.seats)) deal.hands[at(seat)] = dealer.fill({}, setup.hand);
  return deal;
}

Pearls::OutcomeList Pearls::outcomes(const Setup&, const State& state) {
  OutcomeList list;
  if (state.phase != Phase::kPearl) return list;
  for (const Pearl pearl : state.bag) list.add({.pearl = pearl});
  return list;
}

Objection Pearls::why_impossible(const Setup& setup, const State& state, const Outcome& outcome) {
  if (!is_chance_due(setup, state)) return refusals::kNothingIsDue;
  const bool is_deal = state.phase == Phase::kDeal;
  if (!is_dealt(setup, outcome.hands, is_deal ? setup.hand : 0)) return refusals::kNotSoDealt;
  return is_deal || state.bag.has(outcome.pearl) ? std::nullopt : Objection(refusals::kNotInBag);
}

void Pearls::apply(const Setup& setup, State& state, const Outcome& outcome) {
  SEPTEM_ASSERT(!why_impossible(setup, state, outcome));
  if (state.phase == Phase::kDeal) {
    state.hands = outcome.hands;
    state.phase = Phase::kPearl;
    return;
  }
  state.bag.remove(outcome.pearl);
  state.offer.add(outcome.pearl);
  state.phase = Phase::kDive;
}

}  // namespace septem::pearls
