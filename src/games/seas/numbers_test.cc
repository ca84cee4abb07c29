// The numbers of moves have room for every way to play a card.
#include "games/seas/numbers.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "games/seas/move_list.h"

namespace septem::seas {
namespace {

/// How many cards of each strength lie in the display: which of the equal ones does not matter to the ways.
using Display = std::array<int, kStrengths>;

CardSet cards_of_display(const Display& display) {
  CardSet cards;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    for (int i = 0; i < display[static_cast<std::size_t>(strength) - 1]; ++i) {
      cards.add(Card::of(static_cast<Type>(i), strength));
    }
  }
  return cards;
}

Display display_of(CardSet cards) {
  Display display{};
  for (const Card card : cards) ++display[static_cast<std::size_t>(card.strength()) - 1];
  return display;
}

/// Nothing, as in ultimate teams, and every deal of four cards but those with three tens (A11).
std::set<Display> dealt() {
  std::set<Display> all{Display{}};
  std::set<Display> some = all;
  for (int i = 0; i < 4; ++i) {
    std::set<Display> more;
    for (Display display : some) {
      for (int& count : display) {
        ++count;
        if (display[kStrengths - 1] < 3) more.insert(display);
        --count;
      }
    }
    some = std::move(more);
  }
  all.merge(some);
  return all;
}

/// The ways to play a card of this strength that no equal card hides: all four of them when there is none, the kraken of the ones.
MoveList ways_of(const Display& display, int strength) {
  MoveList ways;
  ways.add_plays(cards_of_display(display), CardSet::of(Card::of(Type::kCurse, strength)));
  return ways;
}

TEST(SeasNumbers, HaveRoomForEveryWayOnEveryDisplayThatPlayCanReach) {
  std::set<Display> seen = dealt();
  std::vector<Display> open(seen.begin(), seen.end());
  std::array<int, kStrengths> most{};
  while (!open.empty()) {
    const Display display = open.back();
    open.pop_back();
    const CardSet cards = cards_of_display(display);
    for (int strength = 1; strength <= kStrengths; ++strength) {
      int& most_of_it = most[static_cast<std::size_t>(strength) - 1];
      // All four equal cards in the display: there is none to play.
      if (display[static_cast<std::size_t>(strength) - 1] == 4) {
        most_of_it = std::max(most_of_it, 4);
        continue;
      }
      const MoveList ways = ways_of(display, strength);
      most_of_it = std::max(most_of_it, static_cast<int>(ways.size()));
      for (const Move move : ways) {
        const CardSet laid = move.taken().is_empty() ? CardSet::of(move.card()) : CardSet{};
        const Display after = display_of((cards - move.taken()) | laid);
        if (seen.insert(after).second) open.push_back(after);
      }
    }
  }
  EXPECT_EQ(most, kMostWays);
}

}  // namespace
}  // namespace septem::seas
