// 7 Seas against its rules in the plainest words, for random and for all displays.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <map>

#include "games/seas/captures.h"
#include "games/seas/move_list.h"
#include "tests/property/plain_seas.h"

namespace septem::seas {
namespace {

/// A display as play can bring it about: up to four cards dealt, any others laid where they took nothing.
rc::Gen<CardSet> any_display() {
  return rc::gen::map(rc::gen::container<std::vector<int>>(14, rc::gen::inRange(0, Card::kCount)),
                      [](const std::vector<int>& indices) {
                        CardSet display;
                        for (const int index : indices) {
                          const Card card = Card::from_index(index);
                          if (display.has(card)) continue;
                          const bool is_dealt = display.size() < 4;
                          if (is_dealt || plain::captures(display, card).contains(0)) display.add(card);
                        }
                        return display;
                      });
}

std::map<Card, plain::Sets, decltype([](Card a, Card b) { return a.index() < b.index(); })> by_card(CardSet display,
                                                                                                    CardSet hand) {
  MoveList moves;
  moves.add_plays(display, hand);
  decltype(by_card(display, hand)) found;
  for (const Move move : moves) {
    const bool is_new = found[move.card()].insert(move.taken().bits()).second;
    RC_ASSERT(is_new);
  }
  return found;
}

RC_GTEST_PROP(SeasProperties, CapturesAreWhatTryingEverySubsetFinds, ()) {
  const CardSet display = *any_display();
  const CardSet hand = kAllCards - display;
  // As many cards at once as a hand can hold: all hands together hold them all.
  const int size = *rc::gen::inRange(1, 12);
  CardSet rest = hand;
  while (!rest.is_empty()) {
    CardSet cards;
    for (int i = 0; i < size && !rest.is_empty(); ++i) {
      const Card card = rest.nth(*rc::gen::inRange(0, rest.size()));
      cards.add(card);
      rest.remove(card);
    }
    const auto found = by_card(display, cards);
    for (const Card card : cards) RC_ASSERT(found.at(card) == plain::captures(display, card));
  }
}

RC_GTEST_PROP(SeasProperties, WhyNotAgreesForEverySubsetOfTheDisplay, ()) {
  const CardSet display = *any_display();
  const CardSet others = kAllCards - display;
  const Card card = others.nth(*rc::gen::inRange(0, others.size()));
  const plain::Sets legal = plain::captures(display, card);
  const std::vector<Card> cards = plain::list_of(display);
  for (std::uint32_t chosen = 0; chosen < 1U << cards.size(); ++chosen) {
    CardSet taken;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (chosen >> i & 1) taken.add(cards[i]);
    RC_ASSERT(!why_not_capture(display, card, taken) == legal.contains(taken.bits()));
  }
}

/// Not random: each of the 1,024 sets of different strengths, in changing types.
TEST(SeasCaptures, AreRightForEveryDisplayOfDifferentStrengths) {
  for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) {
    CardSet display;
    for (int strength = 1; strength <= kStrengths; ++strength) {
      const auto type = static_cast<Type>((strength * 7 + static_cast<int>(strengths)) % kTypes);
      if (strengths >> (strength - 1) & 1) display.add(Card::of(type, strength));
    }
    for (const Card card : kAllCards - display) {
      ASSERT_EQ(by_card(display, CardSet::of(card)).at(card), plain::captures(display, card)) << strengths;
    }
  }
}

RC_GTEST_PROP(SeasProperties, AScoringIsWhatAddingUpGives, ()) {
  const int owners = *rc::gen::inRange(2, 5);
  const auto where = *rc::gen::container<std::array<int, Card::kCount>>(rc::gen::inRange(0, owners + 1));
  std::array<CardSet, kMaxSeats> chests{};
  for (const Card card : kAllCards) {
    const auto owner = static_cast<std::size_t>(where[static_cast<std::size_t>(card.index())]);
    if (owner < static_cast<std::size_t>(owners)) chests[owner].add(card);
  }
  const septem::seas::Setup setup{.seats = owners};
  const RoundScore score = score_round(setup, chests);
  const std::vector<CardSet> list(chests.begin(), chests.begin() + owners);
  const std::vector<int> points = plain::points(setup.values, list);
  for (std::size_t i = 0; i < list.size(); ++i) {
    RC_ASSERT(score.cards[i] == list[i].size());
    RC_ASSERT(score.coins[i] == plain::coins(list[i]));
    RC_ASSERT(score.value[i] == plain::value(setup.values, list[i]));
    RC_ASSERT(score.points[i] == points[i]);
  }
}

RC_GTEST_PROP(SeasProperties, EveryTableOfValuesIsScoredWithItsOwnFigures, ()) {
  std::array<std::int8_t, Card::kCount> of_card{};
  for (std::size_t i = 0; i < of_card.size(); ++i) {
    const bool is_curse = Card::from_index(static_cast<int>(i)).type() == Type::kCurse;
    of_card[i] = *rc::gen::inRange<std::int8_t>(-7, is_curse ? 0 : 8);
  }
  of_card[static_cast<std::size_t>(kKraken.index())] = -7;
  const Values values(of_card);
  const CardSet chest = CardSet::from_bits(*rc::gen::arbitrary<std::uint64_t>()) & kAllCards;
  RC_ASSERT(total_value(values, chest) == plain::value(values, chest));
}

/// The strengths of a display: how many cards of each.
using Counts = std::array<int, kStrengths + 1>;

/// How many ways there are to play a card of this strength, without the kraken's taking all.
int ways(const Counts& display, int strength) {
  const auto at = static_cast<std::size_t>(strength);
  if (display[at] > 0) return display[at];
  if (strength == 1) return 1 + display[10];
  std::array<int, kStrengths + 1> sums{1};
  for (int s = 1; s <= kStrengths; ++s) {
    for (int card = 0; card < display[static_cast<std::size_t>(s)]; ++card) {
      for (std::size_t t = kStrengths; t >= static_cast<std::size_t>(s); --t)
        sums[t] += sums[t - static_cast<std::size_t>(s)];
    }
  }
  return std::max(1, sums[at]);
}

bool can_lay(const Counts& display, int strength) {
  if (display[static_cast<std::size_t>(strength)] > 0) return false;
  if (strength == 1) return true;
  std::uint32_t totals = 1;
  for (int s = 1; s <= kStrengths; ++s) {
    for (int card = 0; card < display[static_cast<std::size_t>(s)]; ++card) totals |= totals << s;
  }
  return (totals >> strength & 1) == 0;
}

/// The cards of the first types: never the kraken, unless there are four ones.
CardSet first_cards(const Counts& display) {
  CardSet cards;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    for (int type = 0; type < display[static_cast<std::size_t>(strength)]; ++type)
      cards.add(Card::of(static_cast<Type>(type), strength));
  }
  return cards;
}

