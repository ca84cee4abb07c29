#include "bots/search/sevens_deliberation.h"

#include <algorithm>

#include "bots/search/sevens_belief.h"
#include "bots/search/sevens_turn.h"

namespace septem {

using namespace sevens;

namespace {

/// Each move once, in one world and with the same luck; sums up in the options. Whether there was time for all of them.
bool try_all(const Judge& judge, const Problem<Sevens>& problem, Thought<Sevens>& thought, Budget& budget, Rng& rng) {
  const State world = believed_world(problem.setup, problem.knowledge, rng);
  const Rng luck = rng;
  rng.next();
  for (auto& option : thought.options) {
    if (!budget.spend()) return false;
    State state = world;
    Rng same_luck = luck;
    apply(problem.setup, state, problem.seat, option.move);
    option.value += share_at_end_of_turn(judge, problem.setup, state, problem.seat, same_luck);
    ++option.visits;
  }
  return true;
}

}  // namespace

Thought<Sevens> Deliberation<Sevens>::think(const Problem<Sevens>& problem, Budget& budget, Rng& rng) const {
  const MoveList moves = known_moves(problem, rng);
  Thought<Sevens> thought{.move = moves[0]};
  thought.options.reserve(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) thought.options.push_back({moves[i]});
  while (moves.size() > 1 && try_all(judge_, problem, thought, budget, rng)) {
  }
  for (auto& option : thought.options) option.value /= static_cast<double>(std::max<std::int64_t>(option.visits, 1));
  thought.move = std::ranges::max_element(thought.options, {}, &Thought<Sevens>::Option::value)->move;
  thought.line = {thought.move};
  thought.work = budget.work();
  return thought;
}

}  // namespace septem
