// 7 Seize in the contract tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/seize/seize.h"
#include "tests/contract/contract.h"

namespace septem {

/// `ranged`: the largest set, with some of its weights known; `exact`: the smallest one; `alike`: level scales are common.
class SeizeTestFiles : public DataFiles {
 public:
  Result<std::string, std::string> read(std::string_view name) const override {
    if (name == "ranged.txt") {
      return lines(64, [](int i) { return i % 7 == 0 ? "40" : "20 " + std::to_string(20 + i); });
    }
    if (name == "exact.txt") return lines(49, [](int i) { return std::to_string(1 + i % 9); });
    if (name == "alike.txt") return lines(50, [](int i) { return std::string(i % 5 == 0 ? "0" : "1"); });
    return lines(49, [](int i) { return std::string(i % 5 == 0 ? "0 1" : "1"); });
  }

 private:
  template <class Weight>
  static std::string lines(int count, Weight weight) {
    std::string text = "# made for a test\n";
    for (int i = 0; i < count; ++i) text += "piece-" + std::to_string(i) + " " + weight(i) + "\n";
    return text;
  }
};

template <>
struct Contract<seize::Seize> {
  // booty x cursed for each number of seats, with two also x interloper
  static constexpr std::size_t kVariants = 3 * 2 * (2 + 5);

  static int sides(const seize::Setup&, SeatSet winners) { return winners.size(); }

  static Decision decision(const seize::Setup& setup, const seize::View& view, const std::vector<seize::Move>&,
                           seize::Move move) {
    using Kind = seize::Move::Kind;
    const int kind = static_cast<int>(move.kind());
    switch (move.kind()) {
      case Kind::kSquabble:
      case Kind::kCard:
        return {kind, move.card().index()};
      case Kind::kCaptain:
        return {kind, steps_to(setup, view, move.seat())};
      case Kind::kRed:
        return with_kind(kind, places_of(move.pieces(), view.drawn));
      case Kind::kOrder:
        return with_kind(kind, order_of(setup, view, move));
      default:
        return {kind, move.is_for_ghost() ? 1 : 0, move.piece().index()};
    }
  }

  static std::vector<ExtraVariant> extra_variants() {
    return {{2, "booty=ranged.txt interloper=wins"},
            {4, "booty=ranged.txt"},
            {5, "booty=exact.txt cursed=true"},
            {2, "booty=alike.txt interloper=wins"},
            {3, "booty=alike.txt"},
            {7, "booty=alike.txt cursed=true"},
            {2, "booty=alike.txt"},
            {6, "booty=alike-ranged.txt"},
            {2, "booty=alike-ranged.txt"}};
  }

  static const DataFiles& files() {
    static const SeizeTestFiles made;
    return made;
  }

  static bool opens_hidden(const seize::Setup& setup, const seize::State& state, Seat seat, seize::Move move,
                           Viewer viewer) {
    seize::State after = state;
    seize::apply(setup, after, seat, move);
    const bool turns_up = is_made_at_once(move) && !seize::has_pending(setup, after);
    const bool draws_pieces = after.drawn() != state.drawn();
    const bool ends_round = after.round != state.round || after.phase >= seize::Phase::kUnload;
    const bool shows_interloper = move.kind() == seize::Move::Kind::kRed && setup.has_ghost() &&
                                  viewer.sees_as(state.non_captain());
    return turns_up || draws_pieces || (ends_round && !is_made_at_once(move)) || shows_interloper;
  }

  static bool opens_hidden(const seize::Setup&, const seize::State&, const seize::Outcome&, Viewer) { return false; }

  static bool is_secret(const seize::Setup& setup, const seize::State& state, Seat seat, seize::Move move,
                        Viewer viewer) {
    seize::State after = state;
    seize::apply(setup, after, seat, move);
    return is_made_at_once(move) && seize::has_pending(setup, after) && !viewer.sees_as(seat);
  }

 private:
  /// The interloper sits after all others.
  static int steps_to(const seize::Setup& setup, const seize::View& view, Seat seat) {
    return seat.is_ghost() ? setup.seats : steps_between(view.viewer.seat(), seat, setup.seats);
  }
  /// At which place each of the tied goes, by where they sit.
  static Decision order_of(const seize::Setup& setup, const seize::View& view, seize::Move move) {
    std::vector<int> steps;
    for (const Seat seat : move.seats()) steps.push_back(steps_to(setup, view, seat));
    std::vector<int> clockwise = steps;
    std::sort(clockwise.begin(), clockwise.end());
    return moved_part(places_of(steps, clockwise));
  }
  static Decision with_kind(int kind, Decision rest) {
    rest.insert(rest.begin(), kind);
    return rest;
  }
  static bool is_made_at_once(seize::Move move) {
    using Kind = seize::Move::Kind;
    return move.kind() == Kind::kSquabble || move.kind() == Kind::kCard || move.kind() == Kind::kUnload;
  }
};

}  // namespace septem
