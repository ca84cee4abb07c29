// An information set of 7 Seas as a key.
#include "core/mix.h"
#include "games/seas/knowledge.h"

namespace septem::seas {

// Not in a nameless namespace, where Hash could not find them.

static void add_to(Hash& hash, const Pile& pile) {
  const auto& [size, cards] = pile;
  hash.add(size, cards);
}

static void add_to(Hash& hash, const Aside& aside) {
  const auto& [size, cards] = aside;
  hash.add(size, cards);
}

static void add_to(Hash& hash, const RoundScore& score) {
  const auto& [chests, cards, coins, value, points] = score;
  hash.add(chests, cards, coins, value, points);
}

static void add_to(Hash& hash, const Trace& trace) {
  const auto& [kind, from, to, cards] = trace;
  hash.add(kind, from, to, cards);
}

static void add_to(Hash& hash, const Play& play) {
  const auto& [seat, move, display] = play;
  hash.add(seat, move.key(), display);
}

static void add_to(Hash& hash, const View& view) {
  const auto& [viewer, phase, to_act, winners, round, cycle, start, turn, last_taker, display, hands, chests, harbour,
               aside, ships, source, looking] = view;
  hash.add(viewer, phase, to_act, winners, round, cycle, start, turn, last_taker, display, hands, chests, harbour,
           aside, ships, source, looking);
}

std::uint64_t hash(const Knowledge& knowledge) {
  const auto& [view, scores, unseen, trail, plays] = knowledge;
  Hash hash;
  hash.add(view, scores, unseen, trail, plays);
  return hash.value();
}

}  // namespace septem::seas
