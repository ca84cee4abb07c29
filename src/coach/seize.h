// What the coach knows of 7 Seize.
#pragma once

#include <vector>

#include "coach/counting.h"
#include "coach/outlook.h"
#include "coach/reasoner.h"
#include "games/seize/seize.h"

namespace septem {

/// Weights count as the middle of their range, as for everybody at the table, until they are weighed.
template <>
struct Outlook<seize::Seize> {
  static Utilities shares(const seize::Setup& setup, const seize::State& state, int tries, Rng& rng);
};

template <>
struct HiddenPlaces<seize::Seize> {
  template <class Visit>
  static void visit(const seize::Setup& setup, const seize::State& state, Visit visit) {
    for (const Seat seat : setup.all_seats()) {
      for (const seize::Card card : state.hand(seat)) visit(card, seat_name(seat));
      const bool is_face_down = state.phase == seize::Phase::kSquabble || state.phase == seize::Phase::kCard;
      if (is_face_down && !state.to_act.set().has(seat)) visit(state.laid_by(seat), seat_name(seat));
    }
    for (const seize::Card card : state.piles.deck()) visit(card, "deck");
  }
};

/// What is heavy, who acts first, who may be captain.
template <>
class Reasoner<seize::Seize> {
 public:
  Reasoner(const Problem<seize::Seize>& problem, Rng& rng);
  std::vector<Reason> of(const seize::Move& move) const;

 private:
  using Reasons = std::vector<Reason>;

  void add_squabble(const seize::Move& move, Reasons& reasons) const;
  void add_card(const seize::Move& move, Reasons& reasons) const;
  void add_stashes(const seize::Move& move, Reasons& reasons) const;
  /// The worlds when everybody has laid a card, this seat that of the move.
  std::vector<seize::State> worlds_after(const seize::Move& move) const;

  Problem<seize::Seize> problem_;
  std::vector<seize::State> worlds_;
};

}  // namespace septem
