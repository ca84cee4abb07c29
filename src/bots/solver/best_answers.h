// What the best answers to the strategies of both sides of an ending would bring.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "bots/solver/ending.h"

namespace septem {

/// Worked out backwards: places and sets stand behind those they follow from.
class BestAnswers {
 public:
  /// `chances` has the strategies of all sets. The worlds are as likely as their weights say.
  BestAnswers(std::span<const EndingPlace> places, std::span<const EndingSet> sets, std::span<const double> weights,
              std::span<const double> chances);

  /// What we get at least, and at most, when one side keeps to its strategy.
  double least() const { return mean(theirs_); }
  double most() const { return mean(ours_); }

 private:
  void reach();
  void answer(std::size_t set);
  /// One move for all places of the set, the best on average.
  std::uint32_t best_move(std::size_t set) const;
  double mixed(const std::vector<double>& values, const EndingPlace& place) const;
  double mean(const std::vector<double>& values) const;

  std::span<const EndingPlace> places_;
  std::span<const EndingSet> sets_;
  std::span<const double> weights_;
  std::span<const double> chances_;
  std::vector<double> reached_;  ///< how likely the other side plays so, in a world
  std::vector<std::vector<std::uint32_t>> members_;
  std::vector<double> ours_;    ///< the value of each place when we give our best answer
  std::vector<double> theirs_;  ///< and when they give theirs
};

}  // namespace septem
