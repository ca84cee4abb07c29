#include "games/seas/knowledge.h"

#include "games/dealer.h"
#include "games/seas/trail.h"

namespace septem::seas {
namespace {

void begin_round(Knowledge& knowledge) {
  knowledge.unseen = kAllCards;
  knowledge.trail.clear();
  knowledge.plays.clear();
}

/// `display` as it was before.
void see(const Setup& setup, Knowledge& knowledge, const Sight& sight, CardSet display) {
  const Place own = Place::chest(setup.owner_of(sight.seat));
  switch (sight.kind) {
    case Sight::Kind::kFirst:
      return;
    case Sight::Kind::kDeal:
      return begin_round(knowledge);
    case Sight::Kind::kPlay: {
      const CardSet card = CardSet::of(sight.move.card());
      knowledge.unseen -= card;
      knowledge.plays.push_back({sight.seat, sight.move, display});
      if (sight.move.taken().is_empty()) return;
      return knowledge.trail.push_back({Trace::Kind::kCapture, {}, own, sight.move.taken() | card});
    }
    case Sight::Kind::kNick:
      if (!knowledge.view.looking) return;
      return knowledge.trail.push_back({Trace::Kind::kLook, sight.move.source(), {}, *knowledge.view.looking});
    case Sight::Kind::kPick: {
      const CardSet picked = sight.picked ? CardSet::of(*sight.picked) : CardSet{};
      return knowledge.trail.push_back({Trace::Kind::kNick, sight.source, own, picked});
    }
  }
}

void see(Knowledge& knowledge, const View& view) {
  knowledge.unseen -= view.display;
  for (const Pile& hand : view.hands) knowledge.unseen -= hand.cards.value_or(CardSet{});
  knowledge.unseen -= view.looking.value_or(CardSet{});
}

void place_hidden_cards(const Setup& setup, const Knowledge& knowledge, Rng& rng, State& state) {
  Dealer dealer(knowledge.unseen, rng);
  const Places places = sample_places(knowledge.trail, setup.harbour_size(), rng);
  FixedList<Card, kMaxTokens> identity;
  for (int i = 0; i < places.anonymous; ++i) identity.push_back(dealer.next());
  for (int i = 0; i < Place::kCount; ++i) {
    state.at(Place::from_index(i)) = identified(places.at[static_cast<std::size_t>(i)], identity);
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const Pile& hand = knowledge.view.hands[i];
    state.hands[i] = dealer.fill(hand.cards.value_or(CardSet{}), hand.size);
  }
  for (int i = 0; i < knowledge.view.aside.size; ++i) state.aside[static_cast<std::size_t>(i)] = dealer.next();
  SEPTEM_CHECK(dealer.is_done());
}

}  // namespace

Knowledge know(const Setup&, const View& view) {
  Knowledge knowledge;
  knowledge.view = view;
  begin_round(knowledge);
  return knowledge;
}

void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
  const CardSet display = knowledge.view.display;
  knowledge.view = view;
  see(setup, knowledge, sight, display);
  see(knowledge, view);
  if (sight.score) knowledge.scores.push_back(*sight.score);
}

State sample(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
  const View& view = knowledge.view;
  SEPTEM_CHECK(!view.viewer.is_referee() && view.phase != Phase::kOver);
  State state;
  state.phase = view.phase;
  state.round = static_cast<std::uint8_t>(view.round);
  state.cycle = static_cast<std::uint8_t>(view.cycle);
  state.ships = view.ships;
  state.start = view.start.value_or(Seat{});
  state.turn = view.turn.value_or(state.start);
  if (view.last_taker) state.last_taker.add(*view.last_taker);
  state.source = view.source;
  state.display = view.display;
  if (state.is_waiting()) place_hidden_cards(setup, knowledge, rng, state);
  return state;
}

bool is_possible(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  Rng rng(0);
  const auto places = find_places(knowledge.trail, setup.harbour_size(), rng);
  if (!places || view.viewer.is_referee() || view.phase == Phase::kOver) return false;
  int hidden = places->anonymous + view.aside.size;
  for (const Pile& hand : view.hands) hidden += hand.cards ? 0 : hand.size;
  return hidden == knowledge.unseen.size();
}

}  // namespace septem::seas
