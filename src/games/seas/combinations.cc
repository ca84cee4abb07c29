#include "games/seas/combinations.h"

#include <algorithm>

namespace septem::seas {
namespace {

/// All sets of different strengths that add up to a total; kNeverPresent fills up.
using Sums = std::array<std::uint16_t, 10>;
constexpr std::uint16_t kNeverPresent = kAllStrengths + 1;

/// For the totals 0 to 10.
constexpr auto kSums = [] {
  std::array<Sums, kStrengths + 1> sums{};  // 10 has the most: ten
  for (Sums& each : sums) each.fill(kNeverPresent);
  std::array<std::size_t, kStrengths + 1> counts{};
  for (StrengthBits strengths = 0; strengths <= kAllStrengths; ++strengths) {
    const int total = total_strength(CardSet::from_bits(strengths));
    if (total > kStrengths) continue;
    const auto at = static_cast<std::size_t>(total);
    sums[at][counts[at]++] = static_cast<std::uint16_t>(strengths);
  }
  return sums;
}();

/// Which of the sums consist of strengths that are present. Tries them all: which one is the last to fit is a coin toss to
/// the processor.
constexpr unsigned fitting_sums(StrengthBits present, int total) {
  const Sums& sums = kSums[static_cast<std::size_t>(total)];
  unsigned fitting = 0;
  for (std::size_t i = 0; i < sums.size(); ++i) fitting |= ((sums[i] & ~present) == 0 ? 1U : 0U) << i;
  return fitting;
}

/// A3: the n-th set of cards that adds up to a strength, counted from 0; nothing when there are no more.
CardSet nth_combination(CardSet display, int strength, int n) {
  // Each set of those that have an equal before them, with cards of different strengths.
  const CardSet beyond = equals_beyond_first(display);
  const CardSet different = display - beyond;
  CardSet some;
  do {
    const int missing = strength - total_strength(some);
    unsigned fitting = missing < 0 ? 0 : fitting_sums(strengths_of(different), missing);
    if (n < std::popcount(fitting)) {
      while (n-- > 0) fitting &= fitting - 1;
      const auto first = static_cast<std::size_t>(std::countr_zero(fitting));
      return some | (different & cards_of(kSums[static_cast<std::size_t>(missing)][first]));
    }
    n -= std::popcount(fitting);
    some = CardSet::from_bits(some.bits() - beyond.bits()) & beyond;
  } while (!some.is_empty());
  return {};
}

CardSet nth_capture(CardSet display, Card card, int n) {
  if (const CardSet same = display & equals_of(card); !same.is_empty()) return CardSet::of(same.nth(n));  // A2
  if (card.strength() > 1) return nth_combination(display, card.strength(), n);
  if (n == 0) return {};
  const CardSet tens = display & kTens;
  return n <= tens.size() ? CardSet::of(tens.nth(n - 1)) : display;
}

/// A4 and A5, on a display without ones: they may be laid down, or take a ten, and the kraken everything. Where that is
/// one ten alone, it is one way.
constexpr int count_ways_of_one(CardSet display, bool is_kraken) {
  const int tens = (display & kTens).size();
  const bool takes_more = is_kraken && display.size() > (tens == 1 ? 1 : 0);
  return 1 + tens + (takes_more ? 1 : 0);
}

/// What some cards add up to in at least one, two, three, four ways: bit t for the total t.
struct Totals {
  std::uint32_t one = 1;
  std::uint32_t two = 0;
  std::uint32_t three = 0;
  std::uint32_t four = 0;

