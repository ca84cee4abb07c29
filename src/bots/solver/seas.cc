#include "bots/solver/seas.h"

#include <algorithm>

#include "bots/search/beliefs.h"
#include "bots/search/race.h"
#include "bots/solver/equilibrium.h"

namespace septem {
namespace seas {
namespace {

/// What the end of the round is worth to an owner, for Ending.
struct RoundEnd {
  const Race& race;
  std::size_t owner;
  std::optional<float> operator()(const State& state) const {
    if (state.is_waiting()) return std::nullopt;
    return race.shares(state.ships)[owner];
  }
};

/// All ways to take so many of these cards, each added to what was taken before.
void choose(CardSet from, int count, CardSet taken, std::vector<CardSet>& ways) {
  if (count == 0) return ways.push_back(taken);
  while (from.size() >= count) {
    const CardSet card = CardSet::of(from.first());
    from = from - card;
    choose(from, count - 1, taken | card, ways);
  }
}

bool is_plain(const Setup& setup, const Knowledge& knowledge) {
  const bool has_nicked = std::ranges::any_of(knowledge.trail,
                                              [](const Trace& trace) { return trace.kind != Trace::Kind::kCapture; });
  return setup.seats == 2 && knowledge.view.cycle == 2 && knowledge.view.phase == Phase::kPlay && !has_nicked;
}

/// Any of the moves, as often as its probability says.
std::size_t draw(const std::vector<double>& probabilities, Rng& rng) {
  double left = static_cast<double>(rng.next() >> 11) * 0x1p-53;
  for (std::size_t i = 0; i + 1 < probabilities.size(); ++i) {
    if ((left -= probabilities[i]) < 0) return i;
  }
  return probabilities.size() - 1;
}

Thought<Seas> conclusion(const Equilibrium& equilibrium, const MoveList& moves, std::int64_t steps, Rng& rng) {
  const std::vector<double> probabilities = equilibrium.strategy(0);
  const std::vector<double> values = equilibrium.values();
  Thought<Seas> thought{.move = moves[draw(probabilities, rng)]};
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto visits = static_cast<std::int64_t>(probabilities[i] * static_cast<double>(steps));
    thought.options.push_back({moves[i], values[i], visits});
  }
  thought.line = {thought.move};
  thought.work = steps;
  return thought;
}

}  // namespace

std::vector<State> all_worlds(const Setup& setup, const Knowledge& knowledge, Seat seat, Rng& rng) {
  if (!is_plain(setup, knowledge)) return {};
  State world = sample(setup, knowledge, rng);
  CardSet& other_hand = world.hand(seat.clockwise(setup.seats));
  std::vector<CardSet> hands;
  choose(knowledge.unseen, other_hand.size(), {}, hands);
  std::vector<State> worlds;
  for (const CardSet hand : hands) {
    other_hand = hand;
    world.harbour = knowledge.unseen - hand;
    worlds.push_back(world);
  }
  return worlds;
}

}  // namespace seas

using namespace seas;

std::optional<Thought<Seas>> Handover<Seas>::think(const Problem<Seas>& problem, Budget& budget, Rng& rng) {
  const Setup& setup = problem.setup;
  int cards = 0;
  for (const auto& hand : problem.knowledge.view.hands) cards += hand.size;
  if (cards > kMostCards || budget.is_spent()) return std::nullopt;
  const std::vector<State> worlds = all_worlds(setup, problem.knowledge, problem.seat, rng);
  if (worlds.empty()) return std::nullopt;
  MoveList moves;
  moves.clear();
  legal_moves(setup, worlds[0], problem.seat, moves);
  const RoundEnd end{Race::of(setup.owners(), setup.target), setup.owner_of(problem.seat)};
  const Ending<Seas, RoundEnd> ending(setup, problem.seat, worlds, end,
                                      [&](std::size_t places) { return places <= kMostPlaces && !budget.is_spent(); });
  if (!ending.is_whole()) return std::nullopt;
  const std::vector<double> weights(worlds.size(), 1 / static_cast<double>(worlds.size()));
  Equilibrium equilibrium(ending.places(), ending.sets(), weights, ending.numbers());
  do {
    for (int i = 0; i < kSteps && budget.spend(); ++i) equilibrium.step();
  } while (!budget.is_spent() && equilibrium.gap() > kSmallGap);
  Thought<Seas> thought = conclusion(equilibrium, moves, budget.work(), rng);
  Beliefs<Seas> beliefs;
  for (const State& world : worlds) beliefs.add(world);
  thought.beliefs = beliefs.of_others(problem);
  return thought;
}

}  // namespace septem
