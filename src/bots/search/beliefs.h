// What a bot believes of the others' hands, counted over the worlds that it looks at.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <vector>

#include "bots/bot.h"

namespace septem {

/// A game in which each seat has a hand of cards.
template <class G>
concept HasHands = requires(const typename G::State& state) {
  { (*state.hands[0].begin()).index() } -> std::same_as<int>;
};

/// Where nobody holds cards there is nothing to believe of them.
template <Game G>
class Beliefs {
 public:
  bool has_enough() const { return true; }
  void add(const typename G::State&, double = 1) {}
  std::vector<Belief> of_others(const Problem<G>&) const { return {}; }
};

template <Game G>
  requires HasHands<G>
class Beliefs<G> {
 public:
  /// More worlds would hardly change what a person is told.
  static constexpr int kEnough = 1'000;

  bool has_enough() const { return worlds_ >= kEnough; }

  /// Worlds count in proportion to their weights.
  void add(const typename G::State& world, double weight = 1) {
    if (has_enough()) return;
    ++worlds_;
    weights_ += weight;
    for (std::size_t seat = 0; seat < world.hands.size(); ++seat) {
      for (const auto card : world.hands[seat]) counts_[seat][static_cast<std::size_t>(card.index())] += weight;
    }
  }

  /// Of the hands that are not the seat's own; only what may be there.
  std::vector<Belief> of_others(const Problem<G>& problem) const {
    std::vector<Belief> beliefs;
    for (const Seat seat : SeatSet::first_n(problem.setup.seats)) {
      if (seat == problem.seat) continue;
      const Counts& counts = counts_[static_cast<std::size_t>(seat.index())];
      for (std::size_t card = 0; card < counts.size(); ++card) {
        if (counts[card] == 0) continue;
        beliefs.push_back({seat, static_cast<int>(card), counts[card] / weights_});
      }
    }
    return beliefs;
  }

 private:
  using Counts = std::array<double, 64>;  ///< the index of a card is below

  int worlds_ = 0;
  double weights_ = 0;
  std::array<Counts, std::tuple_size_v<decltype(G::State::hands)>> counts_{};
};

}  // namespace septem
