// Random games through the Game interface, for the contract tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rng.h"
#include "notation/notation.h"
#include "play/playout.h"

namespace septem {

/// No game takes so many steps; one that does never ends.
inline constexpr int kMostSteps = 20'000;

inline std::size_t random_index(std::size_t size, Rng& rng) { return rng.below(static_cast<std::uint32_t>(size)); }

template <class T>
const T& any_of(const std::vector<T>& items, Rng& rng) {
  return items[random_index(items.size(), rng)];
}

inline Seat any_of(SeatSet seats, Rng& rng) {
  return seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
}

template <Game G>
std::vector<typename G::Move> legal(const typename G::Setup& setup, const typename G::State& state, Seat seat) {
  typename G::MoveList list;
  G::legal_moves(setup, state, seat, list);
  std::vector<typename G::Move> moves;
  for (std::size_t i = 0; i < list.size(); ++i) moves.push_back(list[i]);
  return moves;
}

template <Notated G>
std::string legal_text(const typename G::Setup& setup, const typename G::State& state, Seat seat) {
  std::string text;
  for (const auto& move : legal<G>(setup, state, seat)) text += Notation<G>::move(setup, move) + "\n";
  return text;
}

template <class Setup>
SeatSet seats_of(const Setup& setup) {
  return SeatSet::first_n(setup.seats);
}

/// Plays on to the end and calls `look(state)` before each step and at the end.
template <Game G, class Look>
void play_out(const typename G::Setup& setup, typename G::State state, Rng& rng, Look look) {
  typename G::MoveList moves;
  for (int step = 0; step < kMostSteps; ++step) {
    look(static_cast<const typename G::State&>(state));
    if (testing::Test::HasFailure() || G::is_over(state)) return;
    random_step<G>(setup, state, moves, rng);
  }
  FAIL() << "the game does not end";
}

/// Moves met in random games, to be tried where they do not belong.
template <Notated G>
class Pool {
 public:
  using Move = typename G::Move;

  void add(const typename G::Setup& setup, const Move& move, Rng& rng) {
    keep(move, rng);
    const std::string text = changed(Notation<G>::move(setup, move), rng);
    if (const auto other = Notation<G>::parse_move(setup, text)) keep(*other, rng);
  }
  const std::vector<Move>& moves() const { return moves_; }

 private:
  static constexpr std::size_t kMost = 200;

  void keep(const Move& move, Rng& rng) {
    if (moves_.size() < kMost) return moves_.push_back(move);
    moves_[random_index(kMost, rng)] = move;
  }

  /// The text with one letter changed to another of it, or the piece between two places copied once more.
  static std::string changed(std::string text, Rng& rng) {
    const std::size_t at = random_index(text.size(), rng);
    const std::size_t from = random_index(text.size(), rng);
    if (rng.below(2) == 0) {
      text[at] = rng.below(2) == 0 ? text[from] : static_cast<char>('0' + rng.below(10));
      return text;
    }
    return text.substr(0, at) + text.substr(from);
  }

  std::vector<Move> moves_{Move{}};
};

}  // namespace septem
