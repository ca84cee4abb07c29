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

  static int sides(const seas::Setup& setup, SeatSet winners) {
    return setup.teams == seas::Teams::kNone ? winners.size() : winners.size() / 2;
  }

  static Decision decision(const seas::Setup& setup, const seas::View& view, const std::vector<seas::Move>& moves,
                           seas::Move move) {
    const int kind = static_cast<int>(move.kind());
    if (move.kind() == seas::Move::Kind::kPick) return {kind, move.card().index()};
    if (move.kind() == seas::Move::Kind::kNick)
      return {kind, owners_on_the_way(setup, view.viewer.seat(), move.source())};
    const auto is_way = [&](seas::Move other) { return other.card() == move.card(); };
    const auto own = std::find(moves.begin(), moves.end(), move);
    return {kind, move.card().index(), static_cast<int>(std::count_if(moves.begin(), own, is_way))};
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

  static bool opens_hidden(const seas::Setup&, const seas::State&, const seas::Outcome&, Viewer) { return false; }

  static bool is_secret(const seas::Setup&, const seas::State&, Seat seat, seas::Move move, Viewer viewer) {
    return move.kind() == seas::Move::Kind::kPick && !viewer.sees_as(seat);
  }

 private:
  static int owners_on_the_way(const seas::Setup& setup, Seat mover, seas::Place source) {
    if (!source.is_chest()) return source.is_harbour() ? -1 : -2;
    int steps = 0;
    for (Seat seat = mover; seas::Place::chest(setup.owner_of(seat)) != source; seat = seat.clockwise(setup.seats))
      ++steps;
    return steps;
  }
};

}  // namespace septem
