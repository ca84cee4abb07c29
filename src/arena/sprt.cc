#include "arena/sprt.h"

#include <cmath>
#include <vector>

namespace septem {
namespace {

/// Before so many deals their distribution is hardly known.
constexpr int kFewest = 30;
/// Next to nothing, but every mean between 0 and 1 stays possible while only some scores have been seen.
constexpr double kAssumed = 0.001;

struct Weighted {
  double score;
  double weight;
};

std::vector<Weighted> weighted(const ScoreCounts& deals) {
  std::vector<Weighted> all{{0, kAssumed}, {0.5, kAssumed}, {1, kAssumed}};
  for (const auto& [score, count] : deals.all())
    all.push_back({static_cast<double>(score) * ScoreCounts::kUnit, static_cast<double>(count)});
  return all;
}

/// The logarithm of how likely the scores are, compared with what was seen, under the likeliest distribution with this mean: each weight is
/// divided by 1 + t (score - mean), with the t that makes the mean come out.
double likelihood(const std::vector<Weighted>& scores, double mean) {
  // Between these bounds no weight is negative; the sum below falls all the way.
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  constexpr int kHalvings = 60;
  for (int i = 0; i < kHalvings; ++i) {
    const double t = (low + high) / 2;
    double sum = 0;
    for (const Weighted& one : scores) sum += one.weight * (one.score - mean) / (1 + t * (one.score - mean));
    (sum > 0 ? low : high) = t;
  }
  const double t = (low + high) / 2;
  double likelihood = 0;
  for (const Weighted& one : scores) likelihood -= one.weight * std::log1p(t * (one.score - mean));
  return likelihood;
}

}  // namespace

void ScoreCounts::add(double score) {
  ++count_;
  ++counts_[std::llround(score / kUnit)];
}

double Sprt::bound() { return std::log((1 - kError) / kError); }

double Sprt::evidence(const ScoreCounts& deals) const {
  const std::vector<Weighted> scores = weighted(deals);
  return likelihood(scores, second_) - likelihood(scores, first_);
}

Verdict Sprt::verdict(const ScoreCounts& deals) const {
  if (deals.count() < kFewest) return Verdict::kOpen;
  const double found = evidence(deals);
  if (found >= bound()) return Verdict::kSecond;
  return found <= -bound() ? Verdict::kFirst : Verdict::kOpen;
}

}  // namespace septem
