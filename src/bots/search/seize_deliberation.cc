#include "bots/search/seize_deliberation.h"

#include <algorithm>

#include "bots/same_worlds.h"
#include "bots/search/seize_divvying.h"

namespace septem {

using namespace seize;

namespace {

/// Up to the end of the game, which is near.
double settle(const Setup& setup, const Hasty& hasty, State state, Seat seat, Rng& rng) {
  while (state.phase != Phase::kOver) hasty.step(state, rng);
  return returns(setup, state)[static_cast<std::size_t>(seat.index())].share;
}

/// Who is to be captain, what to take off the scale.
Thought<Seize> compare(const Problem<Seize>& problem, Budget& budget, Rng& rng) {
  const Setup& setup = problem.setup;
  const Prospects prospects(setup, problem.knowledge.view);
  const Hasty hasty(setup, prospects);
  auto thought = compare_in_same_worlds<Seize>(known_moves(problem, rng), budget, [&] {
    const State world = sample(setup, problem.knowledge, rng);
    const Rng luck(rng.next());
    return [&, world, luck](Move move) {
      State state = world;
      Rng same_luck = luck;
      apply(setup, state, problem.seat, move);
      if (world.phase == Phase::kUnload) return settle(setup, hasty, state, problem.seat, same_luck);
      return hasty.finish_round(state, same_luck)[static_cast<std::size_t>(problem.seat.index())];
    };
  });
  thought.line = {thought.move};
  return thought;
}

}  // namespace

Move Deliberation<Seize>::pick(const Options& options, Rng& rng) {
  using Option = Thought<Seize>::Option;
  switch (options[0].move.kind()) {
    case Move::Kind::kSquabble:
    case Move::Kind::kCard:
      return any_by_visits(options, rng);
    case Move::Kind::kCaptain:
    case Move::Kind::kUnload:
      return std::ranges::max_element(options, {}, &Option::value)->move;
    default:
      return std::ranges::max_element(options, {}, &Option::visits)->move;
  }
}

Thought<Seize> Deliberation<Seize>::think(const Problem<Seize>& problem, Budget& budget, Rng& rng) {
  switch (problem.knowledge.view.phase) {
    case Phase::kSquabble:
    case Phase::kCard:
      return secrets_.think(problem, budget, rng);
    case Phase::kDivvy:
      return think_of_stashes(problem, budget, rng);
    case Phase::kOrder:
    case Phase::kSeize:
    case Phase::kReturn:
      return search(problem, budget, rng);
    default:
      return compare(problem, budget, rng);
  }
}

Thought<Seize> Deliberation<Seize>::search(const Problem<Seize>& problem, Budget& budget, Rng& rng) {
  const Aim<Seize> aim(problem.setup, problem.knowledge.view);
  const State world = sample(problem.setup, problem.knowledge, rng);  // all that matters lies open
  return tree_.think(problem.setup, problem.seat, aim, budget, rng, [&] { return world; });
}

}  // namespace septem
