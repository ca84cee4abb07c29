// The powers, one by one: rulings C6 to C9.
#include <gtest/gtest.h>

#include "games/sevens/table_test.h"

namespace septem::sevens {
namespace {

TEST(SevensC6, ARandomCardOfAnOpponentIsPlacedWithoutItsPowerAndTheVictimDrawsFirst) {
  TestTable table(kThree, Deal{.hands = {"D1 W4 W5", "H5 A3 C4", "L1 L2 L3"}, .flip = "D4", .then = "W1 W2"});
  table.go("p0 D1>D, p0 sin p1");
  EXPECT_EQ(table.due(), "sinned");
  table.sinned("H5");
  EXPECT_EQ(table.hand("p1"), "A3 C4");
  EXPECT_EQ(table.legal("p0"), (Texts{"place H5>H"}));
  table.go("p0 place H5>H");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.hand("p1"), "A3 C4 W1");
  EXPECT_EQ(table.hand("p0"), "W2 W4 W5");
}

TEST(SevensC6, OnlyCardsOfTheVictimCanBePicked) {
  TestTable table(kThree, Deal{.hands = {"D1 W4 W5", "H5 A3 C4", "L1 L2 L3"}, .flip = "D4"});
  table.go("p0 D1>D, p0 sin p1");
  for (const std::string_view wrong : {"L1", "W4", "D1", "A1"}) {
    EXPECT_EQ(table.refusal(Outcome::sin(card(wrong))), refusals::kNotInVictimsHand) << wrong;
  }
  EXPECT_EQ(table.refusal(TestTable::wonder_of("H5")), refusals::kSinIsDue);
}

TEST(SevensC6, EveryCardOfTheVictimIsPickedEquallyOften) {
  TestTable table(kTwo, Deal{.hands = {"D1 W4 W5", "H5 A3 C4"}, .flip = "D4"});
  table.go("p0 D1>D, p0 sin p1");
  Rng rng(6);
  std::array<int, Card::kIndexEnd> counts{};
  for (int i = 0; i < 3000; ++i) {
    ++counts[static_cast<std::size_t>(draw(table.setup(), table.state(), rng).cards[0].index())];
  }
  for (const std::string_view name : {"H5", "A3", "C4"}) {
    EXPECT_NEAR(counts[static_cast<std::size_t>(card(name).index())], 1000, 120) << name;
  }
}

TEST(SevensC6, AgesAndWildCardsArePlacedByChoiceAndStillCount) {
  TestTable ages(kTwo, Deal{.hands = {"D1 W4 W5", "H5 A3 C4"}, .flip = "D4"});
  ages.go("p0 D1>D, p0 sin p1");
  ages.sinned("A3");
  EXPECT_EQ(ages.legal("p0"), (Texts{"place A3>A", "place A3>D"}));
  ages.go("p0 place A3>A");
  EXPECT_EQ(ages.state().disabled(), 1);

  TestTable wild(kTwo, Deal{.hands = {"D1 W4 W5", "H5 A3 C4"}, .flip = "C2"});  // wild orange: H5
  wild.go("p0 D1>D, p0 sin p1");
  wild.sinned("H5");
  EXPECT_EQ(wild.legal("p0"), (Texts{"place H5>C", "place H5>D", "place H5>H"}));
  wild.go("p0 place H5>D");
  EXPECT_EQ(wild.due(), "play p1");  // no second sin
}

TEST(SevensC6, ASinnedColorsCardChangesTheWildColour) {
  TestTable table(kTwo, Deal{.hands = {"D1 W4 W5", "H5 A3 C4"}, .flip = "D4"});
  table.go("p0 D1>D, p0 sin p1");
  table.sinned("C4");
  EXPECT_EQ(table.legal("p0"), (Texts{"place C4>C"}));
  table.go("p0 place C4>C");
  EXPECT_EQ(table.wild(), "green");
}

TEST(SevensC6, ThePlacementIsRefusedWhereThePickedCardMayNotGo) {
  TestTable table(kTwo, Deal{.hands = {"D1 W4 W5", "H5 A3 C4"}, .flip = "D4"});
  table.go("p0 D1>D");
  EXPECT_EQ(table.refusal("p0", "sin p0"), refusals::kNoOpponent);
  EXPECT_EQ(table.refusal("p0", "sin p2"), refusals::kNoOpponent);
  table.go("p0 sin p1");
  EXPECT_EQ(table.refusal("p0", "place H5>H"), refusals::kNotYourTurn);  // chance is due
  table.sinned("H5");
  EXPECT_EQ(table.refusal("p0", "place A3>A"), refusals::kNotPicked);
  EXPECT_EQ(table.refusal("p0", "place H5>D"), refusals::kOwnColumnOnly);
  EXPECT_EQ(table.refusal("p0", "place H5>C"), refusals::kColumnNotOpen);
  EXPECT_EQ(table.refusal("p0", "W4>W"), refusals::kMustPlace);
}

TEST(SevensC6, ASinThatEndsTheGameBringsNoDrawAndIsTheActivePlayers) {
  TestTable table(kTwo, Position{.hands = {"D7 W1 W2", "A5 W3 W4"}, .columns = {"D D1 D2 D3 D4 D5"}, .deck = "S1 S2"});
  table.go("p0 D7>D, p0 sin p1");
  table.sinned("A5");
  table.go("p0 place A5>D");
  EXPECT_EQ(table.due(), "over");
  ASSERT_TRUE(table.state().has_ending);
  EXPECT_EQ(table.state().ending, (Ending{card("A5"), Type::kSins, seat("p0")}));
  EXPECT_EQ(table.column("D"), "D1 D2 D3 D4 D5 D7");
  EXPECT_EQ(table.hand("p0"), "W1 W2");
  EXPECT_EQ(table.hand("p1"), "W3 W4");
  EXPECT_EQ(table.deck(), "S1 S2");
  EXPECT_EQ(table.scores(), (std::vector{1 + 2 + 5, 3 + 4}));
}

TEST(SevensC6, OpponentsWithoutCardsAreNoVictimsAndWithNoneAtAllNothingHappens) {
  TestTable one(kThree, Position{.hands = {"D1 W1", "", "L1"}, .columns = {"D D4"}});
  one.go("p0 D1>D");
  EXPECT_EQ(one.legal("p0"), (Texts{"sin p2"}));
  EXPECT_EQ(one.refusal("p0", "sin p1"), refusals::kVictimHasNoCard);
  TestTable none(kThree, Position{.hands = {"D1 W1", "", ""}, .columns = {"D D4"}});
  none.go("p0 D1>D");
  EXPECT_EQ(none.due(), "play p0");
}

TEST(SevensC6, TheLastDeckCardGoesToTheVictim) {
  TestTable table(kTwo, Position{.hands = {"D1 W1 W2", "L1 L2 L3"}, .columns = {"D D4"}, .deck = "S1"});
  table.go("p0 D1>D, p0 sin p1");
  table.sinned("L2");
  table.go("p0 place L2>L");
  EXPECT_EQ(table.hand("p1"), "L1 L3 S1");
  EXPECT_EQ(table.hand("p0"), "W1 W2");
}

TEST(SevensC7, DrawOneAndPlayAnotherCardChainsAllowed) {
  TestTable table(kTwo, Deal{.hands = {"H2 H3 W1", "L1 L2 L3"}, .flip = "H1", .then = "H4 A1 A2 A3"});
  table.go("p0 H2>H");
  EXPECT_EQ(table.due(), "play p0");
  EXPECT_EQ(table.hand("p0"), "H3 H4 W1");
  table.go("p0 H4>H");
  EXPECT_EQ(table.hand("p0"), "A1 H3 W1");
  table.go("p0 H3>H");
  EXPECT_EQ(table.hand("p0"), "A1 A2 W1");
  table.go("p0 A1>A");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.hand("p0"), "A2 A3 W1");
}

