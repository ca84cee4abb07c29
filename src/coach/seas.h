// What the coach knows of 7 Seas.
#pragma once

#include <vector>

#include "coach/counting.h"
#include "coach/outlook.h"
#include "coach/reasoner.h"
#include "games/seas/seas.h"

namespace septem {

/// Played to the end of the round; from there the race of the ships decides.
template <>
struct Outlook<seas::Seas> {
  static Utilities shares(const seas::Setup& setup, const seas::State& state, int tries, Rng& rng);
};

template <>
struct HiddenPlaces<seas::Seas> {
  template <class Visit>
  static void visit(const seas::Setup& setup, const seas::State& state, Visit visit) {
    for (const Seat seat : setup.all_seats()) {
      for (const seas::Card card : state.hand(seat)) visit(card, seat_name(seat));
    }
    for (int owner = 0; owner < setup.owners(); ++owner) {
      const std::string chest = "chest " + seat_name(Seat::from_index(owner));
      for (const seas::Card card : state.chests[static_cast<std::size_t>(owner)]) visit(card, chest);
    }
    for (const seas::Card card : state.harbour) visit(card, "harbour");
    for (int i = 0; i < state.aside_left(setup); ++i) visit(state.aside[static_cast<std::size_t>(i)], "aside");
  }
};

/// What a card takes, what it leaves to the next player and what it keeps from them.
template <>
class Reasoner<seas::Seas> {
 public:
  Reasoner(const Problem<seas::Seas>& problem, Rng& rng);
  std::vector<Reason> of(const seas::Move& move) const;

 private:
  using Reasons = std::vector<Reason>;

  void add_gain(seas::CardSet gained, Reasons& reasons) const;
  void add_risks(const seas::Move& move, Reasons& reasons) const;
  void add_kept_from_others(seas::CardSet gained, Reasons& reasons) const;
  void add_contents(seas::Place source, Reasons& reasons) const;
  /// In how many of the worlds something is so.
  template <class Test>
  double chance(Test test) const;

  Problem<seas::Seas> problem_;
  std::vector<seas::State> worlds_;
  seas::CardSet own_;  ///< what it has captured and nicked, as it remembers
};

}  // namespace septem
