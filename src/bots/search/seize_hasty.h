// A hasty player of 7 Seize: takes what looks best at once. Searches let it play on to the end of a round.
#pragma once

#include "bots/search/seize_prospects.h"

namespace septem::seize {

/// Refers to its parts.
class Hasty {
 public:
  Hasty(const Setup& setup, const Prospects& prospects) : setup_(setup), prospects_(prospects) {}

  /// One decision, of whoever is to act first.
  void step(State& state, Rng& rng) const;
  /// From what the seat can see of the state.
  Move move(const State& state, Seat seat, Rng& rng) const;
  /// How likely the seat lays a card of its hand now, compared with its others.
  float temptation(const State& state, Seat seat, Card card) const;

  /// Plays on for everybody until the round is over; what each seat may hope for then.
  Utilities finish_round(State state, Rng& rng) const;

 private:
  struct Rated {
    Move move{};
    float rating = -1e9F;
  };

  Card any_card(const State& state, Seat seat, Rng& rng) const;
  Move captain(const State& state, Seat seat) const;
  Move divvy(const State& state, Seat seat, Rng& rng) const;
  Move order(const State& state, Seat seat) const;
  Move take(const State& state, Seat seat) const;
  Rated steal(const State& state, Seat seat, Seat victim) const;
  Move give_back(const State& state, Seat seat) const;
  Move unload(const State& state, Seat seat) const;

  /// What the best of the seat's cards would bring.
  float promise(const State& state, Seat seat, Move divvy) const;
  float gain(Card card, PieceSet stash, PieceSet collection) const;
  float gain_of_king(PieceSet stash, PieceSet collection) const;
  float gain_of_number(Card card, PieceSet stash) const;
  Piece best(PieceSet pieces, float wish) const;
  float wish(const State& state, Seat seat) const;

  const Setup& setup_;
  const Prospects& prospects_;
};

/// Whether new cards are due, or the weighing is on.
inline bool is_round_over(const State& state, int round) {
  return state.round != round || state.phase >= Phase::kUnload || state.phase <= Phase::kReshuffle;
}

}  // namespace septem::seize
