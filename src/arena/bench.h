// How fast a game is: random play, and what the parts of the game interface cost. Every figure comes with a checksum of the
// work behind it, so that nothing can be optimised away unnoticed.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "core/mix.h"
#include "core/rng.h"
#include "games/game.h"
#include "play/match.h"
#include "play/playout.h"

namespace septem {

class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

struct PlayoutSpeed {
  double seconds = 0;
  std::uint64_t games = 0;
  std::uint64_t rounds = 0;
  std::uint64_t moves = 0;
  std::uint64_t checksum = 0;   ///< of all games played; depends on how many there were time for
  std::uint64_t signature = 0;  ///< of the first kSignatureGames games: changes only when the game's behaviour does
};

inline constexpr std::uint64_t kSignatureGames = 100;

/// The rounds that a finished game had, for games that count them.
template <Game G>
std::uint64_t rounds_of(const typename G::State& state) {
  if constexpr (CountsRounds<G>) return state.round;
  return 1;
}

/// Whole games by uniformly random legal play, dealt and scored by the full rules, until the time is over.
template <Game G>
PlayoutSpeed measure_playouts(const typename G::Setup& setup, double seconds) {
  constexpr std::uint64_t kBetweenLooks = 50;  // reading the clock for every game would cost
  PlayoutSpeed speed;
  Rng rng(7);
  typename G::MoveList moves;
  const Stopwatch watch;
  while (speed.games < kSignatureGames || speed.seconds < seconds) {
    for (std::uint64_t i = 0; i < kBetweenLooks; ++i) {
      typename G::State state = G::begin(setup);
      std::uint64_t count = 0;
      while (!G::is_over(state)) count += random_step<G>(setup, state, moves, rng) ? 1 : 0;
      speed.moves += count;
      speed.rounds += rounds_of<G>(state);
      mix(speed.checksum, count << 8 | G::winners(setup, state).bits());
      if (++speed.games == kSignatureGames) speed.signature = speed.checksum;
    }
    speed.seconds = watch.seconds();
  }
  return speed;
}

/// A position with a decision to make, and what the seat that makes it knows.
template <Game G>
struct Position {
  typename G::State state;
  Seat seat;
  typename G::Move move;  ///< a random legal one
  typename G::Knowledge knowledge;
};

/// Positions from the whole length of random games.
template <Game G>
std::vector<Position<G>> random_positions(const typename G::Setup& setup, std::size_t count) {
  std::vector<Position<G>> positions;
  Rng rng(11);
  typename G::MoveList moves;
  while (positions.size() < count) {
    Match<G> match(setup);
    while (!match.is_over() && positions.size() < count) {
      if (match.is_chance_due()) {
        match.take(G::draw(setup, match.state(), rng));
        continue;
      }
      const Seat seat = random_seat(match.to_act(), rng);
      const typename G::Move move = random_move<G>(setup, match.state(), seat, moves, rng);
      positions.push_back({match.state(), seat, move, match.knowledge(seat)});
      match.take(seat, move);
    }
  }
  return positions;
}

struct Cost {
  double nanoseconds = 0;
  std::uint64_t checksum = 1;
};

/// The mean cost of `work(position, rng)`, which returns a number for the checksum.
template <Game G, class Work>
Cost measure(const std::vector<Position<G>>& positions, double seconds, Work work) {
  Cost cost;
  Rng rng(13);
  std::uint64_t calls = 0;
  const Stopwatch watch;
  double spent = 0;
  while (spent < seconds) {
    for (const Position<G>& position : positions) mix(cost.checksum, work(position, rng));
    calls += positions.size();
    spent = watch.seconds();
  }
  cost.nanoseconds = spent / static_cast<double>(calls) * 1e9;
  return cost;
}

/// The cost of one random number on this machine, as a yardstick: ratios to it travel, seconds do not.
inline double nanoseconds_per_random_number() {
  constexpr int kNumbers = 20'000'000;
  Rng rng(17);
  std::uint64_t sum = 0;
  const Stopwatch watch;
  for (int i = 0; i < kNumbers; ++i) sum += rng.next();
  const double seconds = watch.seconds();
  // The sum is used, so that the loop stays; it is never 0 for this seed.
  return sum == 0 ? 0 : seconds / kNumbers * 1e9;
}

}  // namespace septem
