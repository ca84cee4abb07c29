#include "games/seas/scoring.h"

#include <algorithm>

namespace septem::seas {
namespace {

constexpr int kPointsForMost = 1;
constexpr int kPointsForNamedCard = 1;
constexpr int kPointsForValue = 2;

/// A13: everyone who shares the highest figure gets the points, also when it is zero.
template <class Figures>
void reward_highest(const Figures& figures, int owners, int points, RoundScore& score) {
  const auto end = figures.begin() + owners;
  const auto highest = *std::max_element(figures.begin(), end);
  for (std::size_t i = 0; i < static_cast<std::size_t>(owners); ++i) {
    const int share = figures[i] == highest ? points : 0;
    score.points[i] = static_cast<std::uint8_t>(score.points[i] + share);
  }
}

}  // namespace

int coins_of(CardSet cards) {
  // Gold 1 shows three coins, every other gold card one.
  return (cards & all_of(Type::kGold)).size() + (cards.has(kGoldOne) ? 2 : 0);
}

int total_value(const Values& values, CardSet cards) {
  return values.best(cards, Type::kGold) + values.best(cards, Type::kCrystal) + values.best(cards, Type::kRum) +
         values.best(cards, Type::kCurse);
}

RoundScore score_round(const Setup& setup, const std::array<CardSet, kMaxSeats>& chests) {
  RoundScore score;
  const int owners = setup.owners();
  for (std::size_t i = 0; i < static_cast<std::size_t>(owners); ++i) {
    score.cards[i] = static_cast<std::uint8_t>(chests[i].size());
    score.coins[i] = static_cast<std::uint8_t>(coins_of(chests[i]));
    score.value[i] = static_cast<std::int8_t>(total_value(setup.values, chests[i]));
    const int named = (chests[i].has(kLady) ? 1 : 0) + (chests[i].has(kKing) ? 1 : 0);
    score.points[i] = static_cast<std::uint8_t>(named * kPointsForNamedCard);
  }
  reward_highest(score.cards, owners, kPointsForMost, score);
  reward_highest(score.coins, owners, kPointsForMost, score);
  reward_highest(score.value, owners, kPointsForValue, score);
  return score;
}

}  // namespace septem::seas
