// What has happened in a game, in order: decisions and outcomes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/check.h"
#include "games/game.h"

namespace septem {

/// A decision, or the number of an outcome; outcomes are big and rare, hence kept apart.
template <Game G>
struct Step {
  static constexpr std::uint32_t kNoOutcome = std::numeric_limits<std::uint32_t>::max();

  Seat seat{};
  typename G::Move move{};
  std::uint32_t outcome = kNoOutcome;

  bool is_move() const { return outcome == kNoOutcome; }
};

template <Game G>
class Steps {
 public:
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;

  const Step<G>& add(Seat seat, const Move& move) { return steps_.emplace_back(Step<G>{seat, move}); }
  const Step<G>& add(const Outcome& outcome) {
    outcomes_.push_back(outcome);
    return steps_.emplace_back(Step<G>{{}, {}, static_cast<std::uint32_t>(outcomes_.size() - 1)});
  }
  /// Forgets all but the first `count`.
  void keep(std::size_t count) {
    steps_.resize(count);
    outcomes_.resize(static_cast<std::size_t>(
        std::count_if(steps_.begin(), steps_.end(), [](const Step<G>& step) { return !step.is_move(); })));
  }

  std::size_t size() const { return steps_.size(); }
  std::size_t outcomes() const { return outcomes_.size(); }
  const Step<G>& operator[](std::size_t at) const { return steps_[at]; }
  const Step<G>& back() const { return steps_.back(); }
  auto begin() const { return steps_.begin(); }
  auto end() const { return steps_.end(); }
  const Outcome& outcome(const Step<G>& step) const {
    SEPTEM_ASSERT(!step.is_move());
    return outcomes_[step.outcome];
  }

  /// Calls `act(seat, move)` or `act(outcome)`, whichever the step is.
  template <class Act>
  auto visit(const Step<G>& step, Act act) const {
    return step.is_move() ? act(step.seat, step.move) : act(outcome(step));
  }

 private:
  std::vector<Step<G>> steps_;
  std::vector<Outcome> outcomes_;
};

}  // namespace septem
