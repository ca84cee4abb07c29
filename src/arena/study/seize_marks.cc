#include "arena/study/seize_marks.h"

#include <algorithm>

#include "games/seize/weighing.h"

namespace septem {

using namespace seize;

namespace {

bool is_found(const State& before, const State& after) {
  return after.phase == Phase::kDivvy && before.phase != Phase::kDivvy;
}
/// A round ends where the next begins, or the weighing does.
bool is_ended(const State& before, const State& after) {
  if (before.round != after.round) return true;
  const auto is_weighing = [](Phase phase) { return phase == Phase::kUnload || phase == Phase::kOver; };
  return is_weighing(after.phase) && !is_weighing(before.phase);
}

/// What the captain has beyond the mean of the others.
template <class Amount>
double lead(const Setup& setup, Seat captain, Amount amount) {
  Mean others;
  for (const Seat seat : setup.all_seats())
    if (seat != captain) others.add(amount(seat));
  return amount(captain) - others.value();
}

}  // namespace

void Marks<Seize>::see(const Setup& setup, const State& before, const State& after) {
  if (is_ended(before, after)) {
    const Weights weights(after);
    // A piece may also be lost to a thief.
    const auto gained = [&](Seat seat, auto measure) {
      const PieceSet had = had_[static_cast<std::size_t>(seat.index())];
      return static_cast<double>(measure(after.collection(seat)) - measure(had));
    };
    pieces_.add(lead(setup, before.captain,
                     [&](Seat seat) { return gained(seat, [](PieceSet pieces) { return pieces.size(); }); }));
    weight_.add(lead(setup, before.captain,
                     [&](Seat seat) { return gained(seat, [&](PieceSet pieces) { return weights.of(pieces); }); }));
  }
  if (!is_found(before, after)) return;
  ++captaincies_[static_cast<std::size_t>(after.captain.index())];
  for (const Seat seat : setup.all_seats()) had_[static_cast<std::size_t>(seat.index())] = after.collection(seat);
}

void Marks<Seize>::tell(const Setup& setup, const State&, GameResult& game) const {
  const auto seats = static_cast<std::size_t>(setup.seats);
  const int most = *std::max_element(captaincies_.begin(), captaincies_.begin() + setup.seats);
  Mean share;
  for (std::size_t seat = 0; seat < seats; ++seat)
    if (captaincies_[seat] == most) share.add(game.returns[seat].share);
  game.figures.push_back({"captain: pieces more in a round", pieces_.value()});
  game.figures.push_back({"captain: weight more in a round", weight_.value()});
  game.figures.push_back({"captain: share of wins of who was it most often", share.value()});
}

}  // namespace septem
