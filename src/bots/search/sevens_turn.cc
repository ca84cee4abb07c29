#include "bots/search/sevens_turn.h"

#include <algorithm>

namespace septem::sevens {
namespace {

/// Those in other hands and in the deck.
CardSet unseen_by(const State& state, Seat seat) {
  CardSet unseen;
  for (const CardSet hand : state.hands) unseen |= hand;
  for (int i = 0; i < state.deck_size(); ++i) unseen.add(state.deck_at(i));
  return unseen - state.hand(seat);
}

float share_at_end(const Setup& setup, const State& state, Seat seat) {
  const SeatSet won = winners(setup, state);
  return won.has(seat) ? 1 / static_cast<float>(won.size()) : 0;
}

float share_after_best(const Judge& judge, const Setup& setup, const State& state, Seat seat, const MoveList& moves,
                       Rng& rng) {
  float best = 0;
  for (const Move move : moves) {
    State after = state;
    apply(setup, after, seat, move);
    best = std::max(best, share_at_end_of_turn(judge, setup, after, seat, rng));
  }
  return best;
}

}  // namespace

float share_at_end_of_turn(const Judge& judge, const Setup& setup, State state, Seat seat, Rng& rng) {
  MoveList moves;
  while (true) {
    if (state.phase == Phase::kOver) return share_at_end(setup, state, seat);
    if (state.phase == Phase::kPlay) return judge.share(features_of(setup, state, seat));
    if (state.is_chance_due()) {
      apply(setup, state, draw(setup, state, rng));
    } else if (state.phase == Phase::kCall) {
      apply(setup, state, seat, Move::call(best_call(setup, unseen_by(state, seat))));
    } else {
      moves.clear();
      legal_moves(setup, state, seat, moves);
      // What to look at is not tried out: the judge does not know what knowing is worth. The first way sees most of the deck.
      if (state.phase != Phase::kLook) return share_after_best(judge, setup, state, seat, moves, rng);
      apply(setup, state, seat, moves[0]);
    }
  }
}

Call best_call(const Setup& setup, CardSet possible) {
  Call best;
  for (int i = 1; i < Call::kCount; ++i) {
    const Call call = Call::from_index(i);
    if ((possible & call.cards(setup.square)).size() > (possible & best.cards(setup.square)).size()) best = call;
  }
  return best;
}

}  // namespace septem::sevens
