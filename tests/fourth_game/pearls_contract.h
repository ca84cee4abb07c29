// Pearls in the contract tests.
#pragma once

#include <vector>

#include "games/pearls/pearls.h"
#include "tests/contract/contract.h"

namespace septem {

template <>
struct Contract<pearls::Pearls> {
  // seats x hand x ties
  static constexpr std::size_t kVariants = 3 * 2 * 2;

  static int sides(const pearls::Setup&, SeatSet winners) { return winners.size(); }
  static Decision decision(const auto&, const auto&, const auto&, pearls::Move move) { return {move.index()}; }
  static std::vector<ExtraVariant> extra_variants() { return {}; }
  static const DataFiles& files() {
    static const NoDataFiles none;
    return none;
  }

  static bool opens_hidden(const pearls::Setup& setup, const pearls::State& state, Seat, pearls::Move, Viewer) {
    return pearls::Pearls::to_act(setup, state).size() == 1;
  }
  static bool opens_hidden(const pearls::Setup&, const pearls::State&, const pearls::Outcome&, Viewer) { return false; }
  static bool is_secret(const pearls::Setup&, const pearls::State&, Seat seat, pearls::Move, Viewer viewer) {
    return !viewer.sees_as(seat);
  }
};

}  // namespace septem
