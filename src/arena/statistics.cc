#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace septem {
namespace {

constexpr double kZ = 1.959963984540054;

}  // namespace

double Sample::standard_error() const { return count_ > 0 ? std::sqrt(variance() / static_cast<double>(count_)) : 0; }

double t_95(std::int64_t count) {
  if (count < 3) return 12.7;  // one degree of freedom: as good as nothing is known
  const double v = static_cast<double>(count - 1);
  // The Cornish-Fisher expansion of Student's quantile.
  const double z2 = kZ * kZ;
  return kZ * (1 + (z2 + 1) / (4 * v) + ((5 * z2 + 16) * z2 + 3) / (96 * v * v) +
               (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * v * v * v));
}

Interval mean_interval(const Sample& sample) {
  const double half = t_95(sample.count()) * sample.standard_error();
  return {sample.mean() - half, sample.mean() + half};
}

Interval share_interval(const Sample& sample) {
  if (sample.count() == 0) return {0, 1};
  const double n = static_cast<double>(sample.count());
  const double p = sample.mean();
  // Wilson's interval for as many coin tosses as would be as certain as these numbers.
  const double variance = sample.squares() / n;
  const double tosses = variance > 0 ? std::max(1.0, p * (1 - p) / variance) * n : n;
  const double t = t_95(sample.count());
  const double t2 = t * t;
  const double centre = (p + t2 / (2 * tosses)) / (1 + t2 / tosses);
  const double half = t / (1 + t2 / tosses) * std::sqrt(p * (1 - p) / tosses + t2 / (4 * tosses * tosses));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

double p_of_difference(const Sample& a, const Sample& b) {
  const double error = std::hypot(a.standard_error(), b.standard_error());
  if (error == 0) return a.mean() == b.mean() ? 1 : 0;
  return std::erfc(std::abs(a.mean() - b.mean()) / error / std::sqrt(2.0));
}

}  // namespace septem
