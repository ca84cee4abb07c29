#include "bots/solver/best_answers.h"

#include <algorithm>

namespace septem {

BestAnswers::BestAnswers(std::span<const EndingPlace> places, std::span<const EndingSet> sets,
                         std::span<const double> weights, std::span<const double> chances)
    : places_(places),
      sets_(sets),
      weights_(weights),
      chances_(chances),
      reached_(places.size()),
      members_(sets.size()) {
  for (const EndingPlace& place : places_) ours_.push_back(place.value);
  theirs_ = ours_;
  reach();
  for (std::size_t set = sets_.size(); set-- > 0;) answer(set);
}

void BestAnswers::reach() {
  std::ranges::copy(weights_, reached_.begin());
  for (std::uint32_t at = 0; at < places_.size(); ++at) {
    const EndingPlace& place = places_[at];
    if (place.moves == 0) continue;
    members_[place.set].push_back(at);
    const EndingSet& set = sets_[place.set];
    for (std::uint32_t i = 0; i < place.moves; ++i) {
      reached_[place.first + i] = reached_[at] * (set.is_ours ? 1 : chances_[set.first + i]);
    }
  }
}

void BestAnswers::answer(std::size_t set) {
  const std::uint32_t best = sets_[set].is_ours ? best_move(set) : 0;
  for (const std::uint32_t at : members_[set]) {
    const EndingPlace& place = places_[at];
    const auto next = std::span(theirs_).subspan(place.first, place.moves);
    ours_[at] = sets_[set].is_ours ? ours_[place.first + best] : mixed(ours_, place);
    theirs_[at] = sets_[set].is_ours ? mixed(theirs_, place) : *std::ranges::min_element(next);
  }
}

std::uint32_t BestAnswers::best_move(std::size_t set) const {
  std::vector<double> sums(sets_[set].moves);
  for (const std::uint32_t at : members_[set]) {
    for (std::uint32_t i = 0; i < sums.size(); ++i) sums[i] += reached_[at] * ours_[places_[at].first + i];
  }
  return static_cast<std::uint32_t>(std::ranges::max_element(sums) - sums.begin());
}

double BestAnswers::mixed(const std::vector<double>& values, const EndingPlace& place) const {
  double sum = 0;
  for (std::uint32_t i = 0; i < place.moves; ++i) sum += chances_[sets_[place.set].first + i] * values[place.first + i];
  return sum;
}

double BestAnswers::mean(const std::vector<double>& values) const {
  double sum = 0;
  for (std::size_t i = 0; i < weights_.size(); ++i) sum += weights_[i] * values[i];
  return sum;
}

}  // namespace septem
