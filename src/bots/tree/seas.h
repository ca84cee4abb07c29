// 7 Seas is looked ahead to the end of the round: the cards of the next one are anybody's guess.
#pragma once

#include "bots/tree/horizon.h"
#include "games/seas/seas.h"

namespace septem {

/// How far a ship comes in this round, compared with the best of the others.
template <>
class Horizon<seas::Seas> {
 public:
  /// Points lie closer together than a win and a loss.
  static constexpr float kExploration = 0.25F;

  Horizon(const seas::Setup&, const seas::State& root) : ships_(root.ships) {}
  bool is_reached(const seas::State& state) const { return !state.is_waiting(); }
  void play_out(const seas::Setup& setup, seas::State& state, seas::MoveList& moves, Rng& rng) const {
    while (!is_reached(state)) random_step<seas::Seas>(setup, state, moves, rng);
  }
  Utilities utilities(const seas::Setup& setup, const seas::State& end) const;

 private:
  std::array<std::uint8_t, seas::kMaxSeats> ships_;  ///< before the round is scored
};

}  // namespace septem
