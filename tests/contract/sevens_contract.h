// Seven7s in the contract tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/sevens/sevens.h"
#include "tests/contract/contract.h"

namespace septem {

template <>
struct Contract<sevens::Sevens> {
  // seats x first (random, the last seat)
  static constexpr std::size_t kVariants = 3 * 2;

  static constexpr bool kListsOutcomes = true;
  static int sides(const sevens::Setup&, SeatSet winners) { return winners.size(); }

  static std::vector<ExtraVariant> extra_variants() { return {{3, "square=printed.txt first=p1"}}; }

  static const DataFiles& files() {
    static const class : public DataFiles {
      Result<std::string, std::string> read(std::string_view) const override {
        return "A red orange yellow green blue indigo violet\nC orange yellow green blue indigo violet red\n"
               "D yellow green blue indigo violet red orange\nH green blue indigo violet red orange yellow\n"
               "L blue indigo violet red orange yellow green\nS indigo violet red orange yellow green blue\n"
               "W violet red orange yellow green blue indigo\n";
      }
    } printed;
    return printed;
  }

  static bool opens_hidden(const sevens::Setup& setup, const sevens::State& state, Seat seat, sevens::Move move,
                           Viewer viewer) {
    sevens::State after = state;
    sevens::apply(setup, after, seat, move);
    const bool is_end = after.phase == sevens::Phase::kOver;
    const bool is_flip = move.kind() == sevens::Move::Kind::kCall;
    const bool is_look = after.phase == sevens::Phase::kStack && viewer.sees_as(seat);
    const sevens::CardSet drawn = after.hand(viewer.seat()) - state.hand(viewer.seat());
    return is_end || is_flip || is_look || (after.deck_size() < state.deck_size() && !drawn.is_empty());
  }

  static bool is_secret(const sevens::Setup&, const sevens::State&, Seat seat, sevens::Move move, Viewer viewer) {
    return move.kind() == sevens::Move::Kind::kStack && !viewer.sees_as(seat);
  }
};

}  // namespace septem
