// Strategies for both sides of an ending from which neither gains by leaving: counterfactual regret minimisation, in its predictive form (Farina, Kroer and
// Sandholm 2021).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "bots/solver/ending.h"

namespace septem {

class Equilibrium {
 public:
  /// The worlds are as likely as their weights say, which sum up to 1. All of it stays the caller's.
  Equilibrium(std::span<const EndingPlace> places, std::span<const EndingSet> sets, std::span<const double> weights,
              std::uint32_t numbers);

  /// One more look at everything: both sides regret what they did not do.
  void step();
  /// How much both sides together could gain by giving the best answers to the other's strategy; 0 in an equilibrium.
  double gap() const;
  /// The probabilities of a set's moves.
  std::vector<double> strategy(std::uint32_t set) const;
  /// The probabilities of all sets' moves.
  std::vector<double> strategies() const;
  /// What each of our moves is worth in the decision at hand, set 0, when both sides then play their strategies.
  std::vector<double> values() const;

 private:
  /// How likely each side plays so that a place is reached.
  struct Reach {
    double ours = 1;
    double theirs = 0;
  };

  void choose(const EndingSet& set);
  /// From the first place to the last: those that follow from a place stand behind it.
  void look_ahead();
  /// From the last place to the first.
  void look_back(bool for_us);
  void regret(std::size_t at, bool for_us);
  void learn(bool for_us);
  /// What each place is worth to us when both sides play so.
  void weigh(std::span<const double> chances, std::span<double> values) const;

  std::span<const EndingPlace> places_;
  std::span<const EndingSet> sets_;
  std::span<const double> weights_;
  // One number for each move of each set:
  std::vector<double> regret_;  ///< what always making it would have gained, never below 0
  std::vector<double> last_;    ///< of that, in the last step: the next one will be much the same
  std::vector<double> fresh_;   ///< of that, in this step
  std::vector<double> probability_;
  std::vector<double> sum_;  ///< of the probabilities, later steps more
  // For each place, in this step:
  std::vector<Reach> reached_;
  std::vector<double> values_;
  double steps_ = 0;
};

}  // namespace septem
