#include "games/seize/knowledge.h"

namespace septem::seize {
namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat.index()); }

void add_deck(Knowledge& knowledge, CardSet cards) {
  for (Shuffled& older : knowledge.decks) older.cards -= cards;
  knowledge.decks.push_back({cards});
}

/// A card that its owner had hidden is turned up.
void turn_up(Knowledge& knowledge, Seat owner, Card card) {
  if (knowledge.view.viewer.sees_as(owner)) return;
  for (Shuffled& deck : knowledge.decks) {
    if (deck.cards.has(card)) --deck.held[slot(owner)];
  }
}

/// How many cards of this seat the viewer cannot see.
int hidden_cards(const View& view, Seat seat) {
  if (view.viewer.sees_as(seat)) return 0;
  const LaidCard& laid = view.laid[slot(seat)];
  return view.hands[slot(seat)].size + (laid.is_laid && !laid.card ? 1 : 0);
}

int held(const Knowledge& knowledge, Seat seat) {
  int sum = 0;
  for (const Shuffled& deck : knowledge.decks) sum += deck.held[slot(seat)];
  return sum;
}

/// Whoever has more hidden cards than before has drawn them from the newest deck.
void see_draws(const Setup& setup, Knowledge& knowledge) {
  if (knowledge.decks.is_empty()) return;
  Shuffled& newest = knowledge.decks[knowledge.decks.size() - 1];
  for (const Seat seat : setup.all_seats()) {
    const int drawn = hidden_cards(knowledge.view, seat) - held(knowledge, seat);
    SEPTEM_ASSERT(drawn >= 0);
    newest.held[slot(seat)] = static_cast<std::uint8_t>(newest.held[slot(seat)] + drawn);
  }
}

CardSet set_of(const CardList& cards) {
  CardSet set;
  for (const Card card : cards) set.add(card);
  return set;
}

void see(Knowledge& knowledge, const Sight& sight) {
  switch (sight.kind) {
    case Sight::Kind::kBag:
      return;
    case Sight::Kind::kDeck:
      return add_deck(knowledge, kAllCards);
    case Sight::Kind::kReshuffle:
      return add_deck(knowledge, set_of(knowledge.view.discard));  // as they lay before it
    case Sight::Kind::kMove:
      for (const auto& [seat, move] : sight.decisions) {
        const bool is_card = move.kind() == Move::Kind::kSquabble || move.kind() == Move::Kind::kCard;
        if (is_card) turn_up(knowledge, seat, move.card());
      }
  }
}

}  // namespace

Knowledge know(const Setup&, const View& view) {
  Knowledge knowledge;
  knowledge.view = view;
  return knowledge;
}

void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
  see(knowledge, sight);
  knowledge.view = view;
  see_draws(setup, knowledge);
}

}  // namespace septem::seize
