// The start, where cards may go and which power fires: rulings C1 to C5 and C17.
#include "games/sevens/play.h"

#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC1, TheFlippedCardOpensItsColumnAndItsPowerDoesNotFire) {
  for (const std::string_view flip : {"A4", "C4", "D4", "H4", "L4", "S4", "W4"}) {
    const TestTable table(kTwo, Deal{.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = flip});
    EXPECT_EQ(table.columns(), flip.substr(0, 1));
    EXPECT_EQ(table.column(flip.substr(0, 1)), flip);
    EXPECT_EQ(table.due(), "play p0");
    EXPECT_EQ(table.hand("p0"), "A1 A2 A3");
    EXPECT_EQ(table.hand("p1"), "C1 C2 C3");
    EXPECT_EQ(table.state().deck_size(), 42);
  }
}

TEST(SevensC1, AColorsCardThereSetsTheWildColour) {
  const TestTable table(kTwo, Deal{.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = "C6"});
  EXPECT_EQ(table.wild(), "indigo");
  EXPECT_EQ(table.state().disabled(), 0);
}

TEST(SevensC1, AnAgesCardThereCounts) {
  const TestTable table(kTwo, Deal{.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = "A5"});
  EXPECT_EQ(table.wild(), "");
  EXPECT_EQ(table.state().disabled(), 1);
}

TEST(SevensC1, HandsAreDealtAsBlocksFromP0WhoeverStarts) {
  const TestTable table(setup_of(4, "p2"),
                        Deal{.hands = {"A1 A2 A3", "C1 C2 C3", "D1 D2 D3", "H1 H2 H3"}, .flip = "S1", .then = "W7 W6"});
  EXPECT_EQ(table.due(), "play p2");
  EXPECT_EQ(table.hand("p0"), "A1 A2 A3");
  EXPECT_EQ(table.hand("p3"), "H1 H2 H3");
  EXPECT_EQ(table.deck(2), "W7 W6");
  EXPECT_EQ(table.state().deck_size(), 49 - 12 - 1);
}

TEST(SevensC2, ACardGoesToItsOwnColumnWhichItOpens) {
  TestTable table(kTwo, Deal{.hands = {"W3 D1 S1", "H1 H2 H3"}, .flip = "L4"});
  EXPECT_EQ(table.legal("p0"), (Texts{"W3>W", "D1>D", "S1>S"}));
  table.go("p0 W3>W, p0 look deck=3, p0 stack A1 A2 A3");
  EXPECT_EQ(table.columns(), "LW");
}

TEST(SevensC2, AgesGoToAnyColumnThatIsThere) {
  TestTable table(kTwo, Deal{.hands = {"A1 D1 D2", "A2 H2 H3"}, .flip = "L4"});
  EXPECT_EQ(table.plays("p0", "A1"), (Texts{"A1>A", "A1>L"}));
  table.go("p0 A1>L");
  EXPECT_EQ(table.plays("p1", "A2"), (Texts{"A2>A", "A2>L"}));
}

TEST(SevensC2, CardsOfTheWildColourGoToAnyColumnThatIsThere) {
  // Wild blue: A7 C5 D3 H1 L6 S4 W2.
  const TestTable table(kTwo, Deal{.hands = {"W2 L6 D1", "H1 H2 H3"}, .flip = "C5"});
  EXPECT_EQ(table.legal("p0"), (Texts{"W2>C", "W2>W", "L6>C", "L6>L", "D1>D"}));
}

TEST(SevensC2, NoCardOpensAColumnOfAnotherType) {
  const TestTable table(kTwo, Deal{.hands = {"W2 A1 D1", "H1 H2 H3"}, .flip = "C5"});
  EXPECT_EQ(table.refusal("p0", "W2>L"), refusals::kColumnNotOpen);
  EXPECT_EQ(table.refusal("p0", "A1>D"), refusals::kColumnNotOpen);
  EXPECT_EQ(table.refusal("p0", "D1>C"), refusals::kOwnColumnOnly);
  EXPECT_EQ(table.refusal("p0", "H1>H"), refusals::kNotInHand);
  EXPECT_EQ(table.refusal("p1", "H1>H"), refusals::kNotYourTurn);
  EXPECT_EQ(table.refusal("p0", "take C"), refusals::kMustPlay);
}

