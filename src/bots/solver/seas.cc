#include "bots/solver/seas.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "bots/search/beliefs.h"
#include "bots/search/race.h"
#include "bots/search/seas_worlds.h"
#include "bots/solver/equilibrium.h"
#include "bots/solver/max_n.h"

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
  const bool is_dealt = setup.seats > 2 || knowledge.view.cycle == 2;
  return is_dealt && knowledge.view.phase == Phase::kPlay && !has_nicked;
}

/// All ways to deal these cards to the hidden hands, and what is left to the harbour.
void deal(State world, CardSet cards, std::span<const Seat> hidden, std::vector<State>& worlds) {
  if (hidden.empty()) {
    world.harbour = cards;
    return worlds.push_back(world);
  }
  std::vector<CardSet> hands;
  choose(cards, world.hand(hidden[0]).size(), {}, hands);
  for (const CardSet hand : hands) {
    world.hand(hidden[0]) = hand;
    deal(world, cards - hand, hidden.subspan(1), worlds);
  }
}

std::vector<Seat> hidden_hands(const Setup& setup, const Knowledge& knowledge) {
  std::vector<Seat> hidden;
  for (const Seat seat : setup.all_seats()) {
    if (!knowledge.view.hands[static_cast<std::size_t>(seat.index())].cards) hidden.push_back(seat);
  }
  return hidden;
}

/// How likely the worlds make the plays that everybody saw; the sum is 1.
std::vector<double> likelihoods(const Setup& setup, const Knowledge& knowledge, const std::vector<State>& worlds) {
  std::vector<double> weights(worlds.size(), 1);
  for (const Seat seat : hidden_hands(setup, knowledge)) {
    const Evidence evidence(setup, knowledge, seat);
    for (std::size_t i = 0; i < worlds.size(); ++i) weights[i] *= evidence.likelihood(worlds[i].hand(seat));
  }
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
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

std::vector<State> all_worlds(const Setup& setup, const Knowledge& knowledge, Rng& rng) {
  if (!is_plain(setup, knowledge)) return {};
  std::vector<State> worlds;
  deal(sample(setup, knowledge, rng), knowledge.unseen, hidden_hands(setup, knowledge), worlds);
  return worlds;
}

/// An ending to be worked out.
struct Handed {
  const Problem<Seas>& problem;
  const std::vector<State>& worlds;
  const std::vector<double>& weights;
  MoveList moves{};
};

/// Between two: strategies from which neither gains by leaving.
static std::optional<Thought<Seas>> solve_as_equilibrium(const Handed& handed, Budget& budget, Rng& rng) {
  const auto& [problem, worlds, weights, moves] = handed;
  const Setup& setup = problem.setup;
  const RoundEnd end{Race::of(setup.owners(), setup.target), setup.owner_of(problem.seat)};
  const Ending<Seas, RoundEnd> ending(setup, problem.seat, worlds, end, [&](std::size_t places) {
    return places <= Handover<Seas>::kMostPlaces && !budget.is_spent();
  });
  if (!ending.is_whole()) return std::nullopt;
  Equilibrium equilibrium(ending.places(), ending.sets(), weights, ending.numbers());
  do {
    for (int i = 0; i < Handover<Seas>::kSteps && budget.spend(); ++i) equilibrium.step();
  } while (!budget.is_spent() && equilibrium.gap() > Handover<Seas>::kSmallGap);
  return conclusion(equilibrium, moves, budget.work(), rng);
}

/// Between more: what each move brings on average when everybody else knows all cards. A piece of work is a world.
static std::optional<Thought<Seas>> solve_as_expectation(const Handed& handed, Budget& budget) {
  const auto& [problem, worlds, weights, moves] = handed;
  const std::size_t owner = problem.setup.owner_of(problem.seat);
  MaxN solver(problem.setup);
  Thought<Seas> thought;
  for (const Move move : moves) thought.options.push_back({move, 0, static_cast<std::int64_t>(worlds.size())});
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    if (!budget.spend()) return std::nullopt;
    for (auto& option : thought.options) {
      State next = worlds[i];
      apply(problem.setup, next, problem.seat, option.move);
      option.value += weights[i] * solver.solve(next)[owner];
    }
  }
  thought.move = std::ranges::max_element(thought.options, {}, &Thought<Seas>::Option::value)->move;
  thought.line = {thought.move};
  thought.work = budget.work();
  return thought;
}

}  // namespace seas

using namespace seas;

std::optional<Thought<Seas>> Handover<Seas>::think(const Problem<Seas>& problem, Budget& budget, Rng& rng) {
  const Setup& setup = problem.setup;
  int cards = 0;
  for (const auto& hand : problem.knowledge.view.hands) cards += hand.size;
  if (cards > (setup.seats == 2 ? kMostCards : setup.seats) || budget.is_spent()) return std::nullopt;
  const std::vector<State> worlds = all_worlds(setup, problem.knowledge, rng);
  if (worlds.empty() || !(setup.seats == 2 || budget.has_left(worlds.size()))) return std::nullopt;
  const std::vector<double> weights = likelihoods(setup, problem.knowledge, worlds);
  Handed handed{problem, worlds, weights};
  handed.moves.clear();
  legal_moves(setup, worlds[0], problem.seat, handed.moves);
  auto thought = setup.seats == 2 ? solve_as_equilibrium(handed, budget, rng) : solve_as_expectation(handed, budget);
  if (!thought) return thought;
  Beliefs<Seas> beliefs;
  for (std::size_t i = 0; i < worlds.size(); ++i) beliefs.add(worlds[i], weights[i]);
  thought->beliefs = beliefs.of_others(problem);
  return thought;
}

}  // namespace septem
