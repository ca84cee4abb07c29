#include "games/seize/knowledge.h"

namespace septem::seize {
namespace {

std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// Whether there can be another one.
bool add_deck(Knowledge& knowledge, CardSet cards) {
  if (knowledge.decks.size() == kMaxDecks) return false;
  for (Shuffled& older : knowledge.decks) older.cards -= cards;
  knowledge.decks.push_back({cards});
  return true;
}

/// A card that its owner had hidden is turned up. Whether the owner can have had it.
bool turn_up(Knowledge& knowledge, Seat owner, Card card) {
  if (knowledge.view.viewer.sees_as(owner)) return true;
  for (Shuffled& deck : knowledge.decks) {
    if (!deck.cards.has(card)) continue;
    if (deck.held[slot(owner)] == 0) return false;
    --deck.held[slot(owner)];
  }
  return true;
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

/// Whoever has more hidden cards than before has drawn them from the newest deck. Whether nobody has fewer.
bool see_draws(const Setup& setup, Knowledge& knowledge) {
  if (knowledge.decks.is_empty()) return true;
  Shuffled& newest = knowledge.decks[knowledge.decks.size() - 1];
  for (const Seat seat : setup.all_seats()) {
    const int drawn = hidden_cards(knowledge.view, seat) - held(knowledge, seat);
    if (drawn < 0) return false;
    newest.held[slot(seat)] = static_cast<std::uint8_t>(newest.held[slot(seat)] + drawn);
  }
  return true;
}

CardSet set_of(const CardList& cards) {
  CardSet set;
  for (const Card card : cards) set.add(card);
  return set;
}

bool see(Knowledge& knowledge, const Sight& sight) {
  switch (sight.kind) {
    case Sight::Kind::kBag:
      return true;
    case Sight::Kind::kDeck:
      return add_deck(knowledge, kAllCards);
    case Sight::Kind::kReshuffle:
      return add_deck(knowledge, set_of(knowledge.view.discard));  // as they lay before it
    case Sight::Kind::kMove:
      for (const auto& [seat, move] : sight.decisions) {
        const bool is_card = move.kind() == Move::Kind::kSquabble || move.kind() == Move::Kind::kCard;
        if (is_card && !turn_up(knowledge, seat, move.card())) return false;
      }
  }
  return true;
}

}  // namespace

Knowledge know(const Setup&, const View& view) {
  Knowledge knowledge;
  knowledge.view = view;
  return knowledge;
}

void learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
  [[maybe_unused]] const bool is_told_truly = try_learn(setup, knowledge, sight, view);
  SEPTEM_ASSERT(is_told_truly);
}

bool try_learn(const Setup& setup, Knowledge& knowledge, const Sight& sight, const View& view) {
  if (!see(knowledge, sight)) return false;
  knowledge.view = view;
  return see_draws(setup, knowledge);
}

}  // namespace septem::seize
