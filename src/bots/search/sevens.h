// What good players of Seven7s are inclined to do.
#pragma once

#include "bots/search/inclination.h"
#include "bots/search/sevens_hopes.h"
#include "games/sevens/sevens.h"

namespace septem {
namespace sevens {

/// The table as a seat sees it, and what its moves promise in points: `greedy` on a state, of which it looks at nothing that the seat cannot see.
class Prospect {
 public:
  Prospect(const Setup& setup, const State& state, Seat seat);
  float rate(Move move) const;

 private:
  float rate_play(Move move) const;
  float rate_landing(Card card, Type column, CardSet own, float drawn) const;
  float rate_take(Type column) const;
  float rate_stacking(const Stacking& stacking) const;
  float power(Type column, const QuickWorth& worth) const;
  float gain_by_taking(const QuickWorth& worth) const;
  float chance_to_hit(Call call) const;
  float best_chance_to_hit() const;

  /// How far ahead the seat would be with these cards and so many unknown ones.
  float lead(const QuickWorth& worth, CardSet own, float drawn) const;
  QuickWorth worth() const { return {setup_.square, state_.wild, state_.disabled()}; }
  QuickWorth worth_after(Card card, Type column) const;

  const Setup& setup_;
  const State& state_;
  Seat seat_;
  CardSet own_;
  CardSet unseen_;
};

}  // namespace sevens

template <>
struct Inclination<sevens::Sevens> {
  static constexpr float kCuriosity = 0.1F;
  static float weight(const sevens::Setup& setup, const sevens::State& state, const sevens::Move& move);
};

}  // namespace septem
