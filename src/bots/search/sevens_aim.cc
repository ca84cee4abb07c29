#include "bots/search/sevens_aim.h"

#include <cmath>

#include "bots/search/sevens.h"
#include "bots/search/sevens_hopes.h"

namespace septem {

using namespace sevens;

namespace {

/// One move in so many is any move: players make mistakes, and a search must not rely on one line.
constexpr std::uint32_t kOneSlipIn = 10;

Move likely_move(const Setup& setup, const State& state, const MoveList& moves, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(moves.size());
  const std::uint32_t first = rng.below(count);  // of equals any
  if (rng.below(kOneSlipIn) == 0) return moves[first];
  const Prospect prospect(setup, state, state.turn);
  Move best = moves[first];
  float best_rating = prospect.rate(best);
  for (std::uint32_t i = 1; i < count; ++i) {
    const Move move = moves[(first + i) % count];
    const float rating = prospect.rate(move);
    if (rating <= best_rating) continue;
    best = move;
    best_rating = rating;
  }
  return best;
}

Utilities hopes(const Setup& setup, const State& state) {
  const QuickWorth worth(setup.square, state.wild, state.disabled());
  const std::size_t longest = longest_column(state.columns);
  Utilities hopes{};
  double sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.seats); ++i) {
    const float logit = kPerPointInHand[longest] * static_cast<float>(worth.of(state.hands[i])) +
                        kPerLuckyCard * static_cast<float>(state.lucky[i].size()) +
                        (state.turn.index() == static_cast<int>(i) ? kToMove[longest] : 0);
    sum += hopes[i] = std::exp(logit);
  }
  for (double& hope : hopes) hope /= sum;
  return hopes;
}

}  // namespace

void Aim<Sevens>::play_out(const Setup& setup, State& state, MoveList& moves, Rng& rng) const {
  const Seat turn = state.turn;
  while (!is_reached(state) && (state.phase != Phase::kPlay || state.turn == turn)) {
    if (state.is_chance_due()) {
      apply(setup, state, draw(setup, state, rng));
      continue;
    }
    moves.clear();
    legal_moves(setup, state, state.turn, moves);
    apply(setup, state, state.turn, likely_move(setup, state, moves, rng));
  }
}

Utilities Aim<Sevens>::utilities(const Setup& setup, const State& end) const {
  if (!is_reached(end)) return hopes(setup, end);
  Utilities utilities{};
  const Returns returns = sevens::returns(setup, end);
  for (std::size_t i = 0; i < returns.size(); ++i) utilities[i] = returns[i].share;
  return utilities;
}

}  // namespace septem
