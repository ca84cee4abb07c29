// A game in progress together with what each seat knows of it, built up as a table does it.
#pragma once

#include <boost/json/serialize.hpp>
#include <string>
#include <vector>

#include "notation/notation.h"
#include "tests/contract/play.h"

namespace septem {

/// A state and what one seat knows in it.
template <Notated G>
struct World {
  typename G::State state;
  typename G::Knowledge knowledge;

  template <class... Step>  // seat and move, or an outcome
  void take(const typename G::Setup& setup, Seat viewer, const Step&... step) {
    const auto sight = G::sight(setup, state, step..., viewer);
    G::apply(setup, state, step...);
    G::learn(setup, knowledge, sight, G::view(setup, state, viewer));
  }
  std::string json(const typename G::Setup& setup) const {
    return boost::json::serialize(Notation<G>::view(setup, knowledge));
  }
};

template <Notated G>
class KnownGame {
 public:
  explicit KnownGame(const typename G::Setup& setup) : setup_(setup) {
    const auto state = G::begin(setup);
    for (const Seat seat : seats_of(setup)) worlds_.push_back({state, G::know(setup, G::view(setup, state, seat))});
  }

  const typename G::State& state() const { return worlds_.front().state; }
  const World<G>& world(Seat seat) const { return worlds_[static_cast<std::size_t>(seat.index())]; }
  bool is_over() const { return G::is_over(state()); }

  void random_step(Rng& rng) {
    if (G::is_chance_due(setup_, state())) return take(G::draw(setup_, state(), rng));
    const Seat seat = any_of(G::to_act(setup_, state()), rng);
    take(seat, any_of(legal<G>(setup_, state(), seat), rng));
  }

 private:
  template <class... Step>
  void take(const Step&... step) {
    for (const Seat seat : seats_of(setup_))
      worlds_[static_cast<std::size_t>(seat.index())].take(setup_, seat, step...);
  }

  const typename G::Setup& setup_;
  std::vector<World<G>> worlds_;
};

/// Plays a random game and calls `look(game)` at about one step in `rate`, but not at the end.
template <Notated G, class Look>
void play_known(const typename G::Setup& setup, Rng& rng, std::uint32_t rate, Look look) {
  KnownGame<G> game(setup);
  for (int step = 0; step < kMostSteps && !game.is_over(); ++step) {
    if (rng.below(rate) == 0) look(game);
    if (testing::Test::HasFailure()) return;
    game.random_step(rng);
  }
}

}  // namespace septem
