#include "bots/solver/equilibrium.h"

#include <algorithm>

#include "bots/solver/best_answers.h"

namespace septem {
namespace {

/// To a sum of 1; all alike where there is nothing.
void share_out(std::span<double> numbers) {
  double sum = 0;
  for (const double number : numbers) sum += number;
  for (double& number : numbers) number = sum > 0 ? number / sum : 1 / static_cast<double>(numbers.size());
}

}  // namespace

Equilibrium::Equilibrium(std::span<const EndingPlace> places, std::span<const EndingSet> sets,
                         std::span<const double> weights, std::uint32_t numbers)
    : places_(places),
      sets_(sets),
      weights_(weights),
      regret_(numbers),
      last_(numbers),
      fresh_(numbers),
      probability_(numbers),
      sum_(numbers),
      reached_(places.size()),
      values_(places.size()) {
  for (const EndingSet& set : sets_) choose(set);
}

void Equilibrium::step() {
  ++steps_;
  for (const bool for_us : {true, false}) {
    std::fill(fresh_.begin(), fresh_.end(), 0);
    look_ahead();
    look_back(for_us);
    learn(for_us);
  }
}

std::vector<double> Equilibrium::strategy(std::uint32_t set) const {
  const auto sums = std::span(sum_).subspan(sets_[set].first, sets_[set].moves);
  std::vector<double> strategy(sums.begin(), sums.end());
  share_out(strategy);
  return strategy;
}

std::vector<double> Equilibrium::strategies() const {
  std::vector<double> chances = sum_;
  for (const EndingSet& set : sets_) share_out(std::span(chances).subspan(set.first, set.moves));
  return chances;
}

double Equilibrium::gap() const {
  const std::vector<double> chances = strategies();
  const BestAnswers answers(places_, sets_, weights_, chances);
  return answers.most() - answers.least();
}

std::vector<double> Equilibrium::values() const {
  const std::vector<double> chances = strategies();
  std::vector<double> all(places_.size());
  weigh(chances, all);
  std::vector<double> values(sets_[0].moves);
  for (std::size_t world = 0; world < weights_.size(); ++world) {
    for (std::uint32_t i = 0; i < values.size(); ++i) values[i] += weights_[world] * all[places_[world].first + i];
  }
  return values;
}

void Equilibrium::weigh(std::span<const double> chances, std::span<double> values) const {
  for (std::size_t at = places_.size(); at-- > 0;) {
    const EndingPlace& place = places_[at];
    values[at] = place.value;
    if (place.moves == 0) continue;
    const std::uint32_t first = sets_[place.set].first;
    values[at] = 0;
    for (std::uint32_t i = 0; i < place.moves; ++i) values[at] += chances[first + i] * values[place.first + i];
  }
}

void Equilibrium::choose(const EndingSet& set) {
  for (std::uint32_t i = set.first; i < set.first + set.moves; ++i) {
    probability_[i] = std::max(0.0, regret_[i] + last_[i]);
  }
  share_out(std::span(probability_).subspan(set.first, set.moves));
}

void Equilibrium::look_ahead() {
  for (std::size_t world = 0; world < weights_.size(); ++world) reached_[world] = {1, weights_[world]};
  for (std::size_t at = 0; at < places_.size(); ++at) {
    const EndingPlace& place = places_[at];
    if (place.moves == 0) continue;
    const EndingSet& set = sets_[place.set];
    const Reach& reach = reached_[at];
    for (std::uint32_t i = 0; i < place.moves; ++i) {
      const double chance = probability_[set.first + i];
      reached_[place.first + i] = set.is_ours ? Reach{reach.ours * chance, reach.theirs}
                                              : Reach{reach.ours, reach.theirs * chance};
    }
  }
}

void Equilibrium::look_back(bool for_us) {
  weigh(probability_, values_);
  for (std::size_t at = 0; at < places_.size(); ++at) {
    if (places_[at].moves > 0 && sets_[places_[at].set].is_ours == for_us) regret(at, for_us);
  }
}

void Equilibrium::regret(std::size_t at, bool for_us) {
  const EndingPlace& place = places_[at];
  const std::uint32_t first = sets_[place.set].first;
  const auto [ours, theirs] = reached_[at];
  const double weight = for_us ? theirs : -ours;
  const double share = steps_ * steps_ * (for_us ? ours : theirs);
  for (std::uint32_t i = 0; i < place.moves; ++i) {
    fresh_[first + i] += weight * (values_[place.first + i] - values_[at]);
    sum_[first + i] += share * probability_[first + i];
  }
}

void Equilibrium::learn(bool for_us) {
  for (const EndingSet& set : sets_) {
    if (set.is_ours != for_us) continue;
    for (std::uint32_t i = set.first; i < set.first + set.moves; ++i) {
      regret_[i] = std::max(0.0, regret_[i] + fresh_[i]);
      last_[i] = fresh_[i];
    }
    choose(set);
  }
}

}  // namespace septem
