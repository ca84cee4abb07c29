// What the seats of one of many tables know, as far as observations need it: here all of it. A game whose observations need little says
// so with a Watch of its own.
//
// Observation<G> says how a game is observed: `lay_out(setup, facts, sink)` (layout.h) and `facts(setup, knowledge)`.
#pragma once

#include <array>
#include <cstddef>

#include "games/game.h"
#include "play/follow.h"
#include "python/module/layout.h"

namespace septem::python {

template <Game G>
struct Observation;

template <Game G>
class Watch {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Knowledge = typename G::Knowledge;

  /// A seat that knows this.
  void begin(const Setup&, Seat seat, const Knowledge& knowledge) { known(seat) = knowledge; }
  /// All seats at the start of a game.
  void begin(const Setup& setup, const State& state) {
    for (const Seat seat : SeatSet::first_n(setup.seats)) known(seat) = G::know(setup, G::view(setup, state, seat));
  }
  template <class... Step>
  void step(const Setup& setup, const State& before, const State& after, const Step&... step) {
    for (const Seat seat : SeatSet::first_n(setup.seats)) follow<G>(setup, known(seat), seat, before, after, step...);
  }
  auto facts(const Setup& setup, const State&, Seat seat) const {
    return Observation<G>::facts(setup, known_[static_cast<std::size_t>(seat.index())]);
  }

 private:
  Knowledge& known(Seat seat) { return known_[static_cast<std::size_t>(seat.index())]; }

  std::array<Knowledge, G::kMaxSeats> known_{};
};

template <Game G>
std::vector<std::string> feature_names(const typename G::Setup& setup) {
  FeatureNames names;
  // Any knowledge will do: which features there are depends on the setup alone.
  const auto start = G::know(setup, G::view(setup, G::begin(setup), Seat{}));
  Observation<G>::lay_out(setup, Observation<G>::facts(setup, start), names);
  return std::move(names).take();
}

template <Game G, class Facts>
void write_features(const typename G::Setup& setup, const Facts& facts, std::uint8_t* out) {
  FeatureBytes bytes(out);
  Observation<G>::lay_out(setup, facts, bytes);
}

}  // namespace septem::python
