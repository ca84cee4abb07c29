// Seven7s in the contract tests.
#pragma once

#include <span>
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

  static int sides(const sevens::Setup&, SeatSet winners) { return winners.size(); }

  static Decision decision(const sevens::Setup& setup, const sevens::View& view, const std::vector<sevens::Move>&,
                           sevens::Move move) {
    using Kind = sevens::Move::Kind;
    const int kind = static_cast<int>(move.kind());
    switch (move.kind()) {
      case Kind::kPlay:
        return {kind, move.card().index(), static_cast<int>(move.column())};
      case Kind::kSin:
        return {kind, steps_between(view.viewer.seat(), move.victim(), setup.seats)};
      case Kind::kPlace:
      case Kind::kTake:
        return {kind, static_cast<int>(move.column())};
      case Kind::kCall:
        return {kind, move.call().index()};
      case Kind::kLook:
        return look(setup, view, kind, move.look());
      case Kind::kStack:
        return stack(view, kind, move.stacking());
    }
    return {};
  }

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

  static bool opens_hidden(const sevens::Setup&, const sevens::State& state, const sevens::Outcome&, Viewer viewer) {
    return state.phase == sevens::Phase::kWonder && viewer.sees_as(state.turn);
  }

  static bool is_secret(const sevens::Setup&, const sevens::State&, Seat seat, sevens::Move move, Viewer viewer) {
    return move.kind() == sevens::Move::Kind::kStack && !viewer.sees_as(seat);
  }

 private:
  /// How many of the deck, of the first opponent clockwise and so on; nothing of those who are not there.
  static Decision look(const sevens::Setup& setup, const sevens::View& view, int kind, sevens::Look look) {
    Decision counts{kind, look.deck(), 0, 0, 0};
    for (int steps = 1; steps < setup.seats; ++steps) {
      counts[static_cast<std::size_t>(steps) + 1] = look.of(view.viewer.seat().clockwise(setup.seats, steps));
    }
    return counts;
  }
  /// In which order those go back that lay first, second, third.
  static Decision stack(const sevens::View& view, int kind, const sevens::Stacking& stacking) {
    const std::span back(stacking.cards.data(), static_cast<std::size_t>(stacking.count));
    Decision order = moved_part(places_of(back, view.looking->deck));
    order.insert(order.begin(), kind);
    return order;
  }
};

}  // namespace septem
