// 7 Seas in the contract tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/seas_values.h"
#include "games/seas/seas.h"
#include "tests/contract/contract.h"

namespace septem {

template <>
struct Contract<seas::Seas> {
  // target x last_clears x first (p0, random, the last seat), with four seats also x teams
  static constexpr std::size_t kVariants = 3 * 2 * 3 * (1 + 1 + 3);

  static constexpr bool kListsOutcomes = true;
  static int sides(const seas::Setup& setup, SeatSet winners) {
    return setup.teams == seas::Teams::kNone ? winners.size() : winners.size() / 2;
  }

  static std::vector<ExtraVariant> extra_variants() { return {{3, "values=printed.txt target=11"}}; }

  static const DataFiles& files() {
    static const class : public DataFiles {
      Result<std::string, std::string> read(std::string_view) const override {
        std::string text(data::kSeasValues);
        text.replace(text.find("G10 0"), 5, "G10 7");
        return text;
      }
    } printed;
    return printed;
  }

  static bool opens_hidden(const seas::Setup& setup, const seas::State& state, Seat seat, seas::Move move,
                           Viewer viewer) {
    seas::State after = state;
    seas::apply(setup, after, seat, move);
    const bool is_scored = !after.is_waiting();
    const bool is_second_hand = after.cycle != state.cycle;
    const bool is_look = after.phase == seas::Phase::kPick && viewer.sees_as(seat);
    return is_scored || is_second_hand || is_look;
  }

  static bool is_secret(const seas::Setup&, const seas::State&, Seat seat, seas::Move move, Viewer viewer) {
    return move.kind() == seas::Move::Kind::kPick && !viewer.sees_as(seat);
  }
};

}  // namespace septem