  /// Every set without a card of this strength, and with it.
  constexpr void add(int strength) {
    four |= four << strength | (three & one << strength) | (two & two << strength) | (one & three << strength);
    three |= three << strength | (two & one << strength) | (one & two << strength);
    two |= two << strength | (one & one << strength);
    one |= one << strength;
  }
};

constexpr void add_ways(Ways& ways, CardSet cards, int count) {
  ways.two |= cards.only_if(count >= 2);
  ways.three |= cards.only_if(count >= 3);
  ways.four |= cards.only_if(count >= 4);
}

constexpr Ways ways_on(CardSet display) {
  Totals totals;
  for (const Card card : display) totals.add(card.strength());
  const StrengthBits present = strengths_of(display);
  const auto combining = [present](std::uint32_t bits) { return cards_of(bits >> 1 & kAllStrengths & ~present); };
  const CardSet second = equals_beyond_first(display);
  const CardSet third = equals_beyond_first(second);
  Ways ways;
  ways.two = combining(totals.two) | cards_of(strengths_of(second));
  ways.three = combining(totals.three) | cards_of(strengths_of(third));
  ways.four = combining(totals.four) | cards_of(strengths_of(equals_beyond_first(third)));
  const CardSet free_ones = kOnes.only_if(!display.has_any(kOnes));
  add_ways(ways, free_ones, count_ways_of_one(display, false));
  add_ways(ways, free_ones & CardSet::of(kKraken), count_ways_of_one(display, true));
  return ways;
}

constexpr auto all_ways() {
  std::array<Ways, kStrengthSets> all{};
  for (StrengthBits present = 0; present <= kAllStrengths; ++present) {
    all[present] = ways_on(CardSet::from_bits(present));
  }
  return all;
}

/// The equal card (A2), else the first of the combinations (A3).
constexpr std::uint16_t first_capture(StrengthBits present, int strength) {
  const StrengthBits same = 1U << (strength - 1);
  if (present & same) return static_cast<std::uint16_t>(same);
  for (const std::uint16_t sum : kSums[static_cast<std::size_t>(strength)]) {
    if ((sum & ~present) == 0) return sum;
    if (sum == kNeverPresent) break;  // and so is the rest
  }
  return 0;
}

constexpr auto all_first_captures() {
  std::array<std::array<std::uint16_t, kStrengthSets>, kStrengths> all{};
  for (int strength = 1; strength <= kStrengths; ++strength) {
    for (StrengthBits present = 0; present <= kAllStrengths; ++present) {
      all[static_cast<std::size_t>(strength) - 1][present] = first_capture(present, strength);
    }
  }
  return all;
}

/// Whether a card has more than `ways` ways, which are at least four: so it is not one that takes an equal card.
bool has_more_ways(CardSet display, Card card, int ways) {
  if (card.strength() == 1) return count_ways_of_one(display, card == kKraken) > ways;
  return !nth_combination(display, card.strength(), ways).is_empty();
}
CardSet with_more_ways(CardSet display, CardSet cards, int ways) {
  CardSet found;
  for (const Card card : cards) found |= CardSet::of(card).only_if(has_more_ways(display, card, ways));
  return found;
}

}  // namespace

constinit const std::array<Ways, kStrengthSets> kWays = all_ways();
constinit const std::array<std::array<std::uint16_t, kStrengthSets>, kStrengths> kFirstCaptures = all_first_captures();

int count_plays(CardSet display, CardSet hand) {
  const Ways ways = ways_on(display);
  int count = hand.size() + (hand & ways.two).size() + (hand & ways.three).size();
  CardSet more = hand & ways.four;
  for (int known = 4; !more.is_empty(); ++known) {
    count += more.size();
    more = with_more_ways(display, more, known);
  }
  return count;
}

Move nth_play(CardSet display, CardSet hand, int n) {
  CardSet cards = hand;
  int way = 0;
  if (n >= hand.size()) {
    const Ways ways = has_equals(display) ? ways_on(display) : kWays[strengths_of(display)];
    const std::array<CardSet, 4> with_way = {hand, hand & ways.two, hand & ways.three, hand & ways.four};
    while (n >= cards.size()) {
      n -= cards.size();
      ++way;
      cards = way < 4 ? with_way[static_cast<std::size_t>(way)] : with_more_ways(display, cards, way);
    }
  }
  const Card card = cards.nth(n);
  return Move::capture(card, nth_capture(display, card, way));
}

StrengthBits capturing_strengths(CardSet display) {
  std::uint32_t totals = 1;
  for (const Card card : display) totals |= totals << card.strength();
  return totals >> 1 & kAllStrengths;
}

}  // namespace septem::seas
