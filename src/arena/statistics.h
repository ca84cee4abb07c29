// Means with their uncertainty.
#pragma once

#include <cstdint>

namespace septem {

struct Interval {
  double low = 0;
  double high = 0;
};

/// Numbers that were measured independently of each other: how many, their mean, and how much they differ.
class Sample {
 public:
  void add(double value) {
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
  }

  std::int64_t count() const { return count_; }
  double mean() const { return mean_; }
  /// The sum of the squared distances from the mean.
  double squares() const { return squares_; }
  double variance() const { return count_ > 1 ? squares_ / static_cast<double>(count_ - 1) : 0; }
  double standard_error() const;
  /// Of each number so many times.
  Sample times(double factor) const {
    Sample other = *this;
    other.mean_ *= factor;
    other.squares_ *= factor * factor;
    return other;
  }
  /// Of 1 minus each number: what is left for the other of two.
  Sample mirrored() const {
    Sample other = *this;
    other.mean_ = 1 - mean_;
    return other;
  }

 private:
  std::int64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

/// 95 % of such intervals hold the true mean.
Interval mean_interval(const Sample& sample);
/// The same for numbers between 0 and 1; never beyond them, and honest also where all numbers are equal.
Interval share_interval(const Sample& sample);

/// The z of a two-sided 95 % interval, widened for few numbers as Student's t.
double t_95(std::int64_t count);

/// How unlikely so large a difference between two means is if there is none: a two-sided p-value.
double p_of_difference(const Sample& a, const Sample& b);

}  // namespace septem
