// What the coach knows of Seven7s.
#pragma once

#include <vector>

#include "coach/counting.h"
#include "coach/outlook.h"
#include "coach/reasoner.h"
#include "games/sevens/sevens.h"

namespace septem {

template <>
struct Outlook<sevens::Sevens> {
  static Utilities shares(const sevens::Setup& setup, const sevens::State& state, int tries, Rng& rng);
};

template <>
struct HiddenPlaces<sevens::Sevens> {
  template <class Visit>
  static void visit(const sevens::Setup& setup, const sevens::State& state, Visit visit) {
    for (const Seat seat : SeatSet::first_n(setup.seats)) {
      for (const sevens::Card card : state.hand(seat)) visit(card, seat_name(seat));
    }
    for (int i = 0; i < state.deck_size(); ++i) visit(state.deck_at(i), "deck");
  }
};

/// What a card brings in its column, and what is left in the hand.
template <>
class Reasoner<sevens::Sevens> {
 public:
  Reasoner(const Problem<sevens::Sevens>& problem, Rng& rng);
  std::vector<Reason> of(const sevens::Move& move) const;

 private:
  using Reasons = std::vector<Reason>;

  void add_landing(const sevens::Move& move, Reasons& reasons) const;
  void add_ending(const sevens::Move& move, Reasons& reasons) const;
  void add_risk(const sevens::Move& move, Reasons& reasons) const;

  Problem<sevens::Sevens> problem_;
  std::vector<sevens::State> worlds_;
};

}  // namespace septem