TEST(SevensC2, WithoutAWildColourOnlyAgesAreFree) {
  const TestTable table(kTwo, Deal{.hands = {"W2 A7 D3", "H1 H2 H3"}, .flip = "L6"});
  EXPECT_EQ(table.legal("p0"), (Texts{"W2>W", "A7>A", "A7>L", "D3>D"}));
}

TEST(SevensC5, RulebookAColorsCardOnItsColumnTurnsTheWildColourFromRedToBlue) {
  TestTable table(kTwo, Deal{.hands = {"C5 D1 D2", "L1 L2 L3"}, .flip = "C1"});
  EXPECT_EQ(table.wild(), "red");
  table.go("p0 C5>C");
  EXPECT_EQ(table.wild(), "blue");
  EXPECT_EQ(table.column("C"), "C1 C5");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SevensC3, RulebookOldAgeOnHolyVirtuesDoesNotTriggerIt) {
  TestTable table(kTwo, Deal{.hands = {"A6 D1 D2", "L1 L2 L3"}, .flip = "H5", .then = "W7"});
  table.go("p0 A6>H");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.hand("p0"), "D1 D2 W7");
  EXPECT_EQ(table.column("H"), "H5 A6");
}

TEST(SevensC3, RulebookTheGreatPyramidTriggersLuckyGodsWhenBlueIsWild) {
  TestTable table(kTwo, Position{.hands = {"W2 D1 D2", "L2 H2 H3"}, .columns = {"C C5", "L L1"}, .deck = "D4 S2"});
  EXPECT_EQ(table.plays("p0", "W2"), (Texts{"W2>C", "W2>L", "W2>W"}));
  table.go("p0 W2>L");
  EXPECT_EQ(table.due(), "call p0");
  table.go("p0 call 4");
  EXPECT_EQ(names(table.state().lucky[0]), "D4");
  EXPECT_EQ(table.column("L"), "L1 W2");
}

TEST(SevensC3, AnAgesCardOfTheWildColourFiresAForeignPower) {
  // Wild orange: A4. A5 is yellow.
  for (const auto& [ages, due] : {std::pair("p0 A4>W", "look p0"), std::pair("p0 A5>W", "play p1")}) {
    TestTable table(kTwo, Position{.hands = {"A4 A5 D2", "L1 L2 L3"}, .columns = {"C C2", "W W3"}, .deck = "S1 S2 S3"});
    table.go(ages);
    EXPECT_EQ(table.due(), due);
  }
}

TEST(SevensC3, AWildCardUsesTheColumnsPowerAndNotItsOwn) {
  // Wild blue: H1 and W2; on Ages and Colors nothing fires.
  TestTable table(kTwo, Position{.hands = {"H1 D1 D2", "W2 L2 L3"}, .columns = {"C C5", "A A1"}, .deck = "S1 S2 S3"});
  table.go("p0 H1>C");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.wild(), "blue");
  table.go("p1 W2>A");
  EXPECT_EQ(table.due(), "play p0");
  EXPECT_EQ(table.state().disabled(), 2);
}

TEST(SevensC3, TheWildColourIsJudgedBeforeTheCardLands) {
  // C1 is red as long as nothing is wild: on its own column it fires nothing anyway, and afterwards red is wild.
  TestTable table(kTwo, Position{.hands = {"C1 D1 D2", "A3 L2 L3"}, .columns = {"C C5", "L L4"}, .deck = "S1 S2 S3"});
  EXPECT_EQ(table.plays("p0", "C1"), (Texts{"C1>C"}));
  table.go("p0 C1>C");
  EXPECT_EQ(table.wild(), "red");
  EXPECT_EQ(table.plays("p1", "A3"), (Texts{"A3>A", "A3>C", "A3>L"}));
  table.go("p1 A3>L");
  EXPECT_EQ(table.due(), "call p1");
}

