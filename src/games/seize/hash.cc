// An information set of 7 Seize as a key.
#include "core/mix.h"
#include "games/seize/knowledge.h"

namespace septem::seize {

// Not in a nameless namespace, where Hash could not find them.

template <class Cards>
static void add_to(Hash& hash, const Pile<Cards>& pile) {
  const auto& [size, items] = pile;
  hash.add(size, items);
}

static void add_to(Hash& hash, const LaidCard& laid) {
  const auto& [is_laid, card] = laid;
  hash.add(is_laid, card);
}

static void add_to(Hash& hash, const Seizing& seizing) {
  const auto& [order, turn, left, reds, queens, pictures] = seizing;
  hash.add(order, turn, left, reds, queens, pictures);
}

static void add_to(Hash& hash, const Scale& scale) {
  const auto& [off, reigning, challenger, chosen] = scale;
  hash.add(off, reigning.set(), challenger, chosen);
}

static void add_to(Hash& hash, const Shuffled& deck) {
  const auto& [cards, held] = deck;
  hash.add(cards, held);
}

static void add_to(Hash& hash, const View& view) {
  const auto& [viewer, phase, to_act, winners, round, captain, hands, laid, drawn, stashes, collections, deck, discard,
               bag, seizing, scale, unloaded, weighed, weights, totals] = view;
  hash.add(viewer, phase, to_act, winners, round, captain, hands, laid, drawn, stashes, collections, deck, discard, bag,
           seizing, scale, unloaded, weighed, totals);
  for (const Piece piece : weighed) hash.add(weights[static_cast<std::size_t>(piece.index())]);
}

std::uint64_t hash(const Knowledge& knowledge) {
  const auto& [view, decks] = knowledge;
  Hash hash;
  hash.add(view, decks);
  return hash.value();
}

}  // namespace septem::seize
