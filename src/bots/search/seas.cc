#include "bots/search/seas.h"

#include <bit>
#include <cmath>

#include "games/seas/combinations.h"
#include "games/seas/scoring.h"

namespace septem {
namespace {

using namespace seas;

// A logit model (the weight of a move is e to the sum of these), fitted to what `textbook` played against itself in 300 games with two
// seats and 2,000 simulations a move.
constexpr float kCapture = 0.322F;
constexpr float kPerWorthCaptured = 1.261F;
constexpr float kClearing = 0.529F;
constexpr float kPerCardTaken = -0.244F;
constexpr float kPerWorthLaid = -1.164F;
constexpr float kPerStrengthLaid = -0.206F;
constexpr float kPerStrengthThatCaptures = -0.148F;  ///< of what is left lying
constexpr float kCanBeCleared = -0.743F;
// Nicking is rare; these are guesses.
constexpr float kPerWorthPicked = 2;
constexpr float kDeclining = -1;

/// What a card is worth to whoever captures it, roughly in navigation points.
float worth(const Setup& setup, Card card) {
  const int named = card == kLady || card == kKing ? 1 : 0;
  return 0.05F + 0.1F * static_cast<float>(coins_of(CardSet::of(card))) + static_cast<float>(named) +
         0.08F * static_cast<float>(setup.values.of(card));
}
float worth(const Setup& setup, CardSet cards) {
  float sum = 0;
  for (const Card card : cards) sum += worth(setup, card);
  return sum;
}

/// What others could make of it.
float invitation(CardSet display) {
  const int total = total_strength(display);
  const bool can_be_cleared = total > 0 && total <= kStrengths;
  return kPerStrengthThatCaptures * static_cast<float>(std::popcount(capturing_strengths(display))) +
         (can_be_cleared ? kCanBeCleared : 0);
}

float inclination_to_play(const Setup& setup, CardSet display, Move move) {
  const CardSet card = CardSet::of(move.card());
  if (move.taken().is_empty()) {
    return kPerWorthLaid * worth(setup, move.card()) + kPerStrengthLaid * static_cast<float>(move.card().strength()) +
           invitation(display | card);
  }
  const CardSet left = display - move.taken();
  return kCapture + kPerWorthCaptured * worth(setup, move.taken() | card) +
         kPerCardTaken * static_cast<float>(move.taken().size()) + (left.is_empty() ? kClearing : 0) + invitation(left);
}

float inclination(const Setup& setup, const State& state, Move move) {
  switch (move.kind()) {
    case Move::Kind::kPlay:
      return inclination_to_play(setup, state.display, move);
    case Move::Kind::kNick:
      return move.source().is_nowhere() ? kDeclining : 0;
    case Move::Kind::kPick:
      return kPerWorthPicked * worth(setup, move.card());
  }
  return 0;
}

}  // namespace

float seas::temptation(const Setup& setup, CardSet display, Move play) {
  return std::exp(inclination_to_play(setup, display, play));
}

float Inclination<Seas>::weight(const Setup& setup, const State& state, const Move& move) {
  return std::exp(inclination(setup, state, move));
}

}  // namespace septem
