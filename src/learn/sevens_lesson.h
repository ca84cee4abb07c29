// A game that the judge of Seven7s plays against itself, and sometimes against `greedy`, and what it could have known better.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "bots/greedy/sevens.h"
#include "bots/search/sevens_deliberation.h"
#include "bots/search/sevens_judge.h"

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

  void begin(int seats, Rng& rng);
  Move decide(Seat seat, Rng& rng);
  template <class... Step>
  void advance(const Step&... step);
  void note_positions(std::vector<Example>& examples) const;
  /// From the last position to the first.
  void explain(std::span<Example> game) const;

  const Judge& judge_;
  Deliberation<Sevens> deliberation_;
  float slips_;
  GreedyBot<Sevens> greedy_;
  SeatSet greedy_seats_{};
  Setup setup_;
  State state_;
  std::array<Knowledge, kMaxSeats> known_;
};

}  // namespace septem::sevens
