#include "bots/solver/equilibrium.h"

#include <algorithm>

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
      sum_(numbers) {
  for (const EndingSet& set : sets_) choose(set);
}

void Equilibrium::step() {
  ++steps_;
  for (const bool for_us : {true, false}) {
    std::fill(fresh_.begin(), fresh_.end(), 0);
    for (std::size_t i = 0; i < weights_.size(); ++i) visit(places_[i], 1, weights_[i], for_us);
    learn(for_us);
  }
}

std::vector<double> Equilibrium::strategy(std::uint32_t set) const {
  const auto sums = std::span(sum_).subspan(sets_[set].first, sets_[set].moves);
  std::vector<double> strategy(sums.begin(), sums.end());
  share_out(strategy);
  return strategy;
}

std::vector<double> Equilibrium::values() const {
  std::vector<double> chances = sum_;
  for (const EndingSet& set : sets_) share_out(std::span(chances).subspan(set.first, set.moves));
  std::vector<double> values(sets_[0].moves);
  for (std::size_t world = 0; world < weights_.size(); ++world) {
    for (std::uint32_t i = 0; i < values.size(); ++i) {
      values[i] += weights_[world] * worth(places_[places_[world].first + i], chances);
    }
  }
  return values;
}

double Equilibrium::worth(const EndingPlace& place, std::span<const double> chances) const {
  if (place.moves == 0) return place.value;
  const std::uint32_t first = sets_[place.set].first;
  double worth_of_all = 0;
  for (std::uint32_t i = 0; i < place.moves; ++i) {
    worth_of_all += chances[first + i] * worth(places_[place.first + i], chances);
  }
  return worth_of_all;
}

void Equilibrium::choose(const EndingSet& set) {
  for (std::uint32_t i = set.first; i < set.first + set.moves; ++i) {
    probability_[i] = std::max(0.0, regret_[i] + last_[i]);
  }
  share_out(std::span(probability_).subspan(set.first, set.moves));
}

double Equilibrium::visit(const EndingPlace& place, double ours, double theirs, bool for_us) {
  if (place.moves == 0) return place.value;
  const EndingSet& set = sets_[place.set];
  double value = 0;
  for (std::uint32_t i = 0; i < place.moves; ++i) {
    const double chance = probability_[set.first + i];
    const double then = set.is_ours ? visit(places_[place.first + i], ours * chance, theirs, for_us)
                                    : visit(places_[place.first + i], ours, theirs * chance, for_us);
    value += chance * then;
    // Until the value of all is known, the regret is kept without it.
    if (set.is_ours == for_us) fresh_[set.first + i] += for_us ? theirs * then : -ours * then;
  }
  if (set.is_ours != for_us) return value;
  for (std::uint32_t i = 0; i < place.moves; ++i) {
    fresh_[set.first + i] -= for_us ? theirs * value : -ours * value;
    sum_[set.first + i] += steps_ * steps_ * (for_us ? ours : theirs) * probability_[set.first + i];
  }
  return value;
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
