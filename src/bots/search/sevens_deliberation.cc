#include "bots/search/sevens_deliberation.h"

#include "bots/same_worlds.h"
#include "bots/search/sevens_belief.h"
#include "bots/search/sevens_turn.h"

namespace septem {

using namespace sevens;

/// Every call flips the same card, so that the one that hits most often is best, whatever comes after it. No luck of the worlds need decide that.
static Move surest_call(const Setup& setup, const Knowledge& knowledge) {
  const auto& top = knowledge.known_deck[0];
  return Move::call(best_call(setup, top ? CardSet::of(*top) : unseen_cards(knowledge)));
}

Thought<Sevens> Deliberation<Sevens>::think(const Problem<Sevens>& problem, Budget& budget, Rng& rng) const {
  Beliefs<Sevens> beliefs;
  Thought<Sevens> thought = compare_in_same_worlds<Sevens>(known_moves(problem, rng), budget, [&] {
    const State world = believed_world(problem.setup, problem.knowledge, rng);
    beliefs.add(world);
    const Rng luck = rng;
    rng.next();
    return [&, world, luck](Move move) {
      State state = world;
      Rng same_luck = luck;
      apply(problem.setup, state, problem.seat, move);
      return share_at_end_of_turn(judge_, problem.setup, state, problem.seat, same_luck);
    };
  });
  if (problem.knowledge.view.phase == Phase::kCall) thought.move = surest_call(problem.setup, problem.knowledge);
  thought.line = {thought.move};
  while (!beliefs.has_enough() && !budget.is_spent())
    beliefs.add(believed_world(problem.setup, problem.knowledge, rng));
  thought.beliefs = beliefs.of_others(problem);
  return thought;
}

}  // namespace septem
