// The rulings of Pearls (README.md).
#include <gtest/gtest.h>

#include "games/pearls/pearls.h"
#include "notation/pearls.h"
#include "play/match.h"

namespace septem::pearls {
namespace {

const Seat kAda = Seat::from_index(0);
const Seat kBen = Seat::from_index(1);

CardSet cards(std::initializer_list<std::string_view> names) {
  CardSet set;
  for (const std::string_view each : names) set.add(*named<Card>(each));
  return set;
}

/// Two divers with five cards each, because fewer tell the same.
struct Dives {
  explicit Dives(bool ties_sink = false) : match({2, 5, ties_sink}) {
    match.take(Outcome{.hands = {cards({"r1", "r2", "r3", "r4", "r7"}), cards({"g1", "g2", "g3", "g5", "g6"})}});
  }
  void round(int pearl, std::string_view ada, std::string_view ben) {
    match.take(Outcome{.pearl = Pearl::from_index(pearl - 1)});
    match.take(kAda, *named<Card>(ada));
    match.take(kBen, *named<Card>(ben));
  }
  int points_of(Seat seat) const { return points(match.state().won[at(seat)]); }

  Match<Pearls> match;
};

TEST(Pearls, TheDeepestDiveTakesThePearl) {  // F4
  Dives dives;
  dives.round(6, "r4", "g3");
  EXPECT_EQ(dives.points_of(kAda), 6);
  EXPECT_EQ(dives.points_of(kBen), 0);
}

TEST(Pearls, AfterATieThePearlWaitsForTheNextDiveOrSinks) {  // F4
  for (const bool ties_sink : {false, true}) {
    Dives dives(ties_sink);
    dives.round(6, "r3", "g3");
    dives.round(2, "r1", "g2");
    EXPECT_EQ(dives.points_of(kBen), ties_sink ? 2 : 8);
  }
}

TEST(Pearls, DivesLaidAwayAreRememberedAndInNoHand) {  // F5
  Dives dives;
  dives.round(6, "r4", "g3");
  EXPECT_EQ(dives.match.knowledge(Viewer::spectator()).gone, cards({"r4", "g3"}));
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const State sample = Pearls::sample(dives.match.setup(), dives.match.knowledge(kAda), rng);
    EXPECT_FALSE(sample.hands[1].has_any(cards({"g3", "r4", "r1"})));
  }
}

TEST(Pearls, WithoutDivesItIsOverAndEqualsShareTheWin) {  // F6
  Dives dives;
  dives.round(1, "r1", "g2");
  dives.round(2, "r2", "g1");
  dives.round(5, "r7", "g6");
  dives.round(6, "r4", "g5");
  EXPECT_FALSE(dives.match.is_over());
  dives.round(7, "r3", "g3");
  ASSERT_TRUE(dives.match.is_over());
  EXPECT_EQ(Pearls::returns(dives.match.setup(), dives.match.state())[0], (Return{0.5, 7}));
}

}  // namespace
}  // namespace septem::pearls
