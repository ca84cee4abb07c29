// A game that the judge of Seven7s plays against itself, and sometimes against `greedy`, and what it could have known better.
#pragma once

#include <span>
#include <vector>

#include "bots/greedy/sevens.h"
#include "bots/search/sevens_deliberation.h"
#include "bots/search/sevens_judge.h"
#include "play/match.h"

namespace septem::sevens {

/// A position of a game as a seat sees it, and what was learned later about the share of the win to expect from it.
struct Example {
  Features features;
  float share = 0;
};

class Lesson {
 public:
  /// `slips`: how often any move is made instead of the best, so that everything is tried.
  Lesson(const Judge& judge, float slips) : judge_(judge), deliberation_(judge), slips_(slips) {}

  /// Plays a game; adds the positions before each play for each seat.
  void play(int seats, Rng& rng, std::vector<Example>& examples);

 private:
  /// What a position was worth is told by the next ones: by so much rather by those further on, up to the end of the game.
  static constexpr float kForesight = 0.8F;
  /// How many moves a seat tries in some world before it decides.
  static constexpr std::int64_t kTries = 24;

  void choose_greedy_seat(int seats, Rng& rng);
  Move decide(Match<Sevens>& match, Seat seat, Rng& rng);
  static void note_positions(const Match<Sevens>& match, std::vector<Example>& examples);
  /// From the last position to the first.
  void explain(const Returns& results, std::span<Example> game) const;

  const Judge& judge_;
  Deliberation<Sevens> deliberation_;
  float slips_;
  GreedyBot<Sevens> greedy_;
  SeatSet greedy_seats_{};
};

}  // namespace septem::sevens
