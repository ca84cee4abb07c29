// A test that ends as soon as the answer is clear: is the share of wins rather the first or the second of two values?
//
// It is the generalised sequential probability ratio test on the scores of whole deals: these are independent of each other, which the games of
// one deal are not. How the scores are distributed is not assumed but taken from those seen so far: the likelihood of each of the two values is that of
// the likeliest distribution which has it as its mean.
#pragma once

#include <cstdint>
#include <map>

namespace septem {

/// How often each score of a deal came.
class ScoreCounts {
 public:
  void add(double score);

  std::int64_t count() const { return count_; }
  /// By score in millionths: shares of three are no exact numbers.
  const std::map<std::int64_t, std::int64_t>& all() const { return counts_; }

  static constexpr double kUnit = 1e-6;

 private:
  std::int64_t count_ = 0;
  std::map<std::int64_t, std::int64_t> counts_;
};

enum class Verdict { kOpen, kFirst, kSecond };

class Sprt {
 public:
  /// The chance to accept one where the other is true.
  static constexpr double kError = 0.05;

  /// 0 < first < second < 1.
  Sprt(double first, double second) : first_(first), second_(second) {}

  double first() const { return first_; }
  double second() const { return second_; }
  /// How much the deals speak for the second rather than the first: the logarithm of the ratio of their likelihoods.
  double evidence(const ScoreCounts& deals) const;
  Verdict verdict(const ScoreCounts& deals) const;
  /// The evidence at which it is decided.
  static double bound();

 private:
  double first_;
  double second_;
};

}  // namespace septem
