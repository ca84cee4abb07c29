// The rules of 7 Seas once more, in the plainest words: every subset is tried, every sum is added up. To compare with.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "games/seas/seas.h"

namespace septem::seas::plain {

using Sets = std::set<CardSet::Bits>;

inline std::vector<Card> list_of(CardSet cards) {
  std::vector<Card> list;
  for (const Card card : cards) list.push_back(card);
  return list;
}

/// Every way to take two or more cards that add up to this strength.
inline Sets combinations(CardSet display, int strength) {
  const std::vector<Card> cards = list_of(display);
  Sets found;
  for (std::uint32_t chosen = 0; chosen < 1U << cards.size(); ++chosen) {
    int sum = 0;
    CardSet taken;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if ((chosen >> i & 1) == 0) continue;
      sum += cards[i].strength();
      taken.add(cards[i]);
    }
    if (taken.size() >= 2 && sum == strength) found.insert(taken.bits());
  }
  return found;
}

/// What playing this card may take; the empty set is laying it down.
inline Sets captures(CardSet display, Card card) {
  Sets equal;
  Sets tens;
  for (const Card other : display) {
    if (other.strength() == card.strength()) equal.insert(CardSet::of(other).bits());
    if (other.strength() == 10) tens.insert(CardSet::of(other).bits());
  }
  if (!equal.empty()) return equal;
  if (card.strength() == 1) {
    Sets found = tens;
    found.insert(CardSet{}.bits());
    if (card == kKraken) found.insert(display.bits());
    return found;
  }
  const Sets sums = combinations(display, card.strength());
  return sums.empty() ? Sets{CardSet{}.bits()} : sums;
}

inline int coins(CardSet chest) {
  int sum = 0;
  for (const Card card : chest) {
    if (card.type() == Type::kGold) sum += card.strength() == 1 ? 3 : 1;
  }
  return sum;
}

inline int value(const Values& values, CardSet chest) {
  int sum = 0;
  for (const Type type : {Type::kGold, Type::kCrystal, Type::kRum, Type::kCurse}) {
    std::optional<int> best;
    for (const Card card : chest) {
      if (card.type() == type) best = std::max(best.value_or(-100), values.of(card));
    }
    if (type == Type::kCurse && chest.has(kKraken)) best = -7;
    sum += best.value_or(0);
  }
  return sum;
}

/// Points per chest.
inline std::vector<int> points(const Values& values, const std::vector<CardSet>& chests) {
  std::vector<int> points(chests.size());
  const auto reward = [&](const auto& figure_of, int worth) {
    int most = -100;
    for (const CardSet chest : chests) most = std::max(most, figure_of(chest));
    for (std::size_t i = 0; i < chests.size(); ++i) points[i] += figure_of(chests[i]) == most ? worth : 0;
  };
  reward([](CardSet chest) { return chest.size(); }, 1);
  reward([](CardSet chest) { return coins(chest); }, 1);
  reward([&](CardSet chest) { return value(values, chest); }, 2);
  for (std::size_t i = 0; i < chests.size(); ++i) {
    points[i] += (chests[i].has(kLady) ? 1 : 0) + (chests[i].has(kKing) ? 1 : 0);
  }
  return points;
}

}  // namespace septem::seas::plain
