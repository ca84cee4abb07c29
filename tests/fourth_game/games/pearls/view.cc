// Who sees what and remembers what.
#include "core/mix.h"
#include "games/dealer.h"
#include "games/pearls/pearls.h"

namespace septem::pearls {

View Pearls::view(const Setup& setup, const State& state, Viewer viewer) {
  View view{viewer, to_act(setup, state), winners(setup, state), state.hands[0].size(), state};
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    view.shown.hands[at(seat)] = state.hands[at(seat)].only_if(viewer.sees_as(seat));
    view.shown.dives[at(seat)] = state.dives[at(seat)].only_if(viewer.sees_as(seat));
  }
  return view;
}

Sight Pearls::sight(const Setup& setup, const State& state, Seat seat, Move move, Viewer viewer) {
  const bool is_last = to_act(setup, state).size() == 1;
  Sight sight{state.phase, seat, is_last ? state.dives : PerSeat<CardSet>{}};
  sight.dives[at(seat)] = CardSet::of(move).only_if(is_last || viewer.sees_as(seat));
  return sight;
}

Sight Pearls::sight(const Setup&, const State& state, const Outcome& outcome, Viewer) {
  return {.phase = state.phase, .pearl = outcome.pearl};
}

void Pearls::learn(const Setup&, Knowledge& knowledge, const Sight& sight, const View& view) {
  knowledge.view = view;
  if (view.shown.phase == Phase::kDive) return;  // nothing has been laid away
  for (const CardSet dive : sight.dives) knowledge.gone |= dive;
}

// Every unseen dive is equally likely in every unseen place: the hands were dealt at random, and choices that are taken as
// uniform tell nothing of what stays in a hand.
State Pearls::sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
  const View& view = knowledge.view;
  State state = view.shown;
  Dealer<Card> dealer(kAllCards - knowledge.seen(), rng);
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    const bool has_chosen = state.phase == Phase::kDive && !view.to_act.has(seat);
    state.dives[at(seat)] = dealer.fill(state.dives[at(seat)], has_chosen ? 1 : 0);
    state.hands[at(seat)] = dealer.fill(state.hands[at(seat)] | state.dives[at(seat)], view.cards);
  }
  return state;
}

bool Pearls::is_possible(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  const CardSet seen = knowledge.seen();
  const int hidden = setup.seats * view.cards - (seen - knowledge.gone).size();
  return view.viewer.is_seat() && hidden >= 0 && hidden <= (kAllCards - seen).size();
}

std::uint64_t Pearls::hash(const Knowledge& knowledge) {
  const auto& [view, gone] = knowledge;
  const auto& [viewer, to_act, winners, cards, shown] = view;
  const auto& [hands, dives, won, offer, bag, phase] = shown;
  Hash hash;
  hash.add(gone, viewer, to_act, winners, cards, hands, dives, won, offer, bag, phase);
  return hash.value();
}

}  // namespace septem::pearls
