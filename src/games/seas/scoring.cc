#include "games/seas/scoring.h"

namespace septem::seas {
namespace {

/// All that an owner gets for the highest figures.
int rewards(const RoundScore& score, int owners, std::size_t owner) {
  return reward(score.cards, owners, owner, kPointsForMost) + reward(score.coins, owners, owner, kPointsForMost) +
         reward(score.value, owners, owner, kPointsForValue);
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
  score.chests = chests;
  const int owners = setup.owners();
  for (std::size_t i = 0; i < static_cast<std::size_t>(owners); ++i) {
    score.cards[i] = static_cast<std::uint8_t>(chests[i].size());
    score.coins[i] = static_cast<std::uint8_t>(coins_of(chests[i]));
    score.value[i] = static_cast<std::int8_t>(total_value(setup.values, chests[i]));
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(owners); ++i) {
    const int named = (chests[i].has(kLady) ? 1 : 0) + (chests[i].has(kKing) ? 1 : 0);
    score.points[i] = static_cast<std::uint8_t>(named * kPointsForNamedCard + rewards(score, owners, i));
  }
  return score;
}

}  // namespace septem::seas