TEST(SevensC7, TheOtherCardBringsEverythingItBrings) {
  TestTable table(kTwo, Deal{.hands = {"H2 L4 W1", "D1 D2 D3"}, .flip = "C1", .then = "A1 A2 A3"});
  table.go("p0 H2>H, p0 L4>L");
  EXPECT_EQ(table.due(), "call p0");
  table.go("p0 call 2");
  EXPECT_EQ(names(table.state().lucky[0]), "A2");
  EXPECT_EQ(table.hand("p0"), "A1 A3 W1");
}

TEST(SevensC7, FromAnEmptyDeckNothingIsDrawnAndAnotherCardIsPlayedAllTheSame) {
  TestTable table(kTwo, Position{.hands = {"H2 W1", "L1"}, .columns = {"H H1"}});
  table.go("p0 H2>H");
  EXPECT_EQ(table.due(), "play p0");
  EXPECT_EQ(table.hand("p0"), "W1");
}

TEST(SevensC7, WithAnEmptyHandTheTurnEnds) {
  TestTable table(kTwo, Position{.hands = {"H2", "L1"}, .columns = {"H H1"}});
  table.go("p0 H2>H");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SevensC8, AMatchLiesOpenBeforeThePlayerAMissLeavesTheGame) {
  for (const auto& [called, is_hit] : {std::pair("5", true), {"red", true}, {"blue", false}, {"4", false}}) {
    TestTable table(kTwo, Deal{.hands = {"L1 D1 D2", "H1 H2 H3"}, .flip = "A1", .then = "W5 S1"});  // W5 is red
    table.go("p0 L1>L, p0 call " + std::string(called));
    EXPECT_EQ(names(table.state().lucky[0]), is_hit ? "W5" : "") << called;
    EXPECT_EQ(names(table.state().gone), is_hit ? "" : "W5") << called;
    EXPECT_EQ(table.hand("p0"), "D1 D2 S1");
    EXPECT_EQ(table.due(), "play p1");
  }
}

