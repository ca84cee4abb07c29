// The weighing after the last round (B20 to B22).
#pragma once

#include <array>

#include "games/game.h"
#include "games/seize/move.h"
#include "games/seize/move_list.h"
#include "games/seize/state.h"

namespace septem::seize {

/// True weights by piece; 0 for what was left out of the bag.
class Weights {
 public:
  explicit Weights(const State& state);
  int of(Piece piece) const { return of_[static_cast<std::size_t>(piece.index())]; }
  int of(PieceSet pieces) const;

 private:
  std::array<Weight, Piece::kCount> of_{};
};

/// p0 against p1, the one who stays against p2, and so on, until level scales ask for a decision or all are through.
void begin_weighing(const Setup& setup, State& state);

/// Whether both pans weigh the same and something lies on them.
bool is_level(const State& state);
/// Those who still have to take a piece off; in phase kUnload.
SeatSet who_unloads(const State& state);
void add_unloadings(const State& state, Seat seat, MoveList& moves);
Objection why_not_unload(const State& state, Seat seat, Move move);
/// Takes a piece off the scale, hidden until the other side has chosen too; then they are weighed again.
void unload(const Setup& setup, State& state, Seat seat, Move move);

}  // namespace septem::seize
