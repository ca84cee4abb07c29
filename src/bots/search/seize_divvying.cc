#include "bots/search/seize_divvying.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace septem::seize {
namespace {

/// A way to divide, and what to lay then.
struct Plan {
  Move divvy{};
  Card card{};
  double sum = 0;
  std::int64_t tries = 0;
  double mean() const { return tries > 0 ? sum / static_cast<double>(tries) : 0; }
};

std::vector<Plan> all_plans(const MoveList& divvies, CardSet hand) {
  std::vector<Plan> plans;
  plans.reserve(divvies.size() * static_cast<std::size_t>(hand.size()));
  for (const Move divvy : divvies)
    for (const Card card : hand) plans.push_back({divvy, card});
  return plans;
}

double outcome(const Setup& setup, const Hasty& hasty, State state, Seat seat, const Plan& plan, Rng rng) {
  apply(setup, state, seat, plan.divvy);
  apply(setup, state, seat, Move::card(plan.card));
  return hasty.finish_round(state, rng)[static_cast<std::size_t>(seat.index())];
}

/// The options are the ways to divide, each as good as with the better card.
Thought<Seize> conclusion(const std::vector<Plan>& plans, const MoveList& divvies, const Budget& budget) {
  Thought<Seize> thought{.move = divvies[0]};
  for (const Move divvy : divvies) thought.options.push_back({divvy});
  for (const Plan& plan : plans) {
    auto& option = *std::ranges::find(thought.options, plan.divvy, &Thought<Seize>::Option::move);
    if (plan.tries < option.visits || (plan.tries == option.visits && plan.mean() <= option.value)) continue;
    option.value = plan.mean();
    option.visits = plan.tries;
  }
  const auto best = std::ranges::max_element(plans, {},
                                             [](const Plan& plan) { return std::pair(plan.tries, plan.mean()); });
  thought.move = best->divvy;
  thought.line = {best->divvy, Move::card(best->card)};
  thought.work = budget.work();
  return thought;
}

bool is_better(const Plan& a, const Plan& b) { return a.mean() > b.mean(); }

/// The plans that are still compared, the best ones first after each halving.
class Contest {
 public:
  Contest(const Problem<Seize>& problem, const Hasty& hasty, std::vector<Plan> plans)
      : problem_(problem), hasty_(hasty), plans_(std::move(plans)), left_(plans_.size()) {}

  /// All that are left in so many worlds. Whether there was time for it.
  bool compare(int worlds, Budget& budget, Rng& rng) {
    for (int i = 0; i < worlds; ++i) {
      const State world = sample(problem_.setup, problem_.knowledge, rng);
      const Rng luck(rng.next());
      for (std::size_t at = 0; at < left_; ++at) {
        if (!budget.spend()) return false;
        plans_[at].sum += outcome(problem_.setup, hasty_, world, problem_.seat, plans_[at], luck);
        ++plans_[at].tries;
      }
    }
    return true;
  }
  void halve() {
    constexpr std::size_t kFinalists = 4;
    if (left_ <= kFinalists) return;
    std::sort(plans_.begin(), plans_.begin() + static_cast<std::ptrdiff_t>(left_), is_better);
    left_ /= 2;
  }
  const std::vector<Plan>& plans() const { return plans_; }

 private:
  const Problem<Seize>& problem_;
  const Hasty& hasty_;
  std::vector<Plan> plans_;
  std::size_t left_;
};

}  // namespace

Thought<Seize> think_of_stashes(const Problem<Seize>& problem, Budget& budget, Rng& rng) {
  constexpr int kFirstWorlds = 8;  // for half of the plans twice as many, and so on
  const Prospects prospects(problem.setup, problem.knowledge.view);
  const Hasty hasty(problem.setup, prospects);
  const MoveList divvies = known_moves(problem, rng);
  const CardSet hand = sample(problem.setup, problem.knowledge, rng).hand(problem.seat);
  Contest contest(problem, hasty, all_plans(divvies, hand));
  for (int worlds = kFirstWorlds; contest.compare(worlds, budget, rng); worlds *= 2) contest.halve();
  return conclusion(contest.plans(), divvies, budget);
}

}  // namespace septem::seize