TEST(SevensC8, AnyNumberOrColourMayBeCalledAndOneMust) {
  TestTable table(kTwo, Deal{.hands = {"L1 D1 D2", "H1 H2 H3"}, .flip = "A1"});
  table.go("p0 L1>L");
  EXPECT_EQ(table.legal("p0"),
            (Texts{"call 1", "call 2", "call 3", "call 4", "call 5", "call 6", "call 7", "call red", "call orange",
                   "call yellow", "call green", "call blue", "call indigo", "call violet"}));
  EXPECT_EQ(table.refusal("p0", "D1>D"), refusals::kMustCall);
}

TEST(SevensC8, WithAnEmptyDeckNothingHappens) {
  TestTable table(kTwo, Position{.hands = {"L1 W1", "L2"}, .columns = {"H H1"}});
  table.go("p0 L1>L");
  EXPECT_EQ(table.due(), "play p1");
}

TEST(SevensC8, TheLastDeckCardMayBeFlippedAndThenNothingIsDrawn) {
  TestTable table(kTwo, Position{.hands = {"L1 W1 W2", "L2 L3 L4"}, .columns = {"H H1"}, .deck = "S5"});
  table.go("p0 L1>L, p0 call indigo");
  EXPECT_EQ(names(table.state().lucky[0]), "S5");
  EXPECT_EQ(table.hand("p0"), "W1 W2");
}

TEST(SevensC9, SeasTakesTheTopOfAnotherColumnAndDrawsNothing) {
  TestTable table(kTwo, Position{.hands = {"S1 A1 A2", "A3 D1 D2"}, .columns = {"H H1 H2", "S S2"}, .deck = "W1 W2"});
  table.go("p0 S1>S");
  EXPECT_EQ(table.legal("p0"), (Texts{"take H"}));
  table.go("p0 take H");
  EXPECT_EQ(table.hand("p0"), "A1 A2 H2");
  EXPECT_EQ(table.column("H"), "H1");
  EXPECT_EQ(table.deck(), "W1 W2");
}

TEST(SevensC9, AnEmptiedColumnStaysAndCanBePlayedOn) {
  TestTable table(kTwo, Deal{.hands = {"S1 A1 A2", "A3 D1 D2"}, .flip = "H1"});
  table.go("p0 S1>S, p0 take H");
  EXPECT_EQ(table.columns(), "HS");
  EXPECT_EQ(table.column("H"), "");
  EXPECT_EQ(table.plays("p1", "A3"), (Texts{"A3>A", "A3>H", "A3>S"}));
}

TEST(SevensC9, AnEmptiedColumnIsNothingToTakeFrom) {
  TestTable table(kTwo, Position{.hands = {"S1 A1 A2", "A3 D1 D2"}, .columns = {"D D3", "H", "S S2"}, .deck = "W1"});
  table.go("p0 S1>S");
  EXPECT_EQ(table.legal("p0"), (Texts{"take D"}));
  EXPECT_EQ(table.refusal("p0", "take H"), refusals::kNothingToTake);
  EXPECT_EQ(table.refusal("p0", "take W"), refusals::kNothingToTake);
  EXPECT_EQ(table.refusal("p0", "take S"), refusals::kNotFromSeas);
  EXPECT_EQ(table.refusal("p0", "A1>A"), refusals::kMustTake);
}

TEST(SevensC9, WithNoOtherCardNothingHappensAndTheHandIsRefilled) {
  TestTable table(kTwo, Deal{.hands = {"S1 A1 A2", "A3 D1 D2"}, .flip = "S2", .then = "W1"});
  table.go("p0 S1>S");
  EXPECT_EQ(table.due(), "play p1");
  EXPECT_EQ(table.hand("p0"), "A1 A2 W1");
}

TEST(SevensC9, AWildCardOnTheSeasColumnTakesTooButNotFromThere) {
  TestTable table(kTwo, Position{.hands = {"H1 D1 D2", "L1 L2 L3"}, .columns = {"C C5", "S S1"}, .deck = "W1"});
  table.go("p0 H1>S");
  EXPECT_EQ(table.legal("p0"), (Texts{"take C"}));
  table.go("p0 take C");
  EXPECT_EQ(table.hand("p0"), "C5 D1 D2");
  EXPECT_EQ(table.wild(), "");
}

TEST(SevensC9, AfterAVirtueTheTurnStillEndsWithoutADraw) {
  TestTable table(kTwo, Deal{.hands = {"H2 S3 W1", "L1 L2 L3"}, .flip = "C1", .then = "A1 A2 A3"});
  table.go("p0 H2>H, p0 S3>S, p0 take H");
  EXPECT_EQ(table.hand("p0"), "A1 H2 W1");
  EXPECT_EQ(table.deck(1), "A2");
}

}  // namespace
}  // namespace septem::sevens