TEST(SevensC4, APowerThatCanBeCarriedOutMustBe) {
  TestTable table(kThree, Deal{.hands = {"D1 D2 D3", "H1 H2 H3", "L1 L2 L3"}, .flip = "D4"});
  table.go("p0 D1>D");
  EXPECT_EQ(table.legal("p0"), (Texts{"sin p1", "sin p2"}));
  EXPECT_EQ(table.refusal("p0", "D2>D"), refusals::kMustChooseVictim);
  EXPECT_EQ(table.refusal("p1", "H1>H"), refusals::kNotYourTurn);
}

TEST(SevensC5, OnlyColorsCardsChangeTheWildColour) {
  TestTable table(kTwo, Deal{.hands = {"A1 A2 A3", "C7 C6 C2"}, .flip = "C1", .then = "W1 W2"});
  table.go("p0 A1>C");
  EXPECT_EQ(table.wild(), "red");
  table.go("p1 C7>C");
  EXPECT_EQ(table.wild(), "violet");
  EXPECT_EQ(table.column("C"), "C1 A1 C7");
}

TEST(SevensC5, AColorsCardIsNeverWildInHandSoThatItOnlyEverLiesInItsOwnColumn) {
  // The one Colors card of the wild colour is the one that set it.
  for (const std::string_view flip : {"C1", "C2", "C3", "C4"}) {
    const TestTable table(kTwo, Deal{.hands = {"C5 C6 C7", "L1 L2 L3"}, .flip = flip});
    EXPECT_EQ(table.legal("p0"), (Texts{"C5>C", "C6>C", "C7>C"}));
  }
}

TEST(SevensC5, TheColourGoesBackWhenSeasTakesTheCardAndToNoneWithoutOne) {
  TestTable table(kTwo, Deal{.hands = {"C5 A1 A2", "S1 S2 S3"}, .flip = "C1", .then = "W1 W2"});
  table.go("p0 C5>C, p1 S1>S");
  EXPECT_EQ(table.wild(), "blue");
  table.go("p1 take C");
  EXPECT_EQ(table.wild(), "red");
  table.go("p0 A1>A, p1 S2>S, p1 take C");
  EXPECT_EQ(table.wild(), "");
  EXPECT_EQ(table.columns(), "ACS");
}

TEST(SevensC5, AForeignCardOnTopHidesNothing) {
  TestTable table(kTwo, Deal{.hands = {"H1 A1 A2", "S1 S2 S3"}, .flip = "C5", .then = "W1 W2"});
  table.go("p0 H1>C, p1 S1>S, p1 take C");
  EXPECT_EQ(table.wild(), "blue");
  EXPECT_EQ(table.hand("p1"), "H1 S2 S3");
}

TEST(SevensC17, TheFirstPlayerIsASeatOrDrawnBeforeTheDeck) {
  TestTable table(with_random_first(3));
  EXPECT_EQ(table.due(), "first");
  EXPECT_EQ(table.refusal(Outcome::first(seat("p3"))), refusals::kNoSuchSeat);
  EXPECT_EQ(table.refusal(outcome_of({})), refusals::kFirstIsDue);
  table.first("p2");
  EXPECT_EQ(table.due(), "deck");
  EXPECT_EQ(table.refusal(Outcome::first(seat("p1"))), refusals::kDeckIsDue);
  EXPECT_EQ(TestTable(setup_of(3, "p1")).due(), "deck");
}

TEST(SevensC17, EverySeatIsDrawnFirstEquallyOften) {
  const auto random = with_random_first(3);
  Rng rng(17);
  std::array<int, 3> counts{};
  for (int i = 0; i < 3000; ++i) ++counts[static_cast<std::size_t>(draw(random, begin(random), rng).seat.index())];
  for (const int count : counts) EXPECT_NEAR(count, 1000, 120);
}

TEST(SevensC1, ADeckNamesEachCardOnce) {
  Outcome outcome = outcome_of({});
  outcome.cards[3] = outcome.cards[4];
  EXPECT_EQ(TestTable(kTwo).refusal(outcome), refusals::kNotAllCards);
  EXPECT_EQ(TestTable(kTwo, Deal{.hands = {"A1 A2 A3", "C1 C2 C3"}, .flip = "C5"}).refusal(outcome_of({})),
            refusals::kNothingIsDue);
}

}  // namespace
}  // namespace septem::sevens
