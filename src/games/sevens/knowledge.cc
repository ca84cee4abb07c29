#include "games/sevens/knowledge.h"

#include <algorithm>

#include "games/dealer.h"
#include "games/sevens/wonders.h"

namespace septem::sevens {
namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat.index()); }

void see_hands(Knowledge& knowledge, const Looking& looking) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) knowledge.known[i] |= looking.hands[i];
}

void see_stacking(Knowledge& knowledge, const Sight& sight) {
  for (int i = 0; i < sight.look.deck(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    knowledge.known_deck[place] = sight.looking ? std::optional(sight.looking->deck[place]) : std::nullopt;
  }
  if (sight.looking) see_hands(knowledge, *sight.looking);
}

void see_move(Knowledge& knowledge, const Sight& sight) {
  CardSet& hand = knowledge.known[slot(sight.seat)];
  if (sight.move.kind() == Move::Kind::kPlay) hand.remove(sight.move.card());
  if (sight.move.kind() == Move::Kind::kTake) hand.add(*sight.card);
}

void see_draw(Knowledge& knowledge, std::optional<Seat> drawer) {
  auto& deck = knowledge.known_deck;
  if (drawer && deck[0]) knowledge.known[slot(*drawer)].add(*deck[0]);
  std::shift_left(deck.begin(), deck.end(), 1);
  deck.back() = std::nullopt;
}

void see(Knowledge& knowledge, const Sight& sight, const View& after) {
  switch (sight.kind) {
    case Sight::Kind::kFirst:
    case Sight::Kind::kDeck:
      break;
    case Sight::Kind::kSinned:
      knowledge.known[slot(sight.seat)].remove(*sight.card);
      break;
    case Sight::Kind::kWonder:
      // With deck cards to stack the look goes on, and is remembered when it is done.
      if (sight.looking && after.phase != Phase::kStack) see_hands(knowledge, *sight.looking);
      break;
    case Sight::Kind::kMove:
      see_move(knowledge, sight);
      break;
    case Sight::Kind::kStack:
      see_stacking(knowledge, sight);
      break;
  }
  for (const std::optional<Seat>& drawer : sight.drawn) see_draw(knowledge, drawer);
}

void see_open_hands(Knowledge& knowledge) {
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    if (const auto& cards = knowledge.view.hands[i].cards) knowledge.known[i] = *cards;
  }
}

CardSet open_cards(const View& view) {
  CardSet open = view.gone;
  for (int i = 0; i < kTypes; ++i) {
    for (const Card card : view.columns.cards(static_cast<Type>(i))) open.add(card);
  }
  for (const CardSet cards : view.lucky) open |= cards;
  if (view.picked) open.add(*view.picked);
  if (view.ending) open.add(view.ending->card);
  return open;
}

/// What a Wonders player has before them counts as known here, although the views change only when it is done.
Knowledge with_looking(Knowledge knowledge) {
  if (const auto& looking = knowledge.view.looking) {
    see_hands(knowledge, *looking);
    for (std::size_t i = 0; i < looking->deck.size(); ++i) knowledge.known_deck[i] = looking->deck[i];
  }
  return knowledge;
}

void place_hidden_cards(const Knowledge& knowledge, Rng& rng, State& state) {
  const View& view = knowledge.view;
  Dealer dealer(unseen_cards(knowledge), rng);
  for (std::size_t i = 0; i < kMaxSeats; ++i) state.hands[i] = dealer.fill(knowledge.known[i], view.hands[i].size);
  state.drawn = static_cast<std::uint8_t>(Card::kCount - view.deck.size);
  for (int i = 0; i < view.deck.size; ++i) {
    const bool is_known = i < Look::kMost && knowledge.known_deck[static_cast<std::size_t>(i)];
    state.deck_at(i) = is_known ? *knowledge.known_deck[static_cast<std::size_t>(i)] : dealer.next();
  }
  SEPTEM_CHECK(dealer.is_done());
}

/// Which cards of hands the Wonders player has seen: known to that player, anybody's guess for the others.
CardSet seen(const View& view, const State& state, Rng& rng) {
  CardSet seen;
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::from_index(i);
    seen |= view.looking ? view.looking->hands[slot(seat)] : draw_some(state.hand(seat), view.look.of(seat), rng);
  }
  return seen;
}

}  // namespace

CardSet unseen_cards(const Knowledge& knowledge) {
  CardSet unseen = kAllCards - open_cards(knowledge.view);
  for (const CardSet cards : knowledge.known) unseen -= cards;
  for (const auto& card : knowledge.known_deck)
    if (card) unseen.remove(*card);
  return unseen;
}

Knowledge know(const Setup&, const View& view) {
  Knowledge knowledge;
  knowledge.view = view;
  see_open_hands(knowledge);
  return knowledge;
}

void learn(const Setup&, Knowledge& knowledge, const Sight& sight, const View& view) {
  knowledge.view = view;
  see(knowledge, sight, view);
  see_open_hands(knowledge);
}

State sample(const Setup&, const Knowledge& knowledge, Rng& rng) {
  const View& view = knowledge.view;
  SEPTEM_CHECK(!view.viewer.is_referee() && view.phase != Phase::kOver);
  State state;
  state.phase = view.phase;
  state.turn = view.turn.value_or(Seat{});
  state.columns = view.columns;
  state.wild = view.wild;
  state.lucky = view.lucky;
  state.gone = view.gone;
  state.victim = view.victim.value_or(Seat{});
  state.picked = view.picked.value_or(Card{});
  state.look = view.look;
  if (view.phase == Phase::kFirst || view.phase == Phase::kDeck) return state;
  place_hidden_cards(with_looking(knowledge), rng, state);
  if (view.phase == Phase::kStack) state.seen = seen(view, state, rng);
  return state;
}

bool is_possible(const Setup&, const Knowledge& told) {
  const View& view = told.view;
  if (view.viewer.is_referee() || view.phase == Phase::kOver) return false;
  if (view.look.deck() > view.deck.size) return false;
  const Knowledge knowledge = with_looking(told);
  int hidden = view.deck.size;
  for (int i = 0; i < std::min(Look::kMost, view.deck.size); ++i) {
    hidden -= knowledge.known_deck[static_cast<std::size_t>(i)] ? 1 : 0;
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) {
    const int size = view.hands[i].size;
    if (knowledge.known[i].size() > size || view.look.of(Seat::from_index(static_cast<int>(i))) > size) return false;
    hidden += size - knowledge.known[i].size();
  }
  return hidden == unseen_cards(knowledge).size();
}

}  // namespace septem::sevens
