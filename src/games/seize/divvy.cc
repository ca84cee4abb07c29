#include "games/seize/divvy.h"

#include <algorithm>

#include "games/seize/refusals.h"

namespace septem::seize {

Objection why_not_divvy(const State& state, Move move) {
  const auto drawn = state.drawn_now();
  const Move::Pieces red = move.pieces();
  auto from = drawn.begin();
  for (const Piece piece : red) {
    const auto found = std::find(from, drawn.end(), piece);
    if (found == drawn.end()) {
      const bool is_drawn = std::find(drawn.begin(), drawn.end(), piece) != drawn.end();
      return is_drawn ? refusals::kNotInDrawingOrder : refusals::kNotDrawn;
    }
    from = found + 1;
  }
  if (red.is_empty() || red.size() == drawn.size()) return refusals::kEmptyStash;
  return std::nullopt;
}

void divvy(const Setup& setup, State& state, Move move) {
  PieceSet drawn;
  for (const Piece piece : state.drawn_now()) drawn.add(piece);
  PieceSet red;
  for (const Piece piece : move.pieces()) red.add(piece);
  state.stash(Colour::kRed) = red;
  state.stash(Colour::kBlack) = drawn - red;
  // The deck never runs out with two seats: seven rounds take 37 cards.
  if (setup.has_ghost()) state.laid.back() = state.piles.draw();
  state.phase = Phase::kCard;
  state.to_act = setup.all_seats();
}

}  // namespace septem::seize