void expect_every_way(CardSet display, Card card, int count) {
  MoveList moves;
  moves.add_plays(display, {card});
  ASSERT_EQ(moves.size(), static_cast<std::size_t>(count)) << display.bits() << " " << card.index();
  std::set<Move> different;
  for (const Move move : moves) different.insert(move);
  ASSERT_EQ(different.size(), moves.size()) << display.bits() << " " << card.index();
}

/// Goes through every display that laying cards can make of this one.
void lay_on(const Counts& display, std::set<Counts>& seen) {
  if (!seen.insert(display).second) return;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    if (!can_lay(display, strength)) continue;
    Counts after = display;
    ++after[static_cast<std::size_t>(strength)];
    lay_on(after, seen);
  }
}

/// Every display consists of some of the four cards dealt and of cards that were laid on the ones now still there, in the
/// order of time. Hence this tries them all.
TEST(SeasMoveList, CountsTheWaysOfEveryCardOnEveryDisplay) {
  std::set<Counts> seen;
  for (int dealt = 0; dealt < 11 * 11 * 11 * 11; ++dealt) {
    Counts display{};
    for (int rest = dealt, i = 0; i < 4; ++i, rest /= 11) ++display[static_cast<std::size_t>(rest % 11)];
    display[0] = 0;
    if (*std::max_element(display.begin(), display.end()) <= kTypes) lay_on(display, seen);
  }
  EXPECT_GT(seen.size(), 18'000U);
  for (const Counts& counts : seen) {
    const CardSet display = first_cards(counts);
    for (int strength = 1; strength <= kStrengths; ++strength) {
      const Card card = Card::of(Type::kRum, strength);
      if (!display.has(card)) expect_every_way(display, card, ways(counts, strength));
    }
    // A5: the kraken may take everything as well, which is nothing new where that is one ten.
    const bool takes_all = counts[1] == 0 && !display.is_empty() && !(display.size() == 1 && counts[10] == 1);
    if (!display.has(kKraken)) expect_every_way(display, kKraken, ways(counts, 1) + (takes_all ? 1 : 0));
  }
}

}  // namespace
}  // namespace septem::seas
