#include "bots/solver/sevens.h"

#include <algorithm>

namespace septem {

using namespace sevens;

std::optional<Thought<Sevens>> Handover<Sevens>::think(const Problem<Sevens>& problem, Budget&, Rng&) {
  const Knowledge& knowledge = problem.knowledge;
  if (knowledge.view.phase != Phase::kCall) return std::nullopt;
  const auto& top = knowledge.known_deck[0];
  const CardSet possible = top ? CardSet::of(*top) : unseen_cards(knowledge);
  Thought<Sevens> thought;
  for (int i = 0; i < Call::kCount; ++i) {
    const Call call = Call::from_index(i);
    const int hits = (possible & call.cards(problem.setup.square)).size();
    thought.options.push_back({Move::call(call), static_cast<double>(hits) / possible.size()});
  }
  thought.move = std::ranges::max_element(thought.options, {}, &Thought<Sevens>::Option::value)->move;
  thought.line = {thought.move};
  return thought;
}

}  // namespace septem
