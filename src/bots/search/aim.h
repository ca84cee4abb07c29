// What a search plays for: how far simulations go, and what they are worth there.
#pragma once

#include <optional>

#include "bots/tree/horizon.h"

namespace septem {

/// Kept by the bot from one decision to the next. That of the textbook, unless the game has a better one (bots/search/seas_aim.h).
template <Game G>
class Aim {
 public:
  /// Before the first simulation of a decision.
  void look_from(const typename G::Setup& setup, const typename G::State& root) { horizon_.emplace(setup, root); }

  bool is_reached(const typename G::State& state) const { return horizon_->is_reached(state); }
  void play_out(const typename G::Setup& setup, typename G::State& state, typename G::MoveList& moves, Rng& rng) const {
    horizon_->play_out(setup, state, moves, rng);
  }
  Utilities utilities(const typename G::Setup& setup, const typename G::State& end) const {
    return horizon_->utilities(setup, end);
  }

 private:
  std::optional<Horizon<G>> horizon_;
};

}  // namespace septem
