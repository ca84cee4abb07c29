// 7 Seize is looked ahead to the end of the round; a hasty player finishes it. What the collections promise then is what counts.
#pragma once

#include "bots/search/aim.h"
#include "bots/search/seize_hasty.h"

namespace septem {

template <>
class Aim<seize::Seize> {
 public:
  Aim(const seize::Setup& setup, const seize::View& view) : prospects_(setup, view), round_(view.round) {}

  bool is_reached(const seize::State& state) const { return seize::is_round_over(state, round_); }
  void play_out(const seize::Setup& setup, seize::State& state, seize::MoveList&, Rng& rng) const {
    const seize::Hasty hasty(setup, prospects_);
    while (!is_reached(state)) hasty.step(state, rng);
  }
  /// Which cards are kept makes no difference any more when they are turned up.
  Utilities utilities(const seize::Setup& setup, const seize::State& end) const {
    return prospects_.shares(setup, end, {});
  }

 private:
  seize::Prospects prospects_;
  int round_;
};

}  // namespace septem
