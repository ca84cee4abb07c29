// An information set of Seven7s as a key.
#include "core/mix.h"
#include "games/sevens/knowledge.h"

namespace septem::sevens {

// Not in a nameless namespace, where Hash could not find them.

static void add_to(Hash& hash, const Hand& hand) {
  const auto& [size, cards] = hand;
  hash.add(size, cards);
}

static void add_to(Hash& hash, const Deck& deck) {
  const auto& [size, cards] = deck;
  hash.add(size, cards);
}

static void add_to(Hash& hash, const Looking& looking) {
  const auto& [deck, hands] = looking;
  hash.add(deck, hands);
}

static void add_to(Hash& hash, const Ending& ending) {
  const auto& [card, column, seat] = ending;
  hash.add(card, column, seat);
}

static void add_to(Hash& hash, const Columns& columns) {
  hash.add(columns.opened());
  for (int i = 0; i < kTypes; ++i) hash.add(columns.cards(static_cast<Type>(i)));
}

static void add_to(Hash& hash, const View& view) {
  const auto& [viewer, phase, to_act, winners, turn, columns, wild, hands, deck, lucky, gone, ending, victim, picked,
               look, looking, disabled, scores] = view;
  hash.add(viewer, phase, to_act, winners, turn, columns, wild, hands, deck, lucky, gone, ending, victim, picked, look,
           looking, disabled, scores);
}

std::uint64_t hash(const Knowledge& knowledge) {
  const auto& [view, known, known_deck] = knowledge;
  Hash hash;
  hash.add(view, known, known_deck);
  return hash.value();
}

}  // namespace septem::sevens
