// Sums up what each kind of scoring line brought the seats of a game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "arena/play_game.h"
#include "notation/notation.h"
#include "play/follow.h"

namespace septem {

/// Its scoring lines are parts of the points. (In 7 Seize they are the steps of a weighing, which has no parts.)
template <class G>
concept AddsUpScores = ScoreNotated<G> && !requires { requires Notation<G>::kWeighs; };

template <Notated G>
class ScoreWatch : public NoWatch<G> {
 public:
  void begin(const typename G::Setup& setup, const typename G::State& state) {
    known_ = G::know(setup, G::view(setup, state, Viewer::referee()));
    told_ = 0;
    categories_.clear();
  }

  template <class... Step>
  void step(const typename G::Setup& setup, const typename G::State& before, const typename G::State& after,
            const Step&... step) {
    follow<G>(setup, known_, Viewer::referee(), before, after, step...);
    if constexpr (AddsUpScores<G>) {
      if (Notation<G>::scorings(known_) == told_) return;
      ++told_;
      for (const ScoringLine& line : Notation<G>::scoring(setup, known_))
        for (const Seat seat : line.seats) count(line.key, seat, line.amount, setup.seats);
    }
  }

  std::vector<CategoryScore> take() { return std::exchange(categories_, {}); }

 protected:
  /// Adds something to what a seat has of this kind. An interloper is not told of.
  void count(std::string_view key, Seat seat, int amount, int seats) {
    if (seat.is_ghost()) return;
    auto found = std::find_if(categories_.begin(), categories_.end(),
                              [&](const CategoryScore& category) { return category.key == key; });
    if (found == categories_.end()) {
      found = categories_.insert(found, {std::string(key), std::vector<int>(static_cast<std::size_t>(seats))});
    }
    found->amounts[static_cast<std::size_t>(seat.index())] += amount;
  }

 private:
  typename G::Knowledge known_{};
  std::size_t told_ = 0;
  std::vector<CategoryScore> categories_;
};

}  // namespace septem
